// What a seat may know (chapter 5), a world it cannot rule out, and what must hold in every state.
#include <cstring>

#include "games/crowdcontrol/flow.h"
#include "games/crowdcontrol/known.h"
#include "games/crowdcontrol/line.h"
#include "games/crowdcontrol/rules.h"

namespace turnwright::crowdcontrol {
namespace {

// A pair that waits for a prompt. Which entry it is of the other player may follow from a target that is hidden: an
// effect whose side is open resolves in the own half or not (CC-92).
Frame* prompting_pair(State& s) {
  if (!s.flow.window.open() || s.flow.window.kind != kPromptWindow) return nullptr;
  return &s.flow.frames[s.flow.depth - 1];
}

using RowPlaces = FixedVec<RowPlace, kRowMost>;

// Gives each fact about a Hand a card of its own: what others know must be possible all together.
class Matching {
 public:
  Matching(const Look& look, Seat seat, const RowPlaces& cards)
      : look_(look), seat_(seat), cards_(cards), facts_(look.camp(seat).type_facts) {
    std::fill(std::begin(of_), std::end(of_), kNone);
  }
  bool run() {
    for (std::size_t f = 0; f < facts_.size(); ++f) {
      std::fill(std::begin(tried_), std::end(tried_), false);
      if (!give(f)) return false;
    }
    return true;
  }
  bool is_given(std::size_t card) const { return of_[card] != kNone; }

 private:
  static constexpr std::uint8_t kNone = 0xff;
  bool give(std::size_t f) {
    for (std::size_t k = 0; k < cards_.size(); ++k) {
      if (tried_[k] || !fits(look_.card(look_.s.row[seat_][cards_[k]]), facts_[f])) continue;
      tried_[k] = true;
      if (of_[k] != kNone && !give(of_[k])) continue;
      of_[k] = static_cast<std::uint8_t>(f);
      return true;
    }
    return false;
  }

  const Look look_;
  const Seat seat_;
  const RowPlaces& cards_;
  const FixedVec<TypeFact, kTypeFactsMost>& facts_;
  std::uint8_t of_[kRowMost];  // which fact a card serves
  bool tried_[kRowMost] = {};
};

class Guess {
 public:
  Guess(Play& p, Seat seat) : p_(p), s_(p.s), seat_(seat), camp_(p.camp(seat)) {}

  void run() {
    deal();
    spread_training();
    spread_reductions();
    aim();
    guess_priorities();
    pair_up();
    draft();
  }

 private:
  std::uint32_t roll(std::size_t n) { return p_.host.roll(kTable, static_cast<std::uint32_t>(n)); }

  // Hand and Deck: what is known first, the rest by chance.
  void deal() {
    RowPlaces bag{};
    int hand = camp_.hand_size;
    for (int i = 0; i < s_.row_size[seat_]; ++i) {
      if (camp_.where[i] == kUnseen) bag.push_back(static_cast<RowPlace>(i));
      if (camp_.where[i] == Where::kKnownHand) --hand;
    }
    for (std::size_t i = bag.size(); i > 1; --i) std::swap(bag[i - 1], bag[roll(i)]);
    Matching matching(p_, seat_, bag);
    const bool possible = matching.run();
    CHECK(possible, "what is known of a Hand cannot be");
    for (std::size_t k = 0; k < bag.size(); ++k)
      if (matching.is_given(k)) {
        camp_.where[bag[k]] = Where::kHand;
        --hand;
      }
    for (std::size_t k = 0; hand > 0; ++k) {
      if (matching.is_given(k)) continue;
      camp_.where[bag[k]] = Where::kHand;
      --hand;
    }
  }

  RowPlaces hand(bool entities_only) const {
    RowPlaces places{};
    for (int i = 0; i < s_.row_size[seat_]; ++i)
      if (is_hand(camp_.where[i]) &&
          (!entities_only || p_.card(s_.row[seat_][i]).type == CardType::kEntity))
        places.push_back(static_cast<RowPlace>(i));
    return places;
  }
  void spread_training() {
    if (camp_.training == 0) return;
    const RowPlaces places = hand(true);
    unsigned left = places.empty() ? 0 : roll(camp_.training + 1u);
    while (left > 0) {
      const unsigned n = 1 + roll(left);
      s_.hand_training[seat_][places[roll(places.size())]] += static_cast<std::uint16_t>(n);
      left -= n;
    }
  }
  void spread_reductions() {
    if (camp_.reductions == 0) return;
    const RowPlaces places = hand(false);
    for (unsigned left = roll(camp_.reductions + 1u); left > 0; --left) {
      std::uint8_t& less = s_.hand_reduction[seat_][places[roll(places.size())]];
      less = static_cast<std::uint8_t>(std::min(less + 1, kMostCost));
    }
  }

