// What is won, as sums of integers: they are the same in whatever order games are finished.
#pragma once

#include <cstdint>
#include <string>

#include "engine/types.h"

namespace turnwright {

// Sums over games, and how sure their mean is.
struct Sum {
  std::int64_t total = 0;
  std::int64_t squares = 0;

  void add(std::int64_t value);
  void add(const Sum&);
  friend bool operator==(const Sum&, const Sum&) = default;
};
double mean(const Sum&, std::uint64_t games);
// Half of the interval in which the true mean lies in 95 of 100 experiments.
double margin(const Sum&, std::uint64_t games);

// A number with its sign, rounded to so many digits; what is 0 then has none.
std::string with_sign(double value, int digits);

// Of one seat against the best of the others: a win is two points, a draw is one.
std::int64_t points_of(const Scores&, Seat, std::size_t seats);

// How much of what could be won was won.
struct Share {
  std::uint64_t games = 0;
  Sum points;

  void add(std::int64_t points_of_a_game);
  void add(const Share&);
  double part() const { return mean(points, games) / 2; }  // 0 to 1
  double part_margin() const { return margin(points, games) / 2; }
  friend bool operator==(const Share&, const Share&) = default;
};

}  // namespace turnwright
