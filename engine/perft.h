// Counts what can happen: the sequences of exactly `depth` choices from the start of a game. Each roll branches
// over its outcomes; seats of a secret window answer in ascending order.
#pragma once

#include <cstdint>

#include "engine/game.h"

namespace turnwright {

std::uint64_t perft(const Game&, const Setup&, int depth);

}  // namespace turnwright
