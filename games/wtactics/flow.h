// The procedures of the game, in playing order; flow.cpp has the table. Each is a frame on the flow's stack: what it has
// to remember is in the frame, everything else in the state.
#pragma once

#include "games/wtactics/play.h"

namespace turnwright::wtactics {

enum Procedures : std::uint8_t {
  kTurn,
  kMulliganProcedure,
  kUnmarkPhase,
  kUpkeepPhase,
  kDrawPhase,
  kPlayPhase,
  kMoveOrAttackPhase,
  kAttackProcedure,
  kCombatProcedure,
  kEntrancePhase,
  kDiscardPhase,
  kTurnEnd,
  kRoundEnd,
  kExchange,
  kOpportunity,
  kResolve,
  kEffects,
  kAftermath,
  kBeforeTheGame,
  kCompletion,
  kAbandonment,
  kContractsEnd,
  kExpiration,
};

inline void call(State& s, Procedures procedure, Seat seat = 0, std::uint8_t n = 0,
                 std::uint16_t a = 0, std::uint16_t b = 0) {
  s.flow.push({.procedure = procedure, .step = 0, .seat = seat, .n = n, .a = a, .b = b});
}

// What an exchange is about (WT-152 to WT-156): Frame.n.
enum : std::uint8_t {
  kForChain = 0,     // answers to an item; over when the chain is empty
  kForWindow = 1,    // opened on an empty chain, and opened again until all pass on an empty one
  kNoAbilities = 2,  // Events only
  kForAttack = 4,    // attackers have been announced
};

// chain.cpp
void exchange(Play&, Frame&);
void opportunity(Play&, Frame&);
void resolve(Play&, Frame&);
// Whether the open window is one for Events alone.
inline bool events_only(const State& s) {
  if (s.flow.depth == 0) return false;
  const Frame& f = s.flow.frames[s.flow.depth - 1];
  return f.procedure == kExchange && (f.n & kNoAbilities) != 0;
}
void window(Play&, std::uint8_t kind);  // calls an exchange that begins with the passive player
// The answer to a window in which cards and abilities are announced is complete: something is on the chain, or it
// happened at once.
void announced(Play&, Seat, bool on_chain);

// effects.cpp
void effects(Play&, Frame&);
void carry_out(Play&, const Item&);  // calls `effects` for an item; its ability must be known

// triggers.cpp
void aftermath(Play&, Frame&);  // deaths, triggers, the end of the game (WT-14, WT-153)
void follow_up(Play&);          // something was done: what follows from it is next, if anything can

// turn.cpp
void turn(Play&, Frame&);
void mulligan(Play&, Frame&);
void unmark_phase(Play&, Frame&);
void upkeep_phase(Play&, Frame&);
void draw_phase(Play&, Frame&);
void play_phase(Play&, Frame&);
void entrance_phase(Play&, Frame&);
void discard_phase(Play&, Frame&);
void turn_end(Play&, Frame&);
void round_end(Play&, Frame&);
void end_game(Play&, Ending, SeatMask winners);
void draw_one(Play&, Seat);  // if there is a card and nothing forbids it

// quest_flow.cpp
void before_the_game(Play&, Frame&);
void completion(Play&, Frame&);
void abandonment(Play&, Frame&);
void contracts_end(Play&, Frame&);
void expiration(Play&, Frame&);

// movement.cpp and combat.cpp
void move_or_attack_phase(Play&, Frame&);
void attack(Play&, Frame&);
void combat(Play&, Frame&);

// The open line is taken from the state: nothing of it is left.
inline void close_line(State& s) {
  s.draft = {};
  s.picks.clear();
  s.line = 0;
  s.line_kind = 0;
}

}  // namespace turnwright::wtactics
