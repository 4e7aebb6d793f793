// Choices as people write them down; docs/notation.md lists the forms.
#include <optional>

#include "games/crowdcontrol/line.h"
#include "games/crowdcontrol/names.h"
#include "games/crowdcontrol/rules.h"

namespace turnwright::crowdcontrol {
namespace {

// What stands behind the word of a choice.
enum class Of : std::uint8_t {
  kNothing,
  kHand,
  kPile,
  kOwnThing,
  kTheirThing,
  kAnyThing,
  kAbility,
  kLane,
  kNumber,
  kInDust,
  kInHand,
};
struct Wording {
  Kind kind;
  std::string_view word;
  Of of = Of::kNothing;
};
constexpr Wording kWordings[] = {
    {kLock, "lock"},
    {kPlayCard, "play", Of::kHand},
    {kUse, "use", Of::kAbility},
    {kLaneChoice, "", Of::kLane},
    {kXChoice, "x", Of::kNumber},
    {kSacrifice, "sacrifice", Of::kOwnThing},
    {kDismantle, "dismantle", Of::kOwnThing},
    {kDiscard, "discard", Of::kHand},
    {kVoid, "void", Of::kPile},
    {kOwnPile, "own pile"},
    {kLeaveIt, "leave it"},
    {kOn, "on", Of::kAnyThing},
    {kOnDust, "on", Of::kInDust},
    {kOnHand, "on", Of::kInHand},
    {kPassOn, "pass on"},
    {kKeep, "keep"},
    {kFirst, "first", Of::kTheirThing},
    {kSwitch, "switch", Of::kOwnThing},
    {kDiscount, "discount", Of::kHand},
    {kDone, "done"},
};
static_assert(std::size(kWordings) == kKinds);
constexpr std::string_view kInDustWords = " in the dust", kInHandWords = " in hand";
constexpr std::string_view kLineWord = " line ";

// A card with several abilities to use: which of them, by its line.
bool needs_line(const Look& look, CardId id) {
  int n = 0;
  for (int i = 0; i < look.card(id).size(); ++i)
    n += is_activated(look.code().ability(id, i).kind) ? 1 : 0;
  return n > 1;
}

class Reader {
 public:
  Reader(const CrowdControl& rules, const State& s, Seat seat, const Names& names)
      : rules_(rules), s_(s), look_{rules.content(), s}, seat_(seat), names_(names) {}

  Result<Line> read(std::string_view written) {
    const std::string text = small_letters(single_spaced(written));
    for (unsigned lane = 0; lane < kLanes; ++lane)
      if (text == kLaneWords[lane]) return Line{choice(kLaneChoice, lane)};
    for (const Wording& one : kWordings) {
      if (one.of == Of::kNothing) {
        if (text == one.word) return Line{choice(one.kind)};
      } else if (const auto what = one.word.empty() ? std::nullopt : after_word(text, one.word)) {
        if (!what->empty()) read_as(one, *what);
      }
    }
    if (!found_.empty()) return best(text);
    return Failure{trouble_.empty() ? quoted(written) +
                                          " is not a move of CrowdControl; moves are written like "
                                          "\"play Cragfoot Bear\", \"attack\", \"on Levyman\" or "
                                          "\"lock\""
                                    : trouble_};
  }

 private:
  void read_as(const Wording& wording, std::string_view what) {
    const std::size_t before = found_.size();
    switch (wording.of) {
      case Of::kHand: find_in_hand(wording.kind, what); break;
      case Of::kPile: find_card(wording.kind, what); break;
      case Of::kOwnThing: find_things(wording.kind, what, seat_); break;
      case Of::kTheirThing: find_things(wording.kind, what, other(seat_)); break;
      case Of::kAnyThing:
        for (Seat on = 0; on < kSeats; ++on) find_things(kOn, what, on);
        break;
      case Of::kAbility: find_abilities(what); break;
      case Of::kNumber:
        if (const auto n = to_number(what); n && *n >= 0 && *n <= kMostX)
          found_.push_back(choice(kXChoice, static_cast<unsigned>(*n)));
        break;
      case Of::kInDust:
        if (what.ends_with(kInDustWords))
          find_card(kOnDust, what.substr(0, what.size() - kInDustWords.size()));
        break;
      case Of::kInHand:
        if (what.ends_with(kInHandWords))
          find_in_hand(kOnHand, what.substr(0, what.size() - kInHandWords.size()));
        break;
      default: break;
    }
    if (found_.size() == before) note_trouble(wording, what);
  }

  // One that is not there is found too: it will be refused.
  void find_in_hand(Kind kind, std::string_view what) {
    const HandWords words = hand_called(look_, what);
    if (words.card == kNoCard) return;
    const Camp& camp = look_.camp(seat_);
    for (int i = 0; i < s_.row_size[seat_]; ++i)
      if (s_.row[seat_][i] == words.card && is_hand(camp.where[i])) {
        const Choice one = hand_choice(s_, seat_, kind, static_cast<RowPlace>(i));
        if (!words.exact || (one.b == words.training && one.c == words.reduction))
          found_.push_back(one);
      }
    if (found_.empty()) found_.push_back(choice(kind, words.card, words.training, words.reduction));
  }
  void find_card(Kind kind, std::string_view what) {
    if (const CardId card = card_called(look_, what); card != kNoCard)
      found_.push_back(choice(kind, card));
  }
  void find_things(Kind kind, std::string_view what, Seat on) {
    const Camp& camp = look_.seen(on, seat_);
    in_board_order(camp, camp.present, [&](Slot slot) {
      if (may_mean(look_, camp, slot, what))
        found_.push_back(choice(kind, kind == kOn ? board_target(on, slot) : slot));
    });
  }
  void find_abilities(std::string_view what) {
    const std::size_t line = what.rfind(kLineWord);
    const auto number =
        line == what.npos ? std::nullopt : to_number(what.substr(line + kLineWord.size()));
    const std::string_view name = number ? what.substr(0, line) : what;
    const Camp& camp = look_.camp(seat_);
    in_board_order(camp, camp.present, [&](Slot slot) {
      if (!may_mean(look_, camp, slot, name)) return;
      const CardId id = camp.objects[slot].card;
      const std::size_t before = found_.size();
      for (int i = 0; i < look_.card(id).size(); ++i) {
        const AbilityKind kind = look_.code().ability(id, i).kind;
        if (is_activated(kind) && (!number || *number == i + 1))
          found_.push_back(choice(kUse, slot, static_cast<unsigned>(i)));
      }
      if (found_.size() == before) found_.push_back(choice(kUse, slot, kMostAbilities));
    });
    const Camp& theirs = look_.seen(other(seat_), seat_);
    if (!found_.empty()) return;
    in_board_order(theirs, theirs.present, [&](Slot slot) {
      if (may_mean(look_, theirs, slot, name)) found_.push_back(choice(kUse, kNoSlot));
    });
  }

