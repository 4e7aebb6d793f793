// Engagement (chapter 9), and how an Attack begins (chapter 10): in both fresh defenders may retreat, then a combat round
// is fought.
#include "games/trts/battle.h"
#include "games/trts/flow.h"
#include "games/trts/retreat.h"

namespace turnwright::trts {
namespace {

// TR-151 to TR-154. True: something is there.
bool engage(Play& p, Seat seat, Area area) {
  State& s = p.s;
  put_marker(p, seat, area);
  SeatMask defenders = 0;
  for (Seat other = 0; other < s.seats; ++other) {
    if (s.team[other] == s.team[seat]) continue;
    if (has_marker(s, other, area) && has_piece(s, other, area))
      defenders |= only(other);
    else
      take_marker(p, other, area);  // TR-153, TR-243
  }
  if (defenders == 0) return false;
  reveal_area(p, area, static_cast<SeatMask>(defenders | only(seat)));
  for (const Area from : areas_in(s.came_from)) tell_all(p, kToldCameFrom, seat, from);  // TR-59
  return true;
}

// TR-178: the next defender who might retreat.
Seat next_to_retreat(const Look& look, SeatMask asked) {
  for (const Seat seat : look.s.line)
    if (holds(look.s.battle.defending, seat) && !holds(asked, seat) && could_retreat(look, seat))
      return seat;
  return kNobody;
}

// What is public of the group's place ends with the contest.
void end_engagement(State& s, Seat seat) {
  s.battle.engaging = s.battle.defending = 0;
  if (s.battle.area != kNoArea && !contests(s, seat, s.battle.area)) {
    s.battle.area = kNoArea;
    s.came_from = 0;
  }
  s.flow.pop();
}

}  // namespace

// Frame::n: 1: an Attack; a: the area; b: which defenders have been asked.
void engagement(Play& p, Frame& f) {
  State& s = p.s;
  const auto area = static_cast<Area>(f.a);
  enum : std::uint8_t { kBegin, kRetreats, kOver };
  if (f.step == kBegin) {
    s.battle.is_quiet = 0;  // TR-121
    if (f.n == 0 && !engage(p, f.seat, area)) return end_engagement(s, f.seat);
    f.step = kRetreats;
  }
  if (f.step == kOver) return end_engagement(s, f.seat);
  set_sides(s);
  const Seat next = next_to_retreat(p, static_cast<SeatMask>(f.b));
  if (next != kNobody) {
    f.b |= only(next);
    return s.flow.window.open_one(kRetreatWindow, next);
  }
  f.step = kOver;
  if (s.battle.defending != 0) call(s, kCombatProcedure, f.seat);  // TR-156, TR-163
}

}  // namespace turnwright::trts
