// What the chapters of the game share: the content and the state they work on, and the words for what can be chosen,
// asked, refused and told. One header per chapter says what it offers to the others.
#pragma once

#include "engine/rules.h"
#include "games/trts/content.h"
#include "games/trts/state.h"

namespace turnwright::trts {

// To look at a game, and to change it.
struct Look {
  const Content& content;
  const State& s;
  const PieceType& type(TypeId id) const { return content.tables.types[id]; }
  const Faction& faction(Seat seat) const { return content.tables.factions[s.faction[seat]]; }
  const Map& map() const { return content.tables.maps[s.map]; }
};
struct Play {
  const Content& content;
  State& s;
  Host& host;
  operator Look() const { return {content, s}; }
  const PieceType& type(TypeId id) const { return content.tables.types[id]; }
  const Faction& faction(Seat seat) const { return content.tables.factions[s.faction[seat]]; }
  const Map& map() const { return content.tables.maps[s.map]; }
};

// The windows, by Ask.kind, in the order of the rulebook's Decisions.
enum Window_ : std::uint8_t {
  kFactionWindow,
  kMacroWindow,  // secret
  kTurnWindow,
  kActWindow,
  kRetreatWindow,
  kBlockWindow,
  kFireWindow,
  kSurvivorWindow,
  kFallBackWindow,
  kSecretMoveWindow,  // secret
  kWindows,
};

// The questions: those that open a window, in the same order, then the steps of a line.
enum Asked : std::uint8_t {
  kAskFaction,
  kAskOrders,
  kAskTurn,
  kAskAct,
  kAskRetreat,
  kAskBlock,
  kAskFire,
  kAskSurvivor,
  kAskFallBack,
  kAskSecretMove,
  kAskGather,
  kAskDeploy,
  kAskWhere,
  kAskPiece,
  kAskCount,
  kAskMore,  // of a set that is being named: another one, or ready
  kAskTo,
  kAskRoute,
  kAskDrop,
  kAskTarget,
  kAskSpill,
  kQuestions,
};

// The choices. "unit": a place in the own list of units, "piece": the same, or kBuildingPiece + a place in the own
// list of buildings. Both are what their owner sees. "target": a place in the list of targets (targets.h).
enum Kind : std::uint16_t {
  kPickFaction,  // a: faction
  // macro
  kGather,    // a: workers that take minerals; the others take gas
  kDeployIn,  // a: area
  kTrain,     // a: type; then kIn, if there are several areas
  kBuild,     // a: type; then kIn
  kResearch,  // a: upgrade; then kIn
  kMorph,     // a: type it becomes; then kIn
  kTakeOver,  // a: type of the site; then kIn
  kCancel,    // a: see cancel_code; then kIn
  kRepair,    // then kPiece
  kStance,    // then kPiece, then kCount
  kDone,      // of macro and of secret moves
  kIn,        // a: area, b: rounds left of what is cancelled
  kPiece,     // a: piece
  kCount,     // a: how many
  // micro
  kPass,
  kSurvey,  // then kIn
  kTake,    // a: unit, b: how many: into the group; of passengers: out of the transport
  kReady,   // the set is complete
  kMove,    // a: area; then kVia and kDrop where there is something to decide
  kVia,     // a: area of the last step
  kDrop,    // a: unit, a transport
  kAttack,
  kLeave,   // a: unit, b: how many
  kLoad,    // a: unit, b: how many; then kPiece, the transport
  kUnload,  // a: unit, the transport; then kTake …, kReady
  kEnd,
  // engagement and combat
  kRetreat,   // a: unit, b: how many; then kTo
  kStay,      // no more of them retreat, or fall back
  kTo,        // a: area
  kBlock,     // a: unit, b: how many
  kAllocate,  // a: piece, b: how many; then kOn
  kCast,      // a: piece, b: which of its spells; then kOn …
  kOn,        // a: target
  kLose,      // the excess
  kHoldFire,
  kSave,      // a: piece
  kFallBack,  // a: unit, b: how many; then kTo
  // secret moves
  kShift,  // a: unit, b: how many; then kTo
  kKinds,
};
constexpr Choice choice(Kind kind, unsigned a = 0, unsigned b = 0, unsigned c = 0) {
  return {kind, static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
          static_cast<std::uint16_t>(c)};
}

// What is cancelled, by what it would become: a unit that is trained, an upgrade, a building under construction, a morph.
enum Cancelled : unsigned {
  kCancelUnit = 0,
  kCancelUpgrade = 256,
  kCancelSite = 512,
  kCancelMorph = 768
};
constexpr unsigned cancel_code(Cancelled what, unsigned item) { return what + item; }

// Why not. The rules' numbers and sentences are in about.cpp, in this order.
enum Why : std::uint16_t {
  kTooDear = kFirstGameReason,  // TR-98
  kNoSupply,                    // TR-101
  kNoProducer,                  // TR-99
  kMissingNeed,                 // TR-100
  kNoWorker,                    // TR-104
  kNoGeyser,                    // TR-107
  kNotPlaced,                   // rootbound, lattice
  kHaveAlready,                 // TR-108
  kLimit,                       // TR-238
  kNotInProduction,             // TR-111
  kCannotRepair,
  kNoStance,  // TR-235
  kNotFresh,  // TR-134
  kNotInGroup,
  kOutOfReach,       // TR-137, TR-142
  kNothingToAttack,  // TR-161
  kAttackUsed,       // TR-162, TR-164
  kCannotBeLoaded,   // TR-261
  kNoRoom,           // TR-233
  kNothingAboard,    // TR-233
  kNoMovement,       // TR-233
  kNoSecretMove,     // TR-122, TR-124
  kForbiddenArea,    // TR-172, TR-173
  kCannotRetreat,    // TR-180
  kNotAble,          // TR-182, TR-185, TR-186
  kBadTarget,        // TR-206, TR-207, TR-209
  kHitAlready,       // TR-220, TR-259
  kLadder,           // TR-214
  kNoSpill,          // TR-213
  kNoEnergy,         // TR-228
  kNoSpell,          // TR-229
  kNotLearned,       // TR-95
  kOtherRange,       // TR-229
  kNothingToAimAt,   // TR-259
  kNotThisOne,       // TR-195
  kOrder,            // sets are named in order
  kOrderStands,      // TR-78: what was sent in macro cannot be taken back
};
constexpr Reason why(Why code) { return Reason{code}; }

// What is told. Pieces are told by what everybody who hears it sees: their type and how many.
enum Told : std::uint16_t {
  kToldFaction,     // a: seat, b: faction
  kToldStart,       // a: seat, b: area
  kToldLine,        // a: seat, b: place in the token line
  kToldRound,       // a: round, b: starting player
  kToldPhase,       // a: Phase
  kToldDone,        // a: seat
  kToldIncome,      // a: seat, b: minerals, c: gas, d: area; to the seat
  kToldDeployed,    // a: seat, b: type, c: how many, d: area; to the seat
  kToldResearched,  // a: seat, b: upgrade; to the seat
  kToldOrdered,     // a: seat, b: type, c: area; to the seat
  kToldResearch,    // a: seat, b: upgrade; to the seat
  kToldCancelled,   // a: seat, b: cancel_code, c: area; to the seat
  kToldTooLate,     // a: seat, b: area: the geyser went to another (TR-107); to the seat
  kToldAppears,     // a: seat, b: type, c: how many, d: area: comes onto the game board
  kToldLeaves,      // a: seat, b: type, c: how many, d: area: is on it no more
  kToldBuilding,    // a: seat, b: type, c: area, d: hit points, e: 1: finished
  kToldDeclares,    // a: seat, b: upgrade
  kToldMicros,      // a: seat: a group is being microed
  kToldGroup,       // a: seat, b: type, c: how many, d: area; to the seat
  kToldEndsMicro,   // a: seat
  kToldPasses,      // a: seat
  kToldSurveys,     // a: seat, b: area
  kToldFinds,       // a: seat, b: type, c: how many, d: area, e: whose; to the seat
  kToldMoves,       // a: seat, b: type, c: how many, d: from, e: to; to those who may know
  kToldPassesBy,    // a: seat, b: type, c: how many, d: area: contested, on the way (TR-66)
  kToldEngages,     // a: seat, b: area, c: 1: an Attack
  kToldAnswers,     // a: seat, b: area, c: 1: something is there
  kToldCameFrom,    // a: seat, b: area
  kToldControls,    // a: seat, b: area
  kToldContested,   // a: area
  kToldNeutral,     // a: area
  kToldRetreats,  // a: seat, b: type, c: how many, d: from, e: to, kNoArea for those who may not know
  kToldCombat,    // a: area
  kToldStep,      // a: range
  kToldBlocks,    // a: seat, b: type, c: how many
  kToldFires,     // a: seat, b: type, c: how many, d: whose, e: type of the target
  kToldCasts,     // a: seat, b: type, c: spell
  kToldHit,       // a: seat, b: type, c: points, d: hit points left, e: shields left
  kToldDies,      // a: seat, b: type, c: how many, d: area
  kToldSaved,     // a: seat, b: type
  kToldEndsCombat,  // a: area
  kToldStance,      // a: seat, b: type it has now, c: how many
  kToldLoads,       // a: seat, b: type, c: how many; to the seat
  kToldUnloads,     // a: seat, b: type, c: how many
  kToldEliminated,  // a: seat, b: 1: surrendered
  kToldEnds,        // a: Ending, b: winners
};

inline void tell(const Play& p, SeatMask to, Told what, unsigned a = 0, unsigned b = 0,
                 unsigned c = 0, unsigned d = 0, unsigned e = 0) {
  p.host.emit(to, {what, static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                   static_cast<std::uint16_t>(c), static_cast<std::uint16_t>(d),
                   static_cast<std::uint16_t>(e)});
}
inline void tell_all(const Play& p, Told what, unsigned a = 0, unsigned b = 0, unsigned c = 0,
                     unsigned d = 0, unsigned e = 0) {
  tell(p, kEveryone, what, a, b, c, d, e);
}

}  // namespace turnwright::trts
