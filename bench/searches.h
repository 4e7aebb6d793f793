// Searches at the first decision of random games, each with a tree of its own, every simulation a random rollout: what
// searching costs by itself, whatever a game's hints cost.
#pragma once

#include <cstdint>

#include "engine/game.h"

namespace turnwright::bench {

inline constexpr std::uint64_t kSimulations = 1000;  // of each search

void search_first_decisions(const Game&, const Setup&, std::uint64_t searches);

}  // namespace turnwright::bench