  // What was aimed in earlier steps and not shown is some legal answer.
  void aim() {
    const bool resolves =
        s_.segment == Segment::kSecondResolve || s_.segment == Segment::kThirdResolve;
    const bool targets =
        s_.segment == Segment::kFirstTarget || s_.segment == Segment::kSecondTarget;
    const bool own_step = resolves || (targets && s_.flow.window.kind == kOpponentTargetsWindow);
    const int size = resolves ? s_.serve[seat_] : camp_.queue_size;
    for (int i = 0; i < size; ++i) {
      const Entry& entry = s_.queue[seat_][i];
      const EffectCode& e = effect_of(p_, entry);
      if (resolves && e.op == Effect::kTrain && e.mode == Mode::kChosen) aim_chosen_in_hand(i, e);
      if (!e.targeted) continue;
      if (entry.side == Side::kOwn && own_step) s_.aim[seat_][i] = any_target(i, kOwnStep);
      if (entry.side == Side::kOpponent && resolves)
        s_.aim[seat_][i] = any_target(i, kOpponentStep);
      if (entry.side == Side::kOpen && own_step) aim_open(i, resolves);
    }
  }
  Aim any_target(int entry, std::uint8_t step) {
    const Aiming aiming = aiming_of(p_, seat_, entry, step);
    const int n = count_targets(p_, seat_, aiming);
    if (n == 0) return kNoAim;
    int left = static_cast<int>(roll(static_cast<std::size_t>(n)));
    Aim found = kNoAim;
    for_each_target(p_, seat_, aiming, [&](const Choice&, Aim aim) {
      if (left-- == 0) found = aim;
    });
    return found;
  }
  void aim_open(int entry, bool resolves) {
    const Aim own = any_target(entry, kOwnStep), theirs = any_target(entry, kOpponentStep);
    Aim& aim = s_.aim[seat_][entry];
    if (own != kNoAim && (theirs == kNoAim || roll(2) == 0))
      aim = own;
    else
      aim = resolves ? static_cast<Aim>(kPassedOn | theirs) : kPassedOn;
  }
  // Of a Choose in the Hand nobody else learns anything.
  void aim_chosen_in_hand(int entry, const EffectCode& e) {
    const Entry& reader = s_.queue[seat_][entry];
    for (int i = 0; i < camp_.queue_size; ++i)
      if (s_.queue[seat_][i].list == reader.list &&
          (s_.queue[seat_][i].code & 7) == e.reads_chosen_from)
        return;
    const RowPlaces places = hand(true);
    if (!places.empty()) s_.aim[seat_][entry] = aim_at_place(places[roll(places.size())]);
  }

  // The entry of the pair that waits is one that explains who is asked.
  void pair_up() {
    Frame* const f = prompting_pair(s_);
    if (f == nullptr) return;
    const bool is_asked = holds(s_.flow.window.among, seat_);
    for (int i = 0; i < s_.serve[seat_]; ++i) {
      if (s_.queue[seat_][i].side != Side::kOpen) continue;
      const std::uint16_t first = first_in_half(p_, seat_, f->n);
      const bool would_be = first > 0 && asks_prompt(p_, seat_, s_.queue[seat_][first - 1]);
      if (would_be == is_asked) break;
      s_.aim[seat_][i] = is_asked ? kPassedOn : any_target(i, kOwnStep);
    }
    entry_of_pair(*f, seat_) = first_in_half(p_, seat_, f->n);
  }

  // In the third Resolve Segment the list may have been changed and is not shown yet.
  void guess_priorities() {
    const Camp& theirs = s_.camp[other(seat_)].shown;
    if (s_.segment != Segment::kThirdResolve || theirs.places == 0 || roll(2) == 0) return;
    Priorities list{};
    FixedVec<Slot, kMostPlaces> left{};
    for (int i = 0; i < theirs.places; ++i) left.push_back(theirs.place[i]);
    for (auto n = roll(theirs.places + 1u); n > 0; --n) {
      const auto k = roll(left.size());
      list.push_back(ref_to(theirs, other(seat_), left[k]));
      left.erase(k);
    }
    s_.priorities[seat_].now = list;
  }

  // Nothing has been begun in the open window.
  void draft() {
    clear_draft(s_, seat_);
    const Window& window = s_.flow.window;
    if (!holds(window.owing, seat_)) return;
    if (window.kind == kOwnTargetsWindow) aim_on(p_, seat_, kOwnStep);
    if (window.kind == kOpponentTargetsWindow) aim_on(p_, seat_, kOpponentStep);
    if (window.kind == kPromptWindow)
      s_.draft[seat_].stage =
          effect_prompted(p_, seat_).op == Effect::kDiscard ? Stage::kDiscard : Stage::kDiscount;
  }

