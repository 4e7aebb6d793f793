// A program: what a line of card text means. An operation, then what fills its slots, in the order of the
// slots, each written out the same way; so the whole is one flat array and a place in it is an index.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "language/operations.h"

namespace turnwright::language {

inline constexpr std::uint16_t kValue = 0xffff;  // not an operation: a number, pair or word

struct Node {
  std::uint16_t operation;
  std::int16_t value;  // of an operation: 0
  friend constexpr bool operator==(const Node&, const Node&) = default;
};
using Program = std::vector<Node>;

// `+1/-2` in one value.
struct Pair {
  std::int8_t attack, defence;
};
constexpr std::int16_t pack(Pair pair) {
  return static_cast<std::int16_t>(pair.attack * 256 + pair.defence + 128);
}
constexpr Pair unpack(std::int16_t value) {
  const int attack = value >= 0 ? value / 256 : -((255 - value) / 256);
  return {static_cast<std::int8_t>(attack), static_cast<std::int8_t>(value - attack * 256 - 128)};
}
std::string to_text(Pair);  // "+1/-2"

// The place just behind what begins at `at`.
std::size_t after(const Operations&, const Program&, std::size_t at);
// Where the filling of a slot of the operation at `at` begins.
std::size_t child(const Operations&, const Program&, std::size_t at, std::size_t slot);
// What a selection consists of: the head word of what begins at `at`; -1: it does not say.
int head_of(const Operations&, const Program&, std::size_t at);

// The abstract syntax, in the notation of the rulebook: A(M, G(1)): damage(2, target(creature,enemy)).
std::string formula(const Operations&, const Lexicon&, const Program&, std::size_t at = 0);

}  // namespace turnwright::language
