// Everybody against everybody, two at a time: contenders that differ in who plays (a bot), in what they play (the value
// of an option, one for each of two seats), or in both. Each pair is played in both seatings equally often, and both
// seatings with the same dice.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/setup.h"

namespace turnwright {

struct Contender {
  std::string bot;
  std::string value{};  // of the option of its seat; empty where there is none
  friend bool operator==(const Contender&, const Contender&) = default;
};

struct League {
  std::array<std::string, 2> options{};  // by seat; empty: only the bots differ
  std::vector<Contender> contenders{};

  bool empty() const { return contenders.empty(); }
  // Pairs, each in both seatings. Game number i is pairing number i modulo that.
  std::uint64_t pairings() const { return contenders.size() * (contenders.size() - 1); }
  // What tells a contender from the others.
  std::string name(std::size_t contender) const;
};

// Which contender each seat has.
using Pairing = std::array<std::size_t, 2>;
Pairing pairing_of(const League&, std::uint64_t game);

// The setup of that game. `base` itself, if there is no league.
Setup setup_of(const League&, const Setup& base, std::uint64_t game);

}  // namespace turnwright
