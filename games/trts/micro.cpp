// Micro turns and cycles (chapter 7).
#include "games/trts/flow.h"

namespace turnwright::trts {
namespace {

// TR-119: the first in turn order who has not had a turn in this cycle.
Seat next_in_cycle(const State& s, SeatMask done) {
  for (const Seat seat : s.line)
    if (!holds(done, seat)) return seat;
  return kNobody;
}

}  // namespace

// Frame::a: who has had a turn in this cycle. Seats, not places: somebody may leave the line (TR-21).
void micro(Play& p, Frame& f) {
  State& s = p.s;
  Seat seat = f.step == 0 ? kNobody : next_in_cycle(s, static_cast<SeatMask>(f.a));
  if (seat == kNobody) {
    if (f.step != 0 && s.battle.is_quiet != 0) return s.flow.pop();  // TR-120
    f.step = 1;
    f.a = 0;
    s.battle = no_battle(1);
    seat = s.line[0];
  }
  f.a |= only(seat);
  s.flow.window.open_one(kTurnWindow, seat);  // TR-118, TR-239: whoever it is
}

}  // namespace turnwright::trts
