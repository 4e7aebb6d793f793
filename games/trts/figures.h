// What the fields of factions say, put into the tables: prices, values, producers and needs.
#pragma once

#include "games/trts/constants.h"
#include "games/trts/faction_check.h"
#include "games/trts/outline.h"

namespace turnwright::trts {

Places read_figures(Outline&, const Constants&, language::Diagnostics&);

}  // namespace turnwright::trts
