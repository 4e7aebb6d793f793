// What a position is worth to a seat, at a glance.
#include "games/wtactics/rules.h"
#include "games/wtactics/table.h"

namespace turnwright::wtactics {

std::int32_t Wtactics::evaluate(const State& s, Seat seat) const {
  const Look look{*content_, s};
  std::int32_t worth = 0;
  for (Slot slot = 0; slot < s.slots; ++slot) {
    const Object& o = s.objects[slot];
    if (stands(look, o)) worth += (o.controller == seat ? 10 : -10) * (o.atk + o.def);
  }
  for (Seat one = 0; one < kSeats; ++one)
    worth += (one == seat ? 1 : -1) * (20 * s.influence[one] + 40 * s.vp[one] +
                                       15 * s.resources[one] + 8 * s.hand_size[one]);
  return worth;
}

}  // namespace turnwright::wtactics
