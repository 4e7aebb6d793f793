// A tournament as somebody asks for it on the command line.
#pragma once

#include "cli/commands.h"
#include "lab/tournament.h"

namespace turnwright::cli {

// Throws UsageError.
Tournament tournament_for(const TournamentOptions&, const ChosenGame&);

}  // namespace turnwright::cli
