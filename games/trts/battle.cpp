#include "games/trts/battle.h"

namespace turnwright::trts {

void set_sides(State& s) {
  Battle& battle = s.battle;
  battle.engaging = battle.defending = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!has_piece(s, seat, battle.area)) continue;
    if (s.team[seat] == s.team[battle.active])
      battle.engaging |= only(seat);
    else
      battle.defending |= only(seat);
  }
}

Seat next_to_act(const State& s, SeatMask done) {
  const Battle& battle = s.battle;
  if (holds(battle.engaging & ~done, battle.active)) return battle.active;
  for (const SeatMask side : {battle.engaging, battle.defending})
    for (const Seat seat : s.line)
      if (holds(side & ~done, seat)) return seat;
  return kNobody;
}

}  // namespace turnwright::trts
