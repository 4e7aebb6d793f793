// Retreats (chapter 12): of fresh defenders before combat, and of the active group after a step (TR-196).
#pragma once

#include "games/trts/micro.h"

namespace turnwright::trts {

// TR-252: whether, by what everybody sees, units of the seat could leave the battle.
bool could_retreat(const Look&, Seat);
bool could_fall_back(const Look&, Seat);

}  // namespace turnwright::trts
