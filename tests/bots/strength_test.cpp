// How well the bots play. The numbers are far below what they reach, and far above chance.
#include "games/registry.h"
#include "lab/simulate.h"
#include "tests/test.h"

using namespace turnwright;

namespace {

// The share of games that `greedy` wins against `random`, playing as often first as second.
double share_of_greedy(std::string_view name, std::uint64_t games) {
  const Game& game = *find_game(name).value();
  Experiment experiment{game, game.setup(), {"greedy", "random"}, games, 1, 2};
  std::uint64_t wins = simulate(experiment).seats[0].wins;
  std::swap(experiment.bots[0], experiment.bots[1]);
  wins += simulate(experiment).seats[1].wins;
  return static_cast<double>(wins) / static_cast<double>(2 * games);
}

}  // namespace

TEST_CASE("greedy beats random") {
  EXPECT(share_of_greedy("connect_four", 200) > 0.9);
  EXPECT(share_of_greedy("goofspiel", 200) > 0.7);
}
