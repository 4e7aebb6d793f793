// The words in which scenarios say what is on the table: whose row it is and about what, cards with commas between
// them, and what is said of each in brackets. Positions are read from them (words_read.cpp), expectations held
// against the state (words_check.cpp).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/rows.h"
#include "games/wtactics/names.h"

namespace turnwright::wtactics {

// By State::phase; two words where a phase comes a second time.
inline constexpr std::string_view kPhaseNames[] = {
    "mulligan", "unmark",     "upkeep",       "draw",     "play",
    "attack",   "play again", "attack again", "entrance", "discard"};
std::optional<std::uint8_t> phase_called(std::string_view);

// What a row about one player speaks of.
enum class Part : std::uint8_t {
  kOffensive,
  kDefensive,
  kEnchanted,
  kDroppedOffensive,
  kDroppedDefensive,
  kHand,
  kHolds,
  kGrave,
  kRemoved,
  kPlayed,
  kResources,
  kDeck,
  kDraws,
  kVp,
  kGold,
  kLoyalty,
};
std::string_view word_of(Part);
// `NAME PART TEXT`.
using PartRow = PartRowOf<Part>;
std::optional<PartRow> find_part(std::string_view row, const Names&);

// A card and what stands in brackets behind it.
struct CardWords {
  CardId card = kNoCard;  // kNoCard: unknown
  std::vector<std::string_view> notes;
};
// `2 Smoke Veil`, `3 unknown`, `Ash Drake (marked) + Riveted Cutlass`.
struct Entry {
  int count = 1;
  CardWords card;
  std::vector<CardWords> attached;
};
using Entries = std::vector<Entry>;
Result<Entries> read_entries(const Content&, std::string_view text);  // `none`: no entry
Result<CardId> find_card(const Content&, std::string_view name);
Result<int> read_count(std::string_view text, int most);

// What is said in brackets of something in play.
struct Said {
  std::optional<Mark> mark;
  std::optional<int> damage;
  std::optional<bool> in_use;
  std::array<std::optional<std::uint8_t>, kMostCounters> counters;
  std::uint8_t turn = 0;  // TurnFlags
  Seat owner = kNobody;
};
Result<Said> read_notes(const Content&, const CardWords&, const Names&);
Result<Done> read_counters(const Content&, std::string_view text, Said&);  // `2 +1/+0`

// The resource cards as a number: `3`, or `3, 1 marked`.
struct ResourceCount {
  int cards = 0;
  std::optional<int> marked;
};
// Nothing: it is a list of cards.
std::optional<Result<ResourceCount>> read_resource_count(std::string_view text);

struct Loyalty {
  std::size_t faction;
  int n;
};
Result<Loyalty> read_loyalty(const Content&, std::string_view text);

}  // namespace turnwright::wtactics