  // What is written exactly so; else the only one that is allowed; else, if none is, the first, to be refused.
  Result<Line> best(std::string_view text) const {
    const Choice* allowed = nullptr;
    bool several = false;
    std::string which;
    for (const Choice& one : found_) {
      if (!rules_.judge(s_, seat_, one).fine()) continue;
      const std::string words = words_of(one);
      if (small_letters(words) == text) return Line{one};
      several |= allowed != nullptr && *allowed != one;
      allowed = &one;
      which += (which.empty() ? "" : " or ") + quoted(words);
    }
    if (several) return Failure{quoted(text) + " may be " + which};
    return Line{allowed != nullptr ? *allowed : found_.front()};
  }
  std::string words_of(const Choice& one) const {
    std::string words;
    Text text(words, names_);
    rules_.write(s_, seat_, seat_, one, text);
    return words;
  }

  void note_trouble(const Wording& wording, std::string_view what) {
    if (!trouble_.empty() || wording.of == Of::kInDust || wording.of == Of::kInHand) return;
    std::vector<std::string> names;
    if (wording.of == Of::kNumber) {
      trouble_ = quoted(what) + " is no number from 0 to " + std::to_string(kMostX);
      return;
    }
    const bool is_card = wording.of == Of::kHand || wording.of == Of::kPile;
    if (is_card) {
      for (const CardCode& card : look_.code().cards) names.push_back(small_letters(card.name));
    } else {
      for (Seat on = 0; on < kSeats; ++on) {
        const Camp& camp = look_.seen(on, seat_);
        in_board_order(camp, camp.present, [&](Slot slot) {
          names.push_back(small_letters(object_name(look_, camp, slot)));
        });
      }
    }
    const std::vector<std::string_view> known(names.begin(), names.end());
    trouble_ = (is_card ? "no card is called " : "nothing on the board is called ") + quoted(what) +
               did_you_mean(what, known);
  }

  const CrowdControl& rules_;
  const State& s_;
  const Look look_;
  const Seat seat_;
  const Names& names_;
  std::vector<Choice> found_;
  std::string trouble_;  // why the words of a move could not be understood
};

// All windows are secret: others learn no more than that a step was made, and which of them ends a line (CC-155).
void write_for_others(const Choice& c, Text& text) {
  if (c.kind == kLock || c.kind == kDone || c.kind == kDiscard)
    text << (c.kind == kDiscard ? "discard a card" : kWordings[c.kind].word);
  else
    text << "decide in secret";
}

}  // namespace

void CrowdControl::write(const State& s, Seat reader, Seat by, const Choice& c, Text& text) const {
  if (c.kind >= kKinds) return;
  if (reader != by || by >= kSeats) return write_for_others(c, text);
  const Look look{*content_, s};
  const Wording& wording = kWordings[c.kind];
  text << wording.word;
  if (wording.of != Of::kNothing && !wording.word.empty()) text << ' ';
  const auto thing = [&](Seat on, unsigned slot) {
    text << (slot < kSlots ? object_name(look, look.seen(on, by), static_cast<Slot>(slot))
                           : std::string("nothing"));
  };
  switch (wording.of) {
    case Of::kNothing: break;
    case Of::kHand: text << hand_name(look, c.a, c.b, c.c); break;
    case Of::kInHand: text << hand_name(look, c.a, c.b, c.c) << kInHandWords; break;
    case Of::kPile: text << card_name(look, c.a); break;
    case Of::kInDust: text << card_name(look, c.a) << kInDustWords; break;
    case Of::kOwnThing: thing(by, c.a); break;
    case Of::kTheirThing: thing(other(by), c.a); break;
    case Of::kAnyThing: thing(static_cast<Seat>(c.a >> 4 & 1), c.a & 15u); break;
    case Of::kLane: text << kLaneWords[c.a & 1]; break;
    case Of::kNumber: text << c.a; break;
    case Of::kAbility: {
      thing(by, c.a);
      const Camp& camp = look.camp(by);
      if (c.a >= kSlots || !is_there(camp, static_cast<Slot>(c.a))) break;
      const CardId id = camp.objects[c.a].card;
      if (needs_line(look, id) && c.b < static_cast<unsigned>(look.card(id).size()))
        text << kLineWord << c.b + 1;
      break;
    }
  }
}

Result<Line> CrowdControl::read(const State& s, Seat seat, std::string_view written,
                                const Names& names) const {
  return Reader(*this, s, seat, names).read(written);
}

}  // namespace turnwright::crowdcontrol
