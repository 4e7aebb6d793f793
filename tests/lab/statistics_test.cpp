#include "lab/statistics.h"

#include <cmath>

#include "engine/dice.h"
#include "lab/points.h"
#include "tests/test.h"

using namespace turnwright;

namespace {

bool near(double a, double b, double tolerance) { return std::fabs(a - b) <= tolerance; }

}  // namespace

TEST_CASE("the Wilson interval of 60 in 100") {
  const Interval interval = wilson(60, 100);
  EXPECT(near(interval.low, 0.5020, 0.0001));
  EXPECT(near(interval.high, 0.6906, 0.0001));
  EXPECT(wilson(0, 10).low == 0);
  EXPECT(near(wilson(10, 10).high, 1, 1e-12));
  EXPECT(wilson(0, 0).high == 1);
}

TEST_CASE("ratings explain the results") {
  // Ten games out of eleven are 400 points.
  const auto two = ratings(2, {{0, 1, 10'000, 11'000}});
  EXPECT(near(two[0].elo - two[1].elo, 400, 2));
  EXPECT(near(two[0].elo + two[1].elo, 0, 1e-6));
  // Their difference is known to 1.96 / sqrt(games * p * (1 - p)), and each has half of it.
  EXPECT(
      near(two[0].margin, 0.5 * 400 / std::log(10.0) * 1.96 / std::sqrt(11'000 * 10.0 / 121), 0.1));
  // Whoever wins everything stays finite.
  const auto best = ratings(3, {{0, 1, 10, 10}, {0, 2, 10, 10}, {1, 2, 5, 10}});
  EXPECT(best[0].elo > best[1].elo);
  EXPECT(best[0].elo < 2000);
  EXPECT(near(best[1].elo, best[2].elo, 1e-6));
}

TEST_CASE("more games make a rating surer") {
  const auto few = ratings(2, {{0, 1, 6, 10}});
  const auto many = ratings(2, {{0, 1, 600, 1000}});
  EXPECT(many[0].margin < few[0].margin);
}

// The errors of the test are what it promises: at most one of twenty, over many experiments.
TEST_CASE("a sequential test stops early and is seldom wrong") {
  FastDice dice(5);
  const auto wrong = [&](std::uint32_t percent, Verdict expected) {
    int errors = 0;
    for (int i = 0; i < 400; ++i) {
      double points = 0, games = 0;
      Verdict verdict = Verdict::kOpen;
      while (verdict == Verdict::kOpen && games < 5000) {
        points += dice.roll(kTable, 100) < percent ? 1 : 0;
        games += 1;
        if (games >= 20) verdict = sequential_test(points, games, points, 0.6);
      }
      errors += verdict == expected ? 0 : 1;
    }
    return errors;
  };
  EXPECT(wrong(60, Verdict::kBetter) < 35);
  EXPECT(wrong(50, Verdict::kEqual) < 35);
}

TEST_CASE("numbers with a sign are rounded, and nothing is less than nothing") {
  EXPECT(with_sign(12.34, 1) == "+12.3");
  EXPECT(with_sign(-0.51, 0) == "-1");
  EXPECT(with_sign(-0.04, 1) == "0.0");
  EXPECT(with_sign(0.4, 0) == "0");
}
