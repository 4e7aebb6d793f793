// Who stands where in a battle (TR-184).
#pragma once

#include "games/trts/board.h"

namespace turnwright::trts {

// The sides, by who has pieces in the battle's area now.
void set_sides(State&);
inline SeatMask other_side(const State& s, Seat seat) {
  return holds(s.battle.engaging, seat) ? s.battle.defending : s.battle.engaging;
}
inline SeatMask own_side(const State& s, Seat seat) {
  return holds(s.battle.engaging, seat) ? s.battle.engaging : s.battle.defending;
}
// TR-190: the active player, the engaging ones, then the defenders, each in turn order; the first who is not among
// `done`. kNobody: all are.
Seat next_to_act(const State&, SeatMask done);

}  // namespace turnwright::trts
