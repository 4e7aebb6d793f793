// Positions as scenarios write them: what they begin with, their rows, and what follows from them.
#include <algorithm>

#include "engine/dice.h"
#include "games/crowdcontrol/flow.h"
#include "games/crowdcontrol/known.h"
#include "games/crowdcontrol/rules.h"
#include "games/crowdcontrol/words.h"

namespace turnwright::crowdcontrol {
namespace {

// Where a position may begin: the word, the procedure, and what the turn does after it.
struct Beginning {
  std::string_view word;
  Procedures procedure;
  Segment segment;
  std::uint8_t next;
};
constexpr Beginning kBeginnings[] = {{"commit", kCommitProcedure, Segment::kCommit, 3},
                                     {"lane switch", kLanesProcedure, Segment::kLaneSwitch, 7}};

void stand_at(State& s, const Beginning& at) {
  s.flow = {};
  s.segment = at.segment;
  call(s, kTurnProcedure);
  s.flow.top().step = at.next;
  call(s, at.procedure);
}

class PositionReader {
 public:
  PositionReader(const Content& content, State& s, const Names& names)
      : host_(dice_), p_{content, s, host_}, s_(s), names_(names) {}

  Result<Done> read(const PartRow& row) {
    seat_ = row.seat;
    Camp& camp = p_.camp(seat_);
    if (std::uint16_t* counter = counter_of(camp, row.part)) {
      const auto n = read_count(row.text, kMostNumber);
      if (!n) return Failure{n.error()};
      *counter = static_cast<std::uint16_t>(*n);
      return Done{};
    }
    switch (row.part) {
      case Part::kHealth: return set_health(row.text);
      case Part::kDeck: return cut_deck(row.text);
      case Part::kHolds: return note_types(row.text);
      case Part::kPriorities: return set_priorities(row.text);
      case Part::kQueue:
      case Part::kKnown:
        return Failure{quoted(word_of(row.part)) +
                       " can be expected and seen, but a position cannot begin with it"};
      default: break;
    }
    const auto cards = read_cards(p_.content, row.text);
    if (!cards) return Failure{cards.error()};
    for (const CardWords& words : *cards) {
      if (words.card == kNoCard) return Failure{"a position names its cards"};
      for (int n = 0; n < words.count; ++n)
        if (auto done = put(row.part, words); !done) return done;
    }
    return Done{};
  }

 private:
  Result<Done> put(Part part, const CardWords& words) {
    switch (part) {
      case Part::kAttack: return put_thing(words, kAttackLane);
      case Part::kDefense: return put_thing(words, kDefenseLane);
      case Part::kPlaces: return put_thing(words, kNoLane);
      case Part::kHand: return put_hand(words);
      case Part::kDraws: return put_draw(words);
      default: break;
    }
    if (auto plain = only_name(words); !plain) return plain;
    place_of(words.card, part == Part::kDust   ? Where::kDust
                         : part == Part::kVoid ? Where::kVoid
                                               : Where::kAction);
    if (part == Part::kActions)
      return Failure{"\"actions\" can be expected and seen, but a position cannot begin with it"};
    return Done{};
  }
  Result<Done> only_name(const CardWords& words) const {
    if (!words.notes.empty()) return Failure{"here stand only names of cards, without brackets"};
    const CardCode& card = p_.card(words.card);
    if (card.is_token || card.type == CardType::kHq) return Failure{card.name + " is never there"};
    return Done{};
  }

  // A copy out of the Deck; if there is none, one takes the place of a card of the Deck that no row names.
  RowPlace place_of(CardId card, Where where) {
    Camp& camp = p_.camp(seat_);
    RowPlace place = find_copy(s_, camp, seat_, card, Where::kDeck);
    if (place != kNoPlace) {
      camp.where[place] = where;
      --camp.deck_size;
      return place;
    }
    drop_from_deck();
    return put_into_row(p_, seat_, card, where);
  }
  std::ptrdiff_t copies_in_deck(CardId card) const {
    std::ptrdiff_t n = 0;
    for (int i = 0; i < s_.row_size[seat_]; ++i)
      n += s_.row[seat_][i] == card && s_.camp[seat_].now.where[i] == Where::kDeck ? 1 : 0;
    return n;
  }
  void drop_from_deck() {
    Camp& camp = p_.camp(seat_);
    const auto& next = s_.next_draws[seat_];
    for (int i = s_.row_size[seat_] - 1; i >= 0; --i) {
      const CardId card = s_.row[seat_][i];
      const auto named = std::count(next.begin(), next.end(), card);
      if (camp.where[i] != Where::kDeck || copies_in_deck(card) <= named) continue;
      take_out_of_row(p_, seat_, static_cast<RowPlace>(i));
      --camp.deck_size;
      return;
    }
  }

