// The options of a game of CrowdControl; their texts are in about.cpp, in this order.
#pragma once

#include <cstddef>

namespace turnwright::crowdcontrol {

enum : std::size_t { kDeckOne, kDeckTwo, kHand, kGrowth, kArrival, kCopies, kTurns };

}  // namespace turnwright::crowdcontrol
