#include "games/crowdcontrol/known.h"

#include "games/crowdcontrol/camp.h"
#include "games/crowdcontrol/queue.h"

namespace turnwright::crowdcontrol {
namespace {

void take_off(std::uint16_t& n, unsigned less) {
  n = static_cast<std::uint16_t>(n - std::min<unsigned>(n, less));
}

// Eight places, sorted among the copies of each of these cards.
std::uint64_t sorted_eight(std::uint64_t cards, std::uint64_t where) {
  const std::uint64_t copies = zero_bytes(cards ^ cards << 8);  // of the card before
  for (;;) {
    std::uint64_t less = copies & ~((where | kHighBits) - (where << 8));
    if (less == 0) return where;
    less &= ~(less << 8);  // of two in a row the second waits
    const std::uint64_t differs = (where ^ where << 8) & whole_bytes(less);
    where ^= differs ^ differs >> 8;
  }
}

// Copies that lie on both sides of a border between eights: those behind it go to where they belong before it.
void sort_across(const CardId* row, Where* shown, int border) {
  for (int i = border; i < border + 8 && row[i] == row[border]; ++i) {
    const Where here = shown[i];
    int k = i;
    for (; k > 0 && row[k - 1] == row[i] && shown[k - 1] > here; --k) shown[k] = shown[k - 1];
    shown[k] = here;
  }
}

}  // namespace

void show(State& s, Seat seat) {
  Curtain<Camp>& camp = s.camp[seat];
  camp.reveal();
  const CardId* const row = s.row[seat];
  Where* const shown = camp.shown.where;
  for (int first = 0; first < s.row_size[seat]; first += 8) {
    static_assert(kUnseen == Where{});
    const std::uint64_t there = eight_bytes(camp.now.where + first);
    const std::uint64_t seen = there & ~whole_bytes(eight_equal(there, Where::kHand));
    // Sorted among the copies, so that it cannot be told which of them moved.
    const std::uint64_t sorted = sorted_eight(eight_bytes(row + first), seen);
    std::memcpy(shown + first, &sorted, sizeof sorted);
    if (first > 0 && row[first] == row[first - 1] && shown[first] < shown[first - 1])
      sort_across(row, shown, first);
  }
}

void show_lanes(State& s, Seat seat) {
  Curtain<Camp>& camp = s.camp[seat];
  std::memcpy(camp.shown.lane, camp.now.lane, sizeof camp.now.lane);
  std::memcpy(camp.shown.lane_size, camp.now.lane_size, sizeof camp.now.lane_size);
}

void drop_gone_priorities(State& s) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const auto drop_gone = [&](Priorities& list) {
      for (std::size_t i = list.size(); i-- > 0;)
        if (find(s.camp[other(seat)].now, other(seat), list[i]) == kNoSlot) list.erase(i);
    };
    Curtain<Priorities>& lists = s.priorities[seat];
    const bool are_shown = std::memcmp(&lists.now, &lists.shown, sizeof lists.now) == 0;
    drop_gone(lists.now);
    if (are_shown)
      lists.reveal();
    else
      drop_gone(lists.shown);
  }
}

void note_found(Play& p, Seat seat, CardType type, TagId tag) {
  auto& facts = p.camp(seat).type_facts;
  if (!facts.full()) facts.push_back({static_cast<std::uint8_t>(type), tag});
}

void note_none_left(Play& p, Seat seat, CardType type, TagId tag) {
  Camp& camp = p.camp(seat);
  const TypeFact wanted{static_cast<std::uint8_t>(type), tag};
  for (int i = 0; i < p.s.row_size[seat]; ++i)
    if (camp.where[i] == Where::kHand && fits(p.card(p.s.row[seat][i]), wanted))
      camp.where[i] = Where::kKnownHand;
  for (std::size_t i = camp.type_facts.size(); i-- > 0;)
    if (camp.type_facts[i].type == wanted.type) camp.type_facts.erase(i);
}

void note_left_hand(Play& p, Seat seat, RowPlace place) {
  Camp& camp = p.camp(seat);
  // By name: if another copy was the one that was known, it is no longer known to be there.
  if (camp.where[place] == Where::kKnownHand) return;
  const CardId id = p.s.row[seat][place];
  if (const RowPlace known = find_copy(p.s, camp, seat, id, Where::kKnownHand); known != kNoPlace) {
    camp.where[known] = Where::kHand;
    return;
  }
  auto& facts = camp.type_facts;
  const CardCode& card = p.card(id);
  std::size_t tagged = facts.size(), plain = facts.size();
  bool several = false;
  for (std::size_t i = 0; i < facts.size(); ++i) {
    if (!fits(card, facts[i])) continue;
    if (facts[i].tag == kNoTag) {
      plain = i;
    } else {
      several |= tagged < facts.size() && facts[tagged].tag != facts[i].tag;
      tagged = i;
    }
  }
  if (several)  // which of them it was is not known
    for (TypeFact& fact : facts)
      if (fact.tag != kNoTag && fits(card, fact)) fact.tag = kNoTag;
  const std::size_t ended = tagged < facts.size() ? tagged : plain;
  if (ended < facts.size()) facts.erase(ended);
}

void note_training(Play& p, Seat seat, unsigned n, bool all) {
  Camp& camp = p.camp(seat);
  if (camp.hand_size > 0) add(camp.training, all ? n * camp.hand_size : n);
}

void note_played(Play& p, Seat seat, unsigned training, unsigned cheaper) {
  Camp& camp = p.camp(seat);
  take_off(camp.training, training);
  take_off(camp.reductions, cheaper);
}

void forget_in_hand(Play& p, Seat seat, RowPlace place) {
  State& s = p.s;
  for (int i = 0; i < s.camp[seat].now.queue_size; ++i)
    if (s.aim[seat][i] == aim_at_place(place) && aims_at_hand(effect_of(p, s.queue[seat][i])))
      s.aim[seat][i] = kNoAim;
  Draft& draft = s.draft[seat];
  if (draft.card == kNoCard || p.card(draft.card).size() == 0) return;
  const AbilityCode& ability = p.code().ability(draft.card, draft.ability);
  for (int i = 0; i < ability.size(); ++i)
    if (draft.result[i] == aim_at_place(place) && aims_at_hand(p.code().effect(ability, i)))
      draft.result[i] = kNoAim;
}

}  // namespace turnwright::crowdcontrol
