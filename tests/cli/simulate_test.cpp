#include <filesystem>

#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/simulation_text.h"
#include "cli/trace.h"
#include "games/registry.h"
#include "lab/outside.h"
#include "tests/test.h"

using namespace turnwright;

namespace {

cli::SimulateOptions options(std::string game, std::vector<std::string> bots) {
  cli::SimulateOptions all;
  all.game.name = std::move(game);
  all.bots = std::move(bots);
  return all;
}

}  // namespace

TEST_CASE("simulate refuses what it cannot do in one sentence") {
  DOCTEST_CHECK_THROWS_WITH_AS(
      cli::simulate(options("kuhn_poker", {"random", "random", "random"})),
      "kuhn_poker has 2 seats here, so it takes 2 bots (or one for all), not 3", cli::UsageError);
  DOCTEST_CHECK_THROWS_WITH_AS(cli::simulate(options("kuhn_poker", {"randm"})),
                               "no bot is called \"randm\"; did you mean \"random\"?",
                               cli::UsageError);
  cli::SimulateOptions too_many = options("kuhn_poker", {});
  too_many.threads = 5000;
  DOCTEST_CHECK_THROWS_AS(cli::simulate(too_many), cli::UsageError);
  cli::SimulateOptions nowhere = options("kuhn_poker", {});
  nowhere.trace = "/no/such/folder/trace.jsonl";
  DOCTEST_CHECK_THROWS_AS(cli::simulate(nowhere), OutsideError);
}

TEST_CASE("a simulation tells who begins, turns and endings") {
  const Game& game = *find_game("wtactics").value();
  const Experiment experiment{game, game.setup(), {"random", "random"}, 2};
  Results results = simulate(experiment);
  results.starter = {2, {3, 5}};  // a win and a draw
  results.turns = {};
  results.turns.add(9);
  results.turns.add(12);
  results.endings = {};
  results.endings.add(1);
  results.endings.add(3);
  results.decisions = 42;
  const std::string table = cli::simulation_table(experiment, results);
  for (const char* part :
       {"2 games, 0 unfinished, seed 1", "who begins wins 75.0 % ± 49.0 %, draws counting half",
        "turns per game, of all players: shortest 9, median 9, longest 12",
        "2.0 decisions per turn", "games end by influence 50.0 %, decks 50.0 %"}) {
    INFO(part, "\n", table);
    EXPECT(table.find(part) != std::string::npos);
  }
  const std::string json = cli::simulation_json(experiment, results);
  for (const char* part :
       {"\"who_begins\"", "\"endings\"", "\"decisions_per_turn\": 2.0", "\"unfinished\": 0"}) {
    INFO(part, "\n", json);
    EXPECT(json.find(part) != std::string::npos);
  }
}

TEST_CASE("a progress line tells part, rate and time left") {
  EXPECT(cli::progress_line(0, 100, 0, "games") == "[------------------------------]   0 %");
  EXPECT(cli::progress_line(50, 100, 2, "games") ==
         "[###############---------------]  50 %  25 games/s  2 s left");
  EXPECT(cli::progress_line(1, 1000, 10, "games").ends_with("  0 games/s  2.8 h left"));
  EXPECT(cli::progress_line(100, 100, 1, "games").find("[##############################] 100 %") ==
         0);
}
