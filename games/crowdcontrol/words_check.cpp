// What scenarios expect and see, held against a state or a view of one.
#include <algorithm>

#include "games/crowdcontrol/rules.h"
#include "games/crowdcontrol/words.h"

namespace turnwright::crowdcontrol {
namespace {

using Cards = std::vector<unsigned>;  // kNoCard: unknown

class PartCheck {
 public:
  PartCheck(const Look& look, const Names& names, const PartRow& row)
      : look_(look),
        s_(look.s),
        names_(names),
        row_(row),
        seat_(row.seat),
        camp_(look.camp(seat_)) {}

  Found check() const {
    Camp copy = camp_;
    if (const std::uint16_t* counter = counter_of(copy, row_.part)) return check_number(*counter);
    switch (row_.part) {
      case Part::kAttack:
        return check_things(camp_.lane[kAttackLane], camp_.lane_size[kAttackLane]);
      case Part::kDefense:
        return check_things(camp_.lane[kDefenseLane], camp_.lane_size[kDefenseLane]);
      case Part::kPlaces: return check_things(camp_.place, camp_.places);
      case Part::kHealth: return check_number(health_of(look_, camp_.objects[kHqSlot]));
      case Part::kDeck: return check_number(camp_.deck_size);
      case Part::kHand:
        if (to_number(row_.text)) return check_number(camp_.hand_size);
        return check_hand();
      case Part::kDust: return check_cards(where(Where::kDust));
      case Part::kVoid: return check_cards(where(Where::kVoid));
      case Part::kActions: return check_cards(where(Where::kAction));
      case Part::kKnown: return check_cards(where(Where::kKnownHand));
      case Part::kDraws: return check_draws();
      case Part::kPriorities: return check_priorities();
      case Part::kHolds: return check_types();
      default: return check_queue(look_, row_, names_);
    }
  }

 private:
  std::string said(const std::string& value) const {
    return names_[seat_] + ' ' + std::string(word_of(row_.part)) + ' ' + value;
  }
  Found check_number(int n) const {
    const auto wanted = read_count(row_.text == "none" ? "0" : row_.text, kMostNumber);
    if (!wanted) return Failure{wanted.error()};
    return holds_or(*wanted == n, said(std::to_string(n)));
  }

  // ---- cards

  Cards where(Where where) const {
    Cards all;
    for (int i = 0; i < s_.row_size[seat_]; ++i)
      if (camp_.where[i] == where) all.push_back(s_.row[seat_][i]);
    return all;
  }
  std::string words(const Cards& all) const {
    std::string out;
    for (std::size_t i = 0, n = 1; i < all.size(); i += n, n = 1) {
      while (i + n < all.size() && all[i + n] == all[i]) ++n;
      out += (out.empty() ? "" : ", ") + (n > 1 ? std::to_string(n) + ' ' : "") +
             (all[i] == kNoCard ? "unknown" : std::string(card_name(look_, all[i])));
    }
    return out.empty() ? "none" : out;
  }
  Found check_cards(Cards found) const {
    const auto entries = read_cards(look_.content, row_.text);
    if (!entries) return Failure{entries.error()};
    Cards wanted;
    for (const CardWords& entry : *entries) {
      if (!entry.notes.empty()) return Failure{"here stand only names of cards, without brackets"};
      wanted.insert(wanted.end(), static_cast<std::size_t>(entry.count), entry.card);
    }
    std::sort(wanted.begin(), wanted.end());
    std::sort(found.begin(), found.end());
    return holds_or(wanted == found, said(words(found)));
  }
  Found check_draws() const {
    Cards found;
    for (CardId card : s_.next_draws[seat_]) found.push_back(card);
    return check_cards(found);
  }
  // Who sees the Hand sees all of it; others see what is known of it, and how many others there are.
  Found check_hand() const {
    const auto entries = read_cards(look_.content, row_.text);
    if (!entries) return Failure{entries.error()};
    std::vector<int> left;
    for (int i = 0; i < s_.row_size[seat_]; ++i)
      if (is_hand(camp_.where[i])) left.push_back(i);
    int unknown = camp_.hand_size - static_cast<int>(left.size());
    const std::string instead = said(hand_words(left, unknown));
    bool so = true;
    for (const CardWords& entry : *entries) {
      const auto notes = read_hand_notes(entry);
      if (!notes) return Failure{notes.error()};
      for (int n = 0; n < entry.count; ++n) {
        if (entry.card == kNoCard) {
          --unknown;
          continue;
        }
        const auto match = std::find_if(left.begin(), left.end(),
                                        [&](int i) { return is_meant(i, entry, *notes); });
        so &= match != left.end();
        if (match != left.end()) left.erase(match);
      }
    }
    return holds_or(so && left.empty() && unknown == 0, instead);
  }
  bool is_meant(int i, const CardWords& entry, const HandSaid& notes) const {
    const int training = s_.hand_training[seat_][i], reduction = s_.hand_reduction[seat_][i];
    return s_.row[seat_][i] == entry.card && notes.training.value_or(training) == training &&
           notes.reduction.value_or(reduction) == reduction &&
           (!notes.known || camp_.where[i] == Where::kKnownHand);
  }
  std::string hand_words(const std::vector<int>& places, int unknown) const {
    std::string out;
    for (int i : places)
      out +=
          (out.empty() ? "" : ", ") + hand_name(look_, s_.row[seat_][i], s_.hand_training[seat_][i],
                                                s_.hand_reduction[seat_][i]);
    if (unknown > 0) out += (out.empty() ? "" : ", ") + std::to_string(unknown) + " unknown";
    return out.empty() ? "none" : out;
  }
  Found check_types() const {
    std::vector<TypeFact> wanted;
    if (row_.text != "none")
      for (std::string_view one : split_outside(row_.text)) {
        const auto fact = read_type(look_.content, one);
        if (!fact) return Failure{fact.error()};
        wanted.push_back(*fact);
      }
    const auto order = [](const TypeFact& a, const TypeFact& b) {
      return std::pair(a.type, a.tag) < std::pair(b.type, b.tag);
    };
    std::vector<TypeFact> found(camp_.type_facts.begin(), camp_.type_facts.end());
    std::sort(wanted.begin(), wanted.end(), order);
    std::sort(found.begin(), found.end(), order);
    std::string instead;
    for (const TypeFact& fact : found)
      instead += (instead.empty() ? "" : ", ") +
                 (fact.tag == kNoTag ? std::string() : look_.content.set.tags[fact.tag] + ' ') +
                 std::string(kCardTypes[fact.type]);
    return holds_or(wanted == found, said(instead.empty() ? "none" : instead));
  }

