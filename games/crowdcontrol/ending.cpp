// How a game ends (chapter 13).
#include "games/crowdcontrol/camp.h"
#include "games/crowdcontrol/flow.h"
#include "games/crowdcontrol/known.h"
#include "games/crowdcontrol/line.h"

namespace turnwright::crowdcontrol {

void end_game(Play& p, Ending ending, SeatMask winners) {
  State& s = p.s;
  s.ending = ending;
  s.winners = winners;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    clear_draft(s, seat);
    s.log[seat].clear();
    s.serve[seat] = 0;
  }
  drop_gone_priorities(s);
  show_all(s);
  s.flow.end();
  tell(p, kToldEnds, static_cast<unsigned>(ending), winners);
}

bool check(Play& p) {
  State& s = p.s;
  SeatMask left = first_seats(kSeats);
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (s.fallen[seat] != Fallen::kNo || has_fallen(p, p.camp(seat)))
      left &= static_cast<SeatMask>(~only(seat));
  if (left == first_seats(kSeats)) return false;
  bool resigned = false;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (holds(left, seat)) continue;
    resigned |= s.fallen[seat] == Fallen::kResigned;
    tell(p, s.fallen[seat] == Fallen::kResigned ? kToldResigns : kToldFalls, seat);
  }
  end_game(p, resigned ? Ending::kResigned : Ending::kFallen,
           left == 0 ? first_seats(kSeats) : left);  // CC-123
  return true;
}

}  // namespace turnwright::crowdcontrol