  Result<Done> put_thing(const CardWords& words, std::uint8_t lane) {
    const CardCode& card = p_.card(words.card);
    const CardType wanted = lane == kNoLane ? CardType::kPlace : CardType::kEntity;
    if (card.type != wanted)
      return Failure{card.name + " is no " +
                     std::string(kCardTypes[static_cast<std::size_t>(wanted)])};
    Camp& camp = p_.camp(seat_);
    if (!has_room(camp, card.type)) return Failure{"there is no room for " + card.name};
    const auto said = read_notes(words);
    if (!said) return Failure{said.error()};
    if (!card.is_token) place_of(words.card, Where::kBoard);
    Moment unseen;
    Object& o = camp.objects[put_on_board(p_, seat_, words.card, lane, unseen)];
    o.status = said->status;
    o.damage = static_cast<std::uint16_t>(said->damage.value_or(0));
    o.attack_more = static_cast<std::uint16_t>(said->attack_more.value_or(0));
    o.health_more = static_cast<std::uint16_t>(said->health_more.value_or(0));
    if (health_of(p_, o) == 0) return Failure{card.name + " would be dead"};
    return Done{};
  }
  Result<Done> put_hand(const CardWords& words) {
    CardWords plain = words;
    plain.notes.clear();
    if (auto done = only_name(plain); !done) return done;
    const auto said = read_hand_notes(words);
    if (!said) return Failure{said.error()};
    Camp& camp = p_.camp(seat_);
    const RowPlace place = place_of(words.card, said->known ? Where::kKnownHand : Where::kHand);
    ++camp.hand_size;
    s_.hand_training[seat_][place] = static_cast<std::uint16_t>(said->training.value_or(0));
    s_.hand_reduction[seat_][place] = static_cast<std::uint8_t>(said->reduction.value_or(0));
    add(camp.training, static_cast<unsigned>(said->training.value_or(0)));
    add(camp.reductions, static_cast<unsigned>(said->reduction.value_or(0)));
    return Done{};
  }
  Result<Done> put_draw(const CardWords& words) {
    if (auto done = only_name(words); !done) return done;
    auto& next = s_.next_draws[seat_];
    if (next.full())
      return Failure{"no more than " + std::to_string(kMostNextDraws) + " draws can be said"};
    Camp& camp = p_.camp(seat_);
    const auto wanted = std::count(next.begin(), next.end(), words.card) + 1;
    std::ptrdiff_t there = 0;
    for (int i = 0; i < s_.row_size[seat_]; ++i)
      there += s_.row[seat_][i] == words.card && camp.where[i] == Where::kDeck ? 1 : 0;
    next.push_back(words.card);
    if (there >= wanted) return Done{};
    drop_from_deck();
    put_into_row(p_, seat_, words.card, Where::kDeck);
    ++camp.deck_size;
    return Done{};
  }

