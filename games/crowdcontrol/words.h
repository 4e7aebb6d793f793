// The words in which scenarios say what is on the table: whose row it is and about what, cards with commas between
// them, and what is said of each in brackets. Positions are read from them (words_read.cpp), expectations held against
// the state (words_check.cpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/crowdcontrol/names.h"
#include "games/rows.h"

namespace turnwright::crowdcontrol {

// What a row about one player speaks of.
enum class Part : std::uint8_t {
  kAttack,
  kDefense,
  kPlaces,
  kHand,
  kDust,
  kVoid,
  kActions,
  kDeck,
  kDraws,
  kPriorities,
  kQueue,
  kKnown,
  kHolds,
  kMana,
  kWisdom,
  kSize,
  kGrowth,
  kPoints,
  kHealth,
  kEmptyDraws,
  kTraining,
  kReductions,
};
std::string_view word_of(Part);
// `NAME PART TEXT`.
using PartRow = PartRowOf<Part>;
std::optional<PartRow> find_part(std::string_view row, const Names&);
// The counter of a camp that such a row speaks of; nothing if it is none.
std::uint16_t* counter_of(Camp&, Part);

// `2 Bramble Hog (damage 1)`, `3 unknown`.
struct CardWords {
  int count = 1;
  CardId card = kNoCard;  // kNoCard: unknown
  std::vector<std::string_view> notes;
};
Result<std::vector<CardWords>> read_cards(const Content&, std::string_view text);  // `none`: none
Result<CardId> find_card(const Content&, std::string_view name);
Result<int> read_count(std::string_view text, int most);

// What is said in brackets of something on the board.
struct Said {
  std::optional<int> damage, attack_more, health_more;
  std::uint8_t status = 0, not_status = 0;
};
Result<Said> read_notes(const CardWords&);
// And of a card in a Hand.
struct HandSaid {
  std::optional<int> training, reduction;
  bool known = false;
};
Result<HandSaid> read_hand_notes(const CardWords&);

// "Animal Entity", "Action": a type with a tag or without.
Result<TypeFact> read_type(const Content&, std::string_view text);

// What is so instead; empty if the row holds. Nothing: it is none of these rows.
using Found = Result<std::optional<std::string>>;
inline Found holds_or(bool so, std::string instead) {
  return std::optional(so ? std::string() : std::move(instead));
}
// A row about one thing on the board: `NAME CARD CLAIM`.
Found check_thing(const Look&, std::string_view row, const Names&);
// The Queue: `NAME queue EFFECT of CARD (…), …`.
Found check_queue(const Look&, const PartRow&, const Names&);

}  // namespace turnwright::crowdcontrol
