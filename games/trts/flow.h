// The procedures of the game, in playing order; flow.cpp has the table. Each is a frame on the flow's stack: what it has
// to remember is in the frame, everything else in the state.
#pragma once

#include "games/trts/play.h"

namespace turnwright::trts {

enum Procedures : std::uint8_t {
  kSetupProcedure,
  kRoundProcedure,
  kMacroProcedure,
  kMicroProcedure,
  kActivationProcedure,
  kEngagementProcedure,
  kCombatProcedure,
  kSecretMovesProcedure,
  kRoundEndProcedure,
};

inline void call(State& s, Procedures procedure, Seat seat = 0, std::uint8_t n = 0) {
  s.flow.push({.procedure = procedure, .step = 0, .seat = seat, .n = n, .a = 0, .b = 0});
}

// Nobody's group is active; the cycle so far is quiet or not (TR-120).
inline Battle no_battle(std::uint8_t is_quiet) {
  return {.area = kNoArea,
          .range = 0,
          .engaging = 0,
          .defending = 0,
          .shrouded = 0,
          .shrouding = 0,
          .up_ramp = 0,
          .has_attacked = 0,
          .is_quiet = is_quiet,
          .active = kNobody};
}

// setup.cpp: factions, then start areas and token line (chapter 2).
void setup(Play&, Frame&);
// round.cpp (chapter 5)
void round(Play&, Frame&);
void round_end(Play&, Frame&);
// macro.cpp (chapter 6)
void macro(Play&, Frame&);
// micro.cpp (chapter 7): turns and cycles; seat: whose turn
void micro(Play&, Frame&);
// activation.cpp (chapters 8, 10, 11): the active group acts until it ends
void activation(Play&, Frame&);
// engagement.cpp (chapters 9, 12): the group has entered, or attacks (n: 1); retreats, then combat
void engagement(Play&, Frame&);
// combat.cpp (chapter 13): one combat round
void combat(Play&, Frame&);
// secret_moves.cpp
void secret_moves(Play&, Frame&);

// ending.cpp (chapter 1)
// TR-12: who has no building left is out. True: the game is over, or a player has left so that what is under way
// must be looked at again.
bool check_elimination(Play&);
void end_game(Play&, Ending, SeatMask winners);
// The seat's open line is as if it had not been begun.
void drop_line(State&, Seat);
// TR-7, TR-17, TR-22 to TR-26: the winner among these by areas, supply and token line.
SeatMask best_by_count(const Look&, SeatMask among);

}  // namespace turnwright::trts
