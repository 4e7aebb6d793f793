// What must hold of a map as a whole (TR-264).
#pragma once

#include "games/trts/tables.h"
#include "language/diagnostics.h"

namespace turnwright::trts {

// Where things stand in the file.
struct MapPlaces {
  language::Place map, symmetric;
  std::vector<language::Place> areas;
};

// In how many steps each area is reached from `start`, if these lead on from each; -1: never.
std::vector<int> distances(const Map&, const std::array<AreaMask, kMostAreas>& steps, Area start);

void check_map(const Map&, const MapPlaces&, language::Diagnostics&);

// Whether some way to exchange the areas takes one to the other, and leaves heights, fields, geysers, start areas and
// connections as they are.
bool are_alike(const Map&, Area, Area);

}  // namespace turnwright::trts
