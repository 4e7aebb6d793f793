#include "lab/statistics.h"

#include <algorithm>
#include <cmath>

namespace turnwright {

namespace {

constexpr double k95 = 1.959963984540054;  // standard deviations that hold 95 of 100
constexpr double kError = 0.05;
const double kEloUnit = 400 / std::log(10.0);

double expected(double difference) { return 1 / (1 + std::exp(-difference)); }

// Solves a symmetric positive definite system in place of `rows`, and gives the inverse.
std::vector<std::vector<double>> inverse(std::vector<std::vector<double>> rows) {
  const std::size_t n = rows.size();
  std::vector<std::vector<double>> result(n, std::vector<double>(n, 0));
  for (std::size_t i = 0; i < n; ++i) result[i][i] = 1;
  for (std::size_t i = 0; i < n; ++i) {
    const double pivot = rows[i][i];
    for (std::size_t k = 0; k < n; ++k) {
      rows[i][k] /= pivot;
      result[i][k] /= pivot;
    }
    for (std::size_t j = 0; j < n; ++j) {
      const double factor = rows[j][i];
      if (j == i || factor == 0) continue;
      for (std::size_t k = 0; k < n; ++k) {
        rows[j][k] -= factor * rows[i][k];
        result[j][k] -= factor * result[i][k];
      }
    }
  }
  return result;
}

}  // namespace

Interval wilson(double points, double games) {
  if (games <= 0) return {};
  const double share = points / games, z = k95 * k95 / games;
  const double middle = (share + z / 2) / (1 + z);
  const double half = k95 * std::sqrt(share * (1 - share) / games + z / (4 * games)) / (1 + z);
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

// Newton's method on the logarithm of how likely the results are; it is concave.
std::vector<Rating> ratings(std::size_t players, const std::vector<Encounter>& encounters) {
  std::vector<double> strength(players, 0);
  std::vector<std::vector<double>> covariance;
  for (int i = 0; i < 100; ++i) {
    std::vector<double> slope(players, 0);
    std::vector<std::vector<double>> curve(players, std::vector<double>(players, 0));
    for (std::size_t player = 0; player < players; ++player) {
      const double p = expected(strength[player]);
      slope[player] += 0.5 - p;
      curve[player][player] += p * (1 - p);
    }
    for (const Encounter& e : encounters) {
      const double p = expected(strength[e.first] - strength[e.second]);
      const double weight = e.games * p * (1 - p);
      slope[e.first] += e.points - e.games * p;
      slope[e.second] -= e.points - e.games * p;
      curve[e.first][e.first] += weight;
      curve[e.second][e.second] += weight;
      curve[e.first][e.second] -= weight;
      curve[e.second][e.first] -= weight;
    }
    covariance = inverse(std::move(curve));
    double largest = 0;
    for (std::size_t a = 0; a < players; ++a) {
      double step = 0;
      for (std::size_t b = 0; b < players; ++b) step += covariance[a][b] * slope[b];
      strength[a] += std::clamp(step, -1.0, 1.0);
      largest = std::max(largest, std::fabs(step));
    }
    if (largest < 1e-10) break;
  }
  // A rating is a difference from the mean: what all have in common is hardly known, and of no interest.
  const auto n = static_cast<double>(players);
  double mean = 0, in_common = 0;
  std::vector<double> with_mean(players, 0);  // covariances
  for (std::size_t player = 0; player < players; ++player) {
    mean += strength[player] / n;
    for (const double one : covariance[player]) with_mean[player] += one / n;
    in_common += with_mean[player] / n;
  }
  std::vector<Rating> result;
  for (std::size_t player = 0; player < players; ++player) {
    const double variance = covariance[player][player] - 2 * with_mean[player] + in_common;
    result.push_back({kEloUnit * (strength[player] - mean),
                      kEloUnit * k95 * std::sqrt(std::max(variance, 0.0))});
  }
  return result;
}

// The points of a game are taken as normal, with the variance that was seen.
Verdict sequential_test(double points, double games, double squares, double better) {
  if (games < 2) return Verdict::kOpen;
  const double mean = points / games;
  const double variance = std::max(squares / games - mean * mean, 1e-3);
  const double likelier = games * (better - 0.5) * (2 * mean - better - 0.5) / (2 * variance);
  const double bound = std::log((1 - kError) / kError);
  if (likelier >= bound) return Verdict::kBetter;
  return likelier <= -bound ? Verdict::kEqual : Verdict::kOpen;
}

}  // namespace turnwright