  Play& p_;
  State& s_;
  const Seat seat_;
  Camp& camp_;
};

// ---- what must hold

bool has_its_cards(const Look& look, Seat seat) {
  const State& s = look.s;
  const Camp& camp = look.camp(seat);
  int deck = 0, hand = 0, board = 0, things = 0, training = 0, reductions = 0;
  RowPlaces unnamed{};
  for (int i = 0; i < kRowMost; ++i) {
    const Where where = camp.where[i];
    if (i >= s.row_size[seat]) {
      if (where != Where::kNowhere || s.row[seat][i] != 0) return false;
      continue;
    }
    deck += where == Where::kDeck ? 1 : 0;
    hand += is_hand(where) ? 1 : 0;
    board += where == Where::kBoard ? 1 : 0;
    if (where == Where::kHand) unnamed.push_back(static_cast<RowPlace>(i));
    training += s.hand_training[seat][i];
    reductions += s.hand_reduction[seat][i];
    const bool changed = s.hand_training[seat][i] != 0 || s.hand_reduction[seat][i] != 0;
    if (changed && !is_hand(where)) return false;
  }
  for (Slot slot = kFirstPlace; slot < kSlots; ++slot)
    if (is_there(camp, slot) && !look.card(camp.objects[slot].card).is_token) {
      ++things;
      if (find_copy(s, camp, seat, camp.objects[slot].card, Where::kBoard) == kNoPlace)
        return false;
    }
  if (deck != camp.deck_size || hand != camp.hand_size || board != things) return false;
  if (training > camp.training || reductions > camp.reductions) return false;
  return Matching(look, seat, unnamed).run();
}

bool has_its_board(const Look& look, const Camp& camp) {
  const int entities_here = camp.lane_size[kAttackLane] + camp.lane_size[kDefenseLane];
  if (camp.places > kMostPlaces || entities_here > kMostEntities) return false;
  SlotMask standing = 0;
  const BoardOrder order = board_order(camp);
  for (Slot slot : order) standing |= slot_bit(slot);
  if (standing != camp.present || order.size != std::popcount(standing)) return false;
  for (Slot slot = 0; slot < kSlots; ++slot) {
    const CardId card = camp.objects[slot].card;
    if (is_there(camp, slot) != (card < look.code().cards.size())) return false;
    if (!is_there(camp, slot)) continue;
    const CardType type = look.card(card).type;
    const CardType wanted = slot == kHqSlot   ? CardType::kHq
                            : is_entity(slot) ? CardType::kEntity
                                              : CardType::kPlace;
    if (type != wanted) return false;
  }
  return true;
}

bool is_as_shown(const State& s, Seat seat) {
  State fresh = s;
  show(fresh, seat);
  return std::memcmp(&fresh.camp[seat].shown, &s.camp[seat].shown, sizeof(Camp)) == 0;
}

}  // namespace

void CrowdControl::redact(State& s, Seat reader) const {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    s.next_draws[seat] = {};
    if (seat == reader) continue;
    s.camp[seat].redact();
    for (int i = s.camp[seat].shown.queue_size; i < kMostEntries; ++i) s.queue[seat][i] = {};
    std::fill(std::begin(s.aim[seat]), std::end(s.aim[seat]), kNoAim);
    std::fill(std::begin(s.hand_training[seat]), std::end(s.hand_training[seat]), 0);
    std::fill(std::begin(s.hand_reduction[seat]), std::end(s.hand_reduction[seat]), 0);
    clear_draft(s, seat);
    s.priorities[seat].redact();
    s.log[seat] = {};
    s.fallen[seat] = Fallen::kNo;
  }
  if (Frame* f = prompting_pair(s))
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (seat != reader) entry_of_pair(*f, seat) = 0;
  s.flow.window.hide_done(reader);
}

void CrowdControl::guess(State& s, Seat reader, Host& host) const {
  Play p{*content_, s, host};
  Guess(p, other(reader)).run();
}

bool CrowdControl::is_consistent(const State& s) const {
  const Look look{*content_, s};
  const bool committing = s.flow.window.open() && s.flow.window.kind == kCommitWindow;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const Camp& camp = s.camp[seat].now;
    if (!has_its_board(look, camp) || !has_its_cards(look, seat)) return false;
    if (!committing && !is_as_shown(s, seat)) return false;
    if (camp.queue_size > kMostEntries || s.serve[seat] > camp.queue_size) return false;
    for (int i = camp.queue_size; i < kMostEntries; ++i)
      if (s.queue[seat][i].card != 0 || s.aim[seat][i] != kNoAim) return false;
  }
  if ((s.flow.depth > 0) != s.flow.window.open()) return false;
  return s.flow.window.open() == (s.ending == Ending::kNotOver);
}

}  // namespace turnwright::crowdcontrol
