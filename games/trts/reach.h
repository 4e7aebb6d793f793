// Ways over the map (chapter 8): how far units come, and where they take their last step.
#pragma once

#include "games/trts/board.h"

namespace turnwright::trts {

// Areas at most `steps` away from `from`, `from` itself not among them, if every area on the way lies in `through`.
AreaMask reach(const Map&, Area from, int steps, AreaMask through, bool flies);
// How many steps it takes at least; a number above kMostSpeed: it cannot be reached.
int distance(const Map&, Area from, Area to, AreaMask through, bool flies);
// From which areas the last step of a way of at most `steps` can be taken.
AreaMask last_steps(const Map&, Area from, Area to, int steps, AreaMask through, bool flies);
// TR-143: the default of them: shortest, then fewest contested areas on the way, then not up a ramp, then the lowest.
Area usual_last_step(const Map&, Area from, Area to, int steps, AreaMask through,
                     AreaMask contested, bool flies);
// The contested areas that the way passes which ends with that last step: the fewest (TR-66).
AreaMask passed_by(const Map&, Area from, Area last, Area to, int steps, AreaMask through,
                   AreaMask contested, bool flies);

// TR-142: what the seat's units may cross: controlled or contested by it, or controlled by an ally (TR-54).
AreaMask crossable(const State&, Seat);

}  // namespace turnwright::trts
