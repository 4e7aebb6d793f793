// Ways over the map (chapter 8): how far units come, and where they take their last step.
#pragma once

#include "games/trts/board.h"

namespace turnwright::trts {

// Where one step leads: flying units use every connection (TR-42).
inline AreaMask steps_from(const Map& map, Area from, bool flies) {
  return flies ? map.ground[from] | map.air[from] : map.ground[from];
}

// Areas at most `steps` away from `from`, `from` itself not among them, if every area on the way lies in `through`.
AreaMask reach(const Map&, Area from, int steps, AreaMask through, bool flies);
// How many steps it takes at least; a number above kMostSpeed: it cannot be reached.
int distance(const Map&, Area from, Area to, AreaMask through, bool flies);
// From which areas the last step of a way of at most `steps` can be taken.
AreaMask last_steps(const Map&, Area from, Area to, int steps, AreaMask through, bool flies);

// A way that is as short as its last step allows: what it costs, and the contested areas on it, as few as can be (TR-66).
struct Way {
  Area last;
  int cost;
  AreaMask passes;
};
Way way_by(const Map&, Area from, Area last, Area to, AreaMask through, AreaMask contested,
           bool flies);
// TR-143: shortest, then fewest contested areas on the way, then not up a ramp, then the lowest. Requires that there is
// one.
Way usual_way(const Map&, Area from, Area to, int steps, AreaMask through, AreaMask contested,
              bool flies);

// TR-142: what the seat's units may cross: controlled or contested by it, or controlled by an ally (TR-54).
AreaMask crossable(const State&, Seat);

}  // namespace turnwright::trts
