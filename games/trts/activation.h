// What an active group can do (chapters 8, 10): the parts of it that its window (activation_line.cpp) asks about.
#pragma once

#include "games/trts/micro.h"
#include "games/trts/reach.h"

namespace turnwright::trts {

inline bool is_active(const Unit& unit) {
  return has_flag(unit, kActive) && !has_flag(unit, kAboard);
}

// What happens when the group comes there.
enum class Arrival : std::uint8_t {
  kQuiet,      // under own control (TR-139)
  kReinforce,  // contested already (TR-145)
  kJoinAlly,   // under control of allies alone (TR-54)
  kEngage,     // TR-149
};
Arrival arrival_in(const State&, Seat, Area);

// TR-137: where at least one of the group can go.
AreaMask targets_of_group(const Look&, Seat);
// The ways that one of these units could take its last step by; none: it cannot come there.
AreaMask ways_of(const Look&, Seat, const Unit&, Area to);
Way usual_way_of(const Look&, Seat, const Unit&, Area to);
// TR-137, TR-251: whoever can goes there, by its detour or the usual way; others are left behind. Passengers that were
// picked drop on arrival (TR-234).
void move_group(Play&, Seat, Area to);

// TR-161, TR-162, TR-164: where the group can begin a combat round; kNoArea: nowhere.
Area attack_area(const Look&, Seat);
void attack(Play&, Seat);

// TR-132: so many of these units are left behind.
void leave_behind(Play&, Seat, std::size_t at, unsigned n);
void end_group(Play&, Seat);

}  // namespace turnwright::trts
