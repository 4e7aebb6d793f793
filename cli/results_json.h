// What was counted on one ground of a tournament, written as JSON and read again.
#pragma once

#include "cli/json.h"
#include "lab/tournament.h"

namespace turnwright::cli {

Json ground_json(const Game&, const League&, const GroundResults&);
// Throws an OutsideError if it cannot be understood, or not with this game and this league.
GroundResults ground_in(const Json&, const Game&, const League&);

}  // namespace turnwright::cli
