// A combat round (chapter 13): who is able, and what a step leaves behind.
#pragma once

#include "games/trts/micro.h"

namespace turnwright::trts {

// TR-183, TR-239: the ranges at which the seat has an able piece in the battle, by what everybody sees; a bit each.
using RangeMask = std::uint64_t;
RangeMask able_ranges(const Look&, Seat);
inline bool is_able(const Look& look, Seat seat, int range) {
  return (able_ranges(look, seat) >> range & 1) != 0;
}

// blockers.cpp, TR-257: whether somebody of the seat could block.
bool could_block(const Look&, Seat);

// damage.cpp
// TR-194: the step would leave nothing of either side.
bool destroys_all(const Look&);
// TR-191, TR-193, TR-223 to TR-227: all at once; then effects that were cast in the step begin.
void deal_damage(Play&);
// What was marked for a step or a combat round is over, for everybody.
void end_combat(State&);

}  // namespace turnwright::trts
