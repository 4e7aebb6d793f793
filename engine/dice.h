// The kinds of dice that need no cryptography. Live dice are in fair/.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/host.h"

namespace turnwright {

struct Roll {
  Stream stream;
  std::uint32_t sides;
  std::uint32_t value;
  friend bool operator==(const Roll&, const Roll&) = default;
};

// One number below `sides`, each equally likely, from a source of 32 random bits: the product's upper
// half, drawing again in the few cases that would favour some results.
template <class Draw>
std::uint32_t below(std::uint32_t sides, Draw&& draw) {
  std::uint64_t product = std::uint64_t{draw()} * sides;
  if (static_cast<std::uint32_t>(product) < sides) [[unlikely]] {
    const std::uint32_t unfair = (0u - sides) % sides;
    while (static_cast<std::uint32_t>(product) < unfair) product = std::uint64_t{draw()} * sides;
  }
  return static_cast<std::uint32_t>(product >> 32);
}

// For simulations: quick, and no secret. Every stream is a counter of its own, hashed, so streams never
// touch and (seed, stream, n) names a roll for ever.
class FastDice final : public Dice {
 public:
  explicit FastDice(std::uint64_t seed = 0) { reseed(seed); }
  void reseed(std::uint64_t seed);
  // The seed of game number `index` of an experiment.
  static std::uint64_t seed_of(std::uint64_t experiment, std::uint64_t index);
  // Other dice for one stream only.
  void reseed_stream(Stream stream, std::uint64_t seed);

  std::uint32_t roll(Stream stream, std::uint32_t sides) override {
    std::uint64_t& counter = counters_[stream];
    return below(sides, [&counter] { return next(counter); });
  }

 private:
  static std::uint32_t next(std::uint64_t& counter) {
    counter += 0x9e3779b97f4a7c15u;
    std::uint64_t z = counter;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return static_cast<std::uint32_t>(z >> 32);
  }
  std::array<std::uint64_t, kStreams> counters_{};
};

// Passes rolls through and writes them down.
class RecordingDice final : public Dice {
 public:
  explicit RecordingDice(Dice& source) : source_(source) {}
  std::uint32_t roll(Stream stream, std::uint32_t sides) override {
    const std::uint32_t value = source_.roll(stream, sides);
    rolls_.push_back({stream, sides, value});
    return value;
  }
  std::string trouble() const override { return source_.trouble(); }
  std::vector<Roll> take() { return std::exchange(rolls_, {}); }

 private:
  Dice& source_;
  std::vector<Roll> rolls_;
};

// Values written down in advance, by stream. A roll nobody scripted is trouble.
class ScriptedDice final : public Dice {
 public:
  void add(Stream stream, std::uint32_t value) { waiting_[stream].push_back(value); }
  void clear_trouble() { trouble_.clear(); }
  std::size_t left(Stream stream) const { return waiting_[stream].size() - used_[stream]; }
  std::uint32_t roll(Stream stream, std::uint32_t sides) override;
  std::string trouble() const override { return trouble_; }

 private:
  std::array<std::vector<std::uint32_t>, kStreams> waiting_;
  std::array<std::size_t, kStreams> used_{};
  std::string trouble_;
};

// What fell once, falls again in the same order; a different roll is trouble.
class ReplayedDice final : public Dice {
 public:
  explicit ReplayedDice(std::span<const Roll> rolls) : rolls_(rolls) {}
  std::size_t used() const { return used_; }
  std::uint32_t roll(Stream stream, std::uint32_t sides) override;
  std::string trouble() const override { return trouble_; }

 private:
  std::span<const Roll> rolls_;
  std::size_t used_ = 0;
  std::string trouble_;
};

// Always the lowest result: the documented default of a position that a text describes.
class LowDice final : public Dice {
 public:
  std::uint32_t roll(Stream, std::uint32_t) override { return 0; }
};

// Every outcome in turn: run the same resolution once per outcome.
//   ExploredDice dice;
//   do { …one run with a Host on `dice`… } while (dice.next_outcome());
class ExploredDice final : public Dice {
 public:
  std::uint32_t roll(Stream stream, std::uint32_t sides) override;
  // Goes to the next outcome and back to its first roll; false when there is none.
  bool next_outcome();
  const std::vector<Roll>& rolls() const { return path_; }

 private:
  std::vector<Roll> path_;
  std::size_t used_ = 0;
};

}  // namespace turnwright
