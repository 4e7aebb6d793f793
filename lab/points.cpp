#include "lab/points.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace turnwright {

void Sum::add(std::int64_t value) {
  total += value;
  squares += value * value;
}

void Sum::add(const Sum& other) {
  total += other.total;
  squares += other.squares;
}

double mean(const Sum& sum, std::uint64_t games) {
  return static_cast<double>(sum.total) / static_cast<double>(games);
}

double margin(const Sum& sum, std::uint64_t games) {
  if (games < 2) return 0;
  const double n = static_cast<double>(games), average = mean(sum, games);
  const double spread = static_cast<double>(sum.squares) - n * average * average;
  return 1.96 * std::sqrt(std::max(spread, 0.0) / (n - 1) / n);
}

std::string with_sign(double value, int digits) {
  const bool is_zero = std::fabs(value) < 0.5 * std::pow(10.0, -digits);
  return is_zero ? fmt::format("{:.{}f}", 0.0, digits) : fmt::format("{:+.{}f}", value, digits);
}

std::int64_t points_of(const Scores& scores, Seat seat, std::size_t seats) {
  std::int64_t points = 2;
  for (Seat other = 0; other < seats; ++other)
    if (other != seat && scores.of[other] >= scores.of[seat])
      points = scores.of[other] > scores.of[seat] ? 0 : std::min<std::int64_t>(points, 1);
  return points;
}

void Share::add(std::int64_t points_of_a_game) {
  ++games;
  points.add(points_of_a_game);
}

void Share::add(const Share& other) {
  games += other.games;
  points.add(other.points);
}

}  // namespace turnwright
