// How well the bots play. The numbers are far below what they reach, and far above chance.
#include "games/registry.h"
#include "lab/simulate.h"
#include "tests/counts.h"
#include "tests/test.h"

using namespace turnwright;

namespace {

// Both seats have the same: what is left is how they play.
Setup fair_setup(const Game& game) {
  Setup setup = game.setup();
  const auto set = [&](std::string_view option, std::string_view value) {
    REQUIRE(setup.set(option, value).ok());
  };
  if (game.about().name == "trts") set("players", "2");
  if (game.about().name == "crowdcontrol")
    set("deck1", "Harvest Moot"), set("deck2", "Harvest Moot");
  return setup;
}

// The share of games that a bot wins against another, playing as often first as second.
double share(std::string_view name, const std::string& bot, const std::string& other,
             std::uint64_t games) {
  const Game& game = *find_game(name).value();
  Experiment experiment{game, fair_setup(game), {bot, other}, games, 1, 2};
  std::uint64_t wins = simulate(experiment).seats[0].wins;
  std::swap(experiment.bots[0], experiment.bots[1]);
  wins += simulate(experiment).seats[1].wins;
  return static_cast<double>(wins) / static_cast<double>(2 * games);
}

}  // namespace

TEST_CASE("greedy beats random") {
  EXPECT(share("connect_four", "greedy", "random", 200) > 0.9);
  EXPECT(share("goofspiel", "greedy", "random", 200) > 0.7);
}

TEST_CASE("in the large games random loses against greedy, and greedy against a search") {
  for (const char* game : {"wtactics", "crowdcontrol", "trts"}) {
    CAPTURE(game);
    EXPECT(share(game, "greedy", "random", full() ? 20 : 1) > 0.8);
    EXPECT(share(game, "mcts:20", "random", full() ? 20 : 1) > 0.8);
    if (full()) EXPECT(share(game, "mcts:100", "greedy", 20) > 0.6);
  }
}
