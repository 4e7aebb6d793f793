// Results as one page that a browser shows from disk: charts as SVG with the numbers behind them as tables, nothing from
// anywhere else, no scripts.
#pragma once

#include <string>

#include "lab/compare.h"
#include "lab/tournament.h"

namespace turnwright {

std::string tournament_report(const Tournament&, const TournamentResults&);

// With the cards of the world after the change.
std::string comparison_report(const Tournament& before, const Tournament& after,
                              const TournamentResults& results_after, const Comparison&);

}  // namespace turnwright
