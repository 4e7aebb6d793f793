// What follows from the results of a tournament, as JSON.
#pragma once

#include "cli/json.h"
#include "lab/tournament.h"

namespace turnwright::cli {

Json summary_json(const Tournament&, const TournamentResults&);

}  // namespace turnwright::cli