  // ---- things on the board, in their order

  Found check_things(const Slot* slots, int size) const {
    const auto entries = read_cards(look_.content, row_.text);
    if (!entries) return Failure{entries.error()};
    bool so = true;
    int at = 0;
    for (const CardWords& entry : *entries) {
      const auto notes = read_notes(entry);
      if (!notes) return Failure{notes.error()};
      for (int n = 0; n < entry.count; ++n, ++at)
        so &= at < size && fits(camp_.objects[slots[at]], entry.card, *notes);
    }
    std::string instead;
    for (int i = 0; i < size; ++i) {
      const Object& o = camp_.objects[slots[i]];
      instead += (i == 0 ? "" : ", ") + object_name(look_, camp_, slots[i]);
      if (o.damage > 0) instead += " (damage " + std::to_string(o.damage) + ')';
    }
    return holds_or(so && at == size, said(size == 0 ? "none" : instead));
  }
  static bool fits(const Object& o, CardId card, const Said& notes) {
    return o.card == card && notes.damage.value_or(o.damage) == o.damage &&
           notes.attack_more.value_or(o.attack_more) == o.attack_more &&
           notes.health_more.value_or(o.health_more) == o.health_more &&
           (o.status & notes.status) == notes.status && (o.status & notes.not_status) == 0;
  }
  Found check_priorities() const {
    const Seat of = other(seat_);
    const Camp& theirs = look_.camp(of);
    std::vector<std::string> wanted, found;
    if (row_.text != "none")
      for (std::string_view one : split_outside(row_.text)) wanted.push_back(small_letters(one));
    std::string instead;
    bool so = wanted.size() == s_.priorities[seat_].now.size();
    std::size_t i = 0;
    for (Ref ref : s_.priorities[seat_].now) {
      const Slot slot = find(theirs, of, ref);
      so &= slot != kNoSlot && i < wanted.size() && may_mean(look_, theirs, slot, wanted[i]);
      ++i;
      if (slot != kNoSlot)
        instead += (instead.empty() ? "" : ", ") + object_name(look_, theirs, slot);
    }
    return holds_or(so, said(instead.empty() ? "none" : instead));
  }

  Look look_;
  const State& s_;
  const Names& names_;
  PartRow row_;
  Seat seat_;
  const Camp& camp_;
};

Found check_segment(const State& s, std::string_view word) {
  const auto found = std::find(std::begin(kSegmentWords), std::end(kSegmentWords), word);
  if (found == std::end(kSegmentWords))
    return Failure{"no segment is called " + quoted(word) + did_you_mean(word, kSegmentWords)};
  const auto now = kSegmentWords[static_cast<std::size_t>(s.segment)];
  return holds_or(*found == now, "segment " + std::string(now));
}

}  // namespace

Result<std::optional<std::string>> CrowdControl::row_holds(const State& s, std::string_view row,
                                                           const Names& names) const {
  if (is_field_row(kStateFields, row)) return std::optional<std::string>();
  if (const auto word = after_word(row, "segment")) return check_segment(s, *word);
  if (const auto text = after_word(row, "turn")) {
    const auto n = read_count(*text, kMostTurns);
    if (!n) return Failure{n.error()};
    return holds_or(s.turn == *n, "turn " + std::to_string(s.turn));
  }
  if (const auto part = find_part(row, names))
    return PartCheck({*content_, s}, names, *part).check();
  return check_thing({*content_, s}, row, names);
}

}  // namespace turnwright::crowdcontrol
