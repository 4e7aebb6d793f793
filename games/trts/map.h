// Maps as their files say them: areas, and how they are connected. A file is one map.
#pragma once

#include "games/trts/constants.h"
#include "games/trts/tables.h"
#include "language/cards_file.h"

namespace turnwright::trts {

// All mistakes of all maps are told at once.
Result<std::vector<Map>, language::Diagnostics> load_maps(const std::vector<language::SourceText>&,
                                                          const Constants&);

}  // namespace turnwright::trts
