// How often each number came up over many games: lengths, turns, ways to end.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace turnwright {

struct Tally {
  std::vector<std::uint64_t> counts;  // by number; no zeros at the end

  void add(std::size_t number, std::uint64_t times = 1) {
    if (times == 0) return;
    counts.resize(std::max(counts.size(), number + 1));
    counts[number] += times;
  }
  void add(const Tally& other) {
    for (std::size_t i = 0; i < other.counts.size(); ++i) add(i, other.counts[i]);
  }

  std::uint64_t all() const {
    std::uint64_t sum = 0;
    for (std::uint64_t one : counts) sum += one;
    return sum;
  }
  std::uint64_t sum() const {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) sum += i * counts[i];
    return sum;
  }
  std::size_t least() const {
    const auto first = std::find_if(counts.begin(), counts.end(), [](auto n) { return n != 0; });
    return static_cast<std::size_t>(first - counts.begin());
  }
  // Half of them are no more.
  std::size_t median() const {
    std::uint64_t so_far = 0, half = (all() + 1) / 2;
    std::size_t number = 0;
    while (number < counts.size() && (so_far += counts[number]) < half) ++number;
    return number;
  }
  std::size_t most() const { return counts.empty() ? 0 : counts.size() - 1; }
  friend bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace turnwright
