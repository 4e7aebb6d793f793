// How long a bot takes for its decisions, in whole games against itself: the first in the standard setup, every second one
// with other decks, maps and the like.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "engine/game.h"

namespace turnwright::bench {

// CPU seconds (clock.h) of each decision of so many games, the shortest first. After each game it tells how many are played,
// and stops if the answer is false.
std::vector<double> time_decisions(const Game&, const Setup&, std::string_view bot,
                                   std::uint64_t games,
                                   const std::function<bool(std::uint64_t)>& goes_on);

}  // namespace turnwright::bench
