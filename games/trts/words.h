// The words in which scenarios say how things stand: whose row it is and about what, and pieces with their number, area and
// what is said of them in brackets. Positions are read from them (words_read.cpp), expectations held against the state
// (words_check.cpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/rows.h"
#include "games/trts/names.h"

namespace turnwright::trts {

// What a row about one player speaks of.
enum class Part : std::uint8_t {
  kHas,
  kControls,
  kContests,
  kTrains,
  kResearches,
  kMorphs,
  kUpgrade,
  kLacksUpgrade,
  kDeclared,
  kNotDeclared,
  kLoads,
  kSeen,
  kSurveyed,
  kExact,
  kActs,
  kSupply,
  kProduction,
};
std::string_view word_of(Part);
// `NAME PART TEXT`.
using PartRow = PartRowOf<Part>;
std::optional<PartRow> find_part(std::string_view row, const Names&);

// `3 Fusilier in Westhold (2 hit points, activated)`.
struct PieceWords {
  int count = 1;
  TypeId type = kNoType;
  Area area = kNoArea;
  std::vector<std::string_view> notes;
};
Result<std::vector<PieceWords>> read_pieces(const Look&, std::string_view text);
Result<PieceWords> read_pieces_item(const Look&, std::string_view text);
// What is said in brackets.
struct Said {
  std::optional<int> hit_points, shields, energy, movement, points, rounds, round;
  UnitFlags flags = 0, not_flags = 0;
  std::optional<bool> is_site, is_known, has_attacked;  // of buildings
};
Result<Said> read_notes(const PieceWords&);
// `Fusilier in Westhold (2 rounds)`, `Rifled Shot I in Westhold (1 round)`.
struct OrderWords {
  std::string_view what;
  Area area = kNoArea;
  int rounds = 1;
};
Result<OrderWords> read_order(const Look&, std::string_view text);

// `3 Fusilier into Barge in Westhold`.
struct LoadWords {
  PieceWords load, transport;
};
Result<LoadWords> read_load(const Look&, std::string_view text);

Result<TypeId> find_type(const Look&, std::string_view name);
Result<Area> find_area(const Look&, std::string_view name);
Result<std::vector<Area>> read_areas(const Look&, std::string_view text);
Result<std::vector<unsigned>> read_upgrades(const Look&, Seat, std::string_view text);

// Whether a piece is as it is said to be.
bool fits(const Unit&, TypeId, const Said&);
bool fits(const Building&, TypeId, const Said&);

}  // namespace turnwright::trts
