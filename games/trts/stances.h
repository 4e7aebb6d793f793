// Stances (TR-235): the other form of a unit, for a movement point.
#pragma once

#include "games/trts/micro.h"

namespace turnwright::trts {

bool can_change_stance(const Look&, Seat, const Unit&);
// An action of the active group.
void change_stance(Play&, Seat, std::size_t at, unsigned n);

}  // namespace turnwright::trts
