// The procedures of the game, in playing order; flow.cpp has the table. Each is a frame on the flow's stack: what it has
// to remember is in the frame, everything else in the state.
#pragma once

#include "games/crowdcontrol/play.h"

namespace turnwright::crowdcontrol {

enum Procedures : std::uint8_t {
  kTurnProcedure,
  kSupplyProcedure,
  kResolveProcedure,
  kPairProcedure,
  kCommitProcedure,
  kTargetProcedure,
  kLanesProcedure,
  kCombatProcedure,
  kTurnEndProcedure,
};

inline void call(State& s, Procedures procedure, std::uint8_t n = 0) {
  s.flow.push({.procedure = procedure, .step = 0, .seat = 0, .n = n, .a = 0, .b = 0});
}

// turn.cpp
void turn(Play&, Frame&);
void supply(Play&, Frame&);
void commit(Play&, Frame&);
void target(Play&, Frame&);  // n: the step
void lanes(Play&, Frame&);
void turn_end(Play&, Frame&);

// reveal.cpp: what a player has done in Commit, and what has come of it.
void tell_commit(const Play&, Seat);

// resolve.cpp
void resolve(Play&, Frame&);  // n: which of the three
void pair(Play&, Frame&);     // n: the half
// The first entry of a half that the segment serves (CC-84), counted from 1; 0: none.
std::uint16_t first_in_half(const Look&, Seat, std::uint8_t half);
// Whether an entry asks its player something before it resolves (CC-86).
bool asks_prompt(const Look&, Seat, const Entry&);
// The entry of a seat in the pair that is under way.
inline std::uint16_t& entry_of_pair(Frame& f, Seat seat) { return seat == 0 ? f.a : f.b; }
// The effect that an open prompt is about.
const EffectCode& effect_prompted(const Look&, Seat);
unsigned amount_prompted(const Look&, Seat);

// combat.cpp
void combat(Play&, Frame&);

// ending.cpp
bool check(Play&);  // both HQs together (CC-124); true: the game is over
void end_game(Play&, Ending, SeatMask winners);

}  // namespace turnwright::crowdcontrol
