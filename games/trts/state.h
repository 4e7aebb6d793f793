// The state of a game of TRTS: bytes without padding. Each player's pieces, stock and orders are a row of their own, so
// that players who act at the same time touch nothing in common (TR-78).
//
// Units that nobody could tell apart are one `Unit` with a count. The units of a player are always sorted, and no two of
// them are equal but for their count (army.h), so equal armies are equal bytes and an index into the list is something
// its owner can see. What stands on the game board others see as well, as it was when it was last shown: `shown_…`
// differ from what is so only while the players are in their macro phase (TR-63, TR-67).
#pragma once

#include <cstddef>

#include "engine/fixed_vec.h"
#include "engine/flow.h"
#include "games/trts/tables.h"

namespace turnwright::trts {

enum UnitFlag : std::uint16_t {
  kOnBoard = 1,          // it stands on the game board: everybody sees it (TR-57)
  kActivated = 2,        // TR-3
  kActive = 4,           // in the active group
  kAttacked = 8,         // this round
  kAttackedBefore = 16,  // in the round before (TR-85)
  kWorked = 32,          // has started a building this round (TR-104)
  kRepaired = 64,        // has repaired: it does not gather in the next Income
  kOnSite = 128,         // tie: the building + 1 (TR-106)
  kAboard = 256,         // tie: the transport's (TR-233)
  kGone = 512,           // used up in this macro phase; others still see it (TR-67)
  kStill = 1024,         // speed 0 until the end of the round
  kHalved =
      2048,  // attack halved until the end of this combat round; without kStill: from the next step on
  kBurst = 4096,    // hit by a burst in this step
  kBlocks = 8192,   // TR-217
  kPicked = 16384,  // named in the open line of its owner
  kFired = 32768,  // has fired or cast in this step: it has attacked when the step is over (TR-253)
};
using UnitFlags = std::uint16_t;
// What everybody sees of a unit on the game board (TR-56).
inline constexpr UnitFlags kPublicFlags =
    kOnBoard | kActivated | kActive | kAttacked | kStill | kHalved | kBurst | kBlocks | kFired;

// So many equal units of a player. The order of the fields is the order in which units are sorted.
struct Unit {
  Area area;
  TypeId type;
  std::uint8_t hit_points, shields;
  std::uint8_t charge;  // energy in the low half, movement points left in the high half
  // Of a loaded transport: its number; of what is aboard: that number; of a worker on a site: the building + 1; else 0.
  std::uint8_t tie;
  UnitFlags flags;
  std::uint8_t points;            // of damage allocated to each of them in this step (TR-212)
  TypeId shown_type;              // differs after a change of stance in macro
  std::uint8_t shown_hit_points;  // differs after a repair in macro
  std::uint8_t count;
};
static_assert(sizeof(Unit) == 12);

// Energy takes three bits; the fourth is a mark of the combat step.
inline constexpr std::uint8_t kKindled = 8;  // it regains shields after the damage of this step
constexpr int energy_of(std::uint8_t charge) { return charge & 7; }
constexpr int movement_of(std::uint8_t charge) { return charge >> 4; }
constexpr std::uint8_t make_charge(int energy, int movement) {
  return static_cast<std::uint8_t>(movement << 4 | energy);
}

enum BuildingFlag : std::uint8_t {
  kFinished = 1,
  kShownFinished = 2,
  kHasAttacked = 4,
  kHasBeenPaid =
      8,  // an extractor ordered in this macro phase, whose geyser may go to another (TR-107)
  kIsKindled = 16,  // as kKindled of a unit
};

// A building keeps its place in the list of its player as long as it stands; type kNoType: the place is free.
struct Building {
  Area area;
  TypeId type;
  TypeId shown_type;  // kNoType: nobody else knows of it (TR-63)
  std::uint8_t hit_points, shown_hit_points;
  std::uint8_t shields, shown_shields;
  std::uint8_t energy, shown_energy;
  std::uint8_t flags;
  std::uint8_t points;            // as of a Unit
  std::uint8_t work[kMostSlots];  // orders under way: see work.h
};
static_assert(sizeof(Building) == 14);

// "So many of these were last seen here, then." What is aboard a transport or was used up may be among them (What a
// seat remembers).
struct Seen {
  TypeId type;  // in its normal form
  Area area;
  std::uint8_t round;
  std::uint8_t count;
};
// "A Survey of mine found so many of these here, then."
struct Surveyed {
  Seat owner;
  TypeId type;  // in its normal form; of a building that was a site: see is_site
  Area area;
  std::uint8_t round;
  std::uint8_t count;
  std::uint8_t is_site;  // 1: it was under construction, so it may be cancelled
};

// Where a seat stands in what it is doing; the questions of play.h follow it.
enum class Stage : std::uint8_t {
  kIdle,    // the window's own question; of macro: orders, until done
  kGather,  // macro: how the workers of `area` are divided (TR-86)
  kDeploy,  // macro: where a unit appears (TR-92)
  kWhere,   // which of several areas or pieces an order is for
  kCount,   // how many
  kTo,      // where to
  kRoute,   // which way the unit `unit` of the group goes (TR-143)
  kDrop,    // which transports drop on arrival (TR-234)
  kOn,      // a target
  kSpill,   // where excess points go (TR-211)
  kMore,    // of a set: another one, or ready
};

using Picks = FixedVec<std::uint8_t, kMostPicks>;  // of targets that were named

struct Draft {
  std::uint16_t steps;  // choices of the open line
  std::uint16_t spill;  // points in excess (TR-211)
  Stage stage;
  std::uint8_t kind;  // of the choice that this is a step of
  std::uint8_t item;  // what is ordered, cast …
  std::uint8_t unit;  // a place in the own list of units; kBuildingPiece + place: of buildings
  std::uint8_t count;
  Area area;
  std::uint8_t swift;  // the speed of those whose points are in excess
  Picks picks;
};
inline constexpr std::uint8_t kBuildingPiece = 128;

enum class Phase : std::uint8_t { kSetup, kMacro, kMicro, kSecretMoves };
enum class Match : std::uint8_t { kTwoPlayer, kTeam, kFreeForAll, kLastManStanding };
enum class Ending : std::uint8_t { kNotOver, kElimination, kAreas, kSurrender };

// In the open line of a Move: so many of these units go another way than the usual one (TR-143).
struct Detour {
  std::uint8_t unit;  // a place in the own list
  std::uint8_t count;
  Area last;  // from where they take their last step
};

// The combat round that is under way, or the activation it belongs to.
struct Battle {
  Area area;                     // where the group last moved, or kNoArea
  std::uint8_t range;            // of this step; 0: no combat round is under way
  SeatMask engaging, defending;  // the sides (TR-184)
  SeatMask shrouded;             // whose attackers are halved by a Shroud
  SeatMask shrouding;            // and will be from the next step on
  std::uint8_t up_ramp;       // an area + 1: the group cannot fall back from there (TR-199, TR-200)
  std::uint8_t has_attacked;  // 1: the Attack action of this activation is used (TR-164)
  std::uint8_t is_quiet;      // 1: no engagement and no combat in this cycle yet (TR-120)
  Seat active;                // whose group it is; kNobody: nobody's
};

struct State {
  FixedVec<Unit, kMostUnits> units[kMostSeats];
  // Where the active group's units took their last step into `battle.area` (TR-159).
  AreaMask came_from;
  AreaMask
      markers[kMostSeats];     // where each has one; of nobody's the area is neutral (TR-48, TR-51)
  AreaMask exact[kMostSeats];  // where nothing has changed since a Survey of this seat
  Battle battle;
  FixedVec<Detour, kMostDetours> detours;  // of the active seat, for itself alone
  Flow<6> flow;
  // What all that each has can be worth at most, in half points (`means`).
  std::uint16_t most_minerals[kMostSeats], most_gas[kMostSeats];
  UpgradeMask upgrades[kMostSeats], declared[kMostSeats];
  Draft draft[kMostSeats];
  Building buildings[kMostSeats][kMostBuildings];
  std::uint8_t minerals[kMostSeats], gas[kMostSeats];
  // How things stood when the macro phase began: mineral fields that each may use (TR-87), geysers in use (TR-107).
  std::uint8_t share[kMostSeats][kMostAreas];
  std::uint8_t taken[kMostAreas];
  FixedVec<Seen, kMostSeen> seen[kMostSeats];              // of each player's units, by everybody
  FixedVec<Surveyed, kMostSurveyed> surveyed[kMostSeats];  // by each player alone
  FixedVec<Seat, kMostSeats> line;   // the starting player, then the waiting tokens (TR-73)
  std::uint8_t faction[kMostSeats];  // kNoFaction: not picked yet
  Area start[kMostSeats];
  std::uint8_t has_home
      [kMostSeats];  // 1: the base of the start has never been on the game board, so it still stands
  std::uint8_t team[kMostSeats];  // equal: allies
  SeatMask playing;               // still in the game
  SeatMask surrendered;           // takes effect when the secret phase ends (TR-13)
  std::uint8_t seats;
  std::uint8_t map;  // a place in Tables::maps
  Match match;
  Phase phase;
  std::uint8_t round;
  std::uint8_t rounds, first_income, lean_from, unit_limit, building_limit;  // options
  std::uint8_t
      rotates;  // 0: the starting player has left, so nothing rotates at the end of the round (TR-21)
  Ending ending;
  SeatMask winners;
};
inline constexpr std::uint8_t kNoFaction = 0xff;
static_assert(sizeof(State) <= 8192);

}  // namespace turnwright::trts
