// The results of a tournament as a file, which is also what it goes on from; docs/lab.md describes it.
#pragma once

#include "cli/commands.h"
#include "cli/json.h"
#include "lab/tournament.h"

namespace turnwright::cli {

// Everything that was asked for and counted, and what follows from it in `summary`.
Json tournament_json(const TournamentOptions& asked, const Tournament&, const TournamentResults&);

// What the person asked for who began it. Throws an OutsideError if it is not such a file.
TournamentOptions asked_in(const Json& file);
// What was counted. Throws an OutsideError if it is not of this very tournament.
TournamentResults results_in(const Json& file, const Tournament&);

}  // namespace turnwright::cli
