// What a seat remembers, folded into 128 bits: the chain of its views at its own asks and of its own choices.
// Two histories that a seat cannot tell apart have the same Memory, so it names an information set.
#pragma once

#include <cstdint>
#include <functional>

#include "engine/game.h"
#include "engine/hash.h"

namespace turnwright {

class Memory {
 public:
  // At an ask that this seat owes an answer to, before it answers.
  void see(const View& view) { fold(hash_twice(view.bytes(), 1)); }
  void choose(const Choice& choice) { fold(hash_twice(std::as_bytes(std::span(&choice, 1)), 2)); }
  std::uint64_t low() const { return fold_[0]; }
  std::uint64_t high() const { return fold_[1]; }
  friend auto operator<=>(const Memory&, const Memory&) = default;

 private:
  void fold(const TwoHashes& more) {
    fold_[0] = mix(fold_[0], more.first);
    fold_[1] = mix(fold_[1], more.second);
  }
  std::uint64_t fold_[2] = {};
};

}  // namespace turnwright

template <>
struct std::hash<turnwright::Memory> {
  std::size_t operator()(const turnwright::Memory& memory) const noexcept {
    return static_cast<std::size_t>(memory.low());
  }
};
