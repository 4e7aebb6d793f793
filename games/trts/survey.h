// Survey (TR-237): a turn ability of buildings.
#pragma once

#include "games/trts/play.h"

namespace turnwright::trts {

bool can_survey(const Look&, Seat);
void survey(Play&, Seat, Area);

}  // namespace turnwright::trts
