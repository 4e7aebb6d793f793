// How sure results are: intervals, ratings, and tests that stop as soon as they know.
#pragma once

#include <cstdint>
#include <vector>

namespace turnwright {

struct Interval {
  double low = 0, high = 1;
};

// Where a share lies in 95 of 100 experiments (Wilson), if `points` of `games` were won; a draw is half a point.
Interval wilson(double points, double games);

// What one player or deck has won against another.
struct Encounter {
  std::size_t first, second;
  double points;  // of the first; a draw is half a point
  double games;
};

struct Rating {
  double elo = 0;     // 400 more win ten games of eleven; all ratings together are 0 on average
  double margin = 0;  // half of the interval of 95 %
};

// The ratings that explain the results best, if everybody had drawn one game with a player of rating 0 besides: so they
// stay finite where somebody has won everything.
std::vector<Rating> ratings(std::size_t players, const std::vector<Encounter>&);

// A sequential test (SPRT) of "the first wins `better` of the points" against "it wins one half", each of which is
// wrongly taken for true in at most one case of twenty.
enum class Verdict : std::uint8_t { kOpen, kEqual, kBetter };
Verdict sequential_test(double points, double games, double squares, double better);

}  // namespace turnwright
