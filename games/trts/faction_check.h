// What must hold of a faction as a whole (TR-264).
#pragma once

#include "games/trts/tables.h"
#include "language/diagnostics.h"

namespace turnwright::trts {

// Where things stand in the files.
struct Places {
  std::vector<language::Place> factions;               // their `start`
  std::vector<language::Place> types;                  // by TypeId: what they need, or their tables
  std::vector<std::vector<language::Place>> upgrades;  // by faction
};

void check_factions(const Tables&, const Places&, language::Diagnostics&);

}  // namespace turnwright::trts
