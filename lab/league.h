// Everybody against everybody: two options of a game, one for each of two seats, take every pair of different
// values out of a list. Each pair is played in both seatings equally often.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/setup.h"

namespace turnwright {

struct League {
  std::array<std::string, 2> options;   // by seat
  std::vector<std::string> contenders;  // values of both

  bool empty() const { return contenders.empty(); }
  // Pairs, each in both seatings. Game number i is pairing number i modulo that.
  std::uint64_t pairings() const { return contenders.size() * (contenders.size() - 1); }
};

// Which contender each seat has.
using Pairing = std::array<std::size_t, 2>;
Pairing pairing_of(const League&, std::uint64_t game);

// The setup of that game. `base` itself, if there is no league.
Setup setup_of(const League&, const Setup& base, std::uint64_t game);

}  // namespace turnwright