  Result<Done> set_health(std::string_view text) {
    const auto n = read_count(text, kMostNumber);
    if (!n) return Failure{n.error()};
    Object& hq = p_.camp(seat_).objects[kHqSlot];
    const int printed = p_.card(hq.card).health;
    hq.damage = static_cast<std::uint16_t>(std::max(printed - *n, 0));
    hq.health_more = static_cast<std::uint16_t>(std::max(*n - printed, 0));
    return Done{};
  }
  Result<Done> cut_deck(std::string_view text) {
    const auto n = read_count(text == "none" ? "0" : text, kRowMost);
    if (!n) return Failure{n.error()};
    Camp& camp = p_.camp(seat_);
    for (int before = camp.deck_size; camp.deck_size > *n; before = camp.deck_size) {
      drop_from_deck();
      if (camp.deck_size == before) return Failure{"more cards than that are named as draws"};
    }
    return camp.deck_size == *n ? Result<Done>(Done{})
                                : Failure{"there are only " + std::to_string(camp.deck_size)};
  }
  Result<Done> note_types(std::string_view text) {
    auto& facts = p_.camp(seat_).type_facts;
    for (std::string_view one : split_outside(text)) {
      const auto fact = read_type(p_.content, one);
      if (!fact) return Failure{fact.error()};
      if (facts.full()) return Failure{"no more than 16 such facts are kept"};
      facts.push_back(*fact);
    }
    return Done{};
  }
  Result<Done> set_priorities(std::string_view text) {
    Priorities list{};
    const Seat of = other(seat_);
    const Camp& camp = p_.camp(of);
    for (std::string_view one : split_outside(text == "none" ? std::string_view() : text)) {
      if (one.empty()) continue;
      Ref found = kNoRef;
      for (int i = 0; i < camp.places; ++i)
        if (may_mean(p_, camp, camp.place[i], small_letters(one)))
          found = ref_to(camp, of, camp.place[i]);
      if (found == kNoRef)
        return Failure{names_[of] + " has no Place called " + quoted(one) +
                       " yet; the row of the Places comes first"};
      list.push_back(found);
    }
    s_.priorities[seat_].set_both(list);
    return Done{};
  }

  LowDice dice_;
  Host host_;
  Play p_;
  State& s_;
  const Names& names_;
  Seat seat_ = 0;
};

Result<bool> read_turn(State& s, std::string_view text) {
  const std::size_t space = std::min(text.find(' '), text.size());
  const auto n = read_count(text.substr(0, space), s.turns);
  if (!n || *n == 0)
    return Failure{
        "a turn is written like \"turn 3\" or \"turn 3 lane switch\", up to the last turn"};
  const std::string_view word = trimmed(text.substr(space));
  s.turn = static_cast<std::uint8_t>(*n);
  if (word.empty()) return true;
  for (const Beginning& one : kBeginnings)
    if (one.word == word) {
      stand_at(s, one);
      return true;
    }
  return Failure{"a position begins in \"commit\" or \"lane switch\", not in " + quoted(word)};
}

}  // namespace

State CrowdControl::standard(const Setup& setup) const {
  LowDice dice;
  Host host(dice);
  State s = blank(setup, host);
  stand_at(s, kBeginnings[0]);
  play_on(*this, s, host);
  return s;
}

Result<bool> CrowdControl::read_row(State& s, std::string_view row, const Names& names) const {
  if (is_field_row(kStateFields, row)) return false;
  State changed = s;  // a row that is wrong changes nothing
  if (const auto turn = after_word(row, "turn")) {
    const auto done = read_turn(changed, *turn);
    if (!done) return Failure{done.error()};
  } else {
    const auto part = find_part(row, names);
    if (!part) return false;
    const auto done = PositionReader(*content_, changed, names).read(*part);
    if (!done) return Failure{done.error()};
  }
  show_all(changed);
  s = changed;
  return true;
}

Result<Done> CrowdControl::finish_position(State& s) const {
  const Look look{*content_, s};
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (has_fallen(look, s.camp[seat].now))
      return Failure{"an HQ has no Health left: the game would be over"};
  if (s.flow.window.open() || s.flow.depth == 0) return Done{};
  State asked = s;
  asked.flow.window.open_secret(kLanesWindow, first_seats(kSeats));
  if (!is_consistent(asked))
    return Failure{"the rules say that this position cannot be: parts of it contradict each other"};
  LowDice dice;
  Host host(dice);
  play_on(*this, s, host);
  return Done{};
}

Result<CrowdControl, ContentProblems> CrowdControl::with_cards(std::string_view text) const {
  auto more = crowdcontrol::with_cards(*content_, {"scenario", std::string(text)});
  if (more) return CrowdControl(*more);
  return Failure{problems_in("scenario", more.error())};
}

}  // namespace turnwright::crowdcontrol
