// The options of a game of WTactics; their texts are in about.cpp, in this order.
#pragma once

#include <cstddef>

namespace turnwright::wtactics {

enum : std::size_t { kDeckOne, kDeckTwo, kInfluence };

}  // namespace turnwright::wtactics
