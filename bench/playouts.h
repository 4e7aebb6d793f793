// Random games through the virtual Game, as a search or a simulation plays them: what is measured, and what
// callgrind counts.
#pragma once

#include <cstdint>

#include "engine/dice.h"
#include "engine/game.h"

namespace turnwright::bench {

struct Played {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;  // questions with at least two choices
  std::uint64_t asks = 0;       // all questions
};

Played play_random_games(const Game&, const Setup&, std::uint64_t games);

}  // namespace turnwright::bench
