#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/simulation_text.h"
#include "cli/trace.h"
#include "games/registry.h"
#include "lab/outside.h"
#include "tests/test.h"

using namespace turnwright;
using nlohmann::json;

namespace {

Experiment experiment(const Game& game, unsigned threads) {
  return {game, game.setup(), {"greedy", "random"}, 40, 3, threads};
}

std::string trace_of(const Experiment& one) {
  const auto path = std::filesystem::temp_directory_path() /
                    ("turnwright-trace-" + std::to_string(getpid()) + ".jsonl");
  cli::TraceFile trace(path.string());
  simulate(one, trace.tracer(one));
  trace.finish();
  const std::string text = read_file(path.string());
  std::filesystem::remove(path);
  return text;
}

// Games and steps are numbered without a gap, and what was taken was offered.
void check_trace(const Experiment& one, const std::string& trace) {
  const Names names = names_for(2);
  std::uint64_t game = 0, step = 0;
  for (std::string_view row : split(trimmed(trace), '\n')) {
    const json line = json::parse(row);
    REQUIRE(line["game"] == game);
    if (line.contains("scores")) {
      EXPECT(line["steps"] == step);
      EXPECT(line["scores"].size() == 2);
      ++game;
      step = 0;
      continue;
    }
    REQUIRE(line["step"] == step++);
    EXPECT(line["name"] == names[line["seat"].get<std::size_t>()]);
    EXPECT(line["window"] == one.game.about().windows[0].name);
    EXPECT(line["question"] == one.game.about().questions[0].name);
    EXPECT(line["view"].size() == one.game.about().fields.size());
    const auto& choices = line["choices"];
    EXPECT(std::count(choices.begin(), choices.end(), line["choice"]) == 1);
  }
  EXPECT(game == one.games);
}

cli::SimulateOptions options(std::string game, std::vector<std::string> bots) {
  cli::SimulateOptions all;
  all.game.name = std::move(game);
  all.bots = std::move(bots);
  return all;
}

}  // namespace

TEST_CASE("the results as JSON are the same on any number of threads") {
  for (const Game* game : all_games()) {
    INFO(game->about().name);
    const std::string alone =
        cli::simulation_json(experiment(*game, 1), simulate(experiment(*game, 1)));
    EXPECT(cli::simulation_json(experiment(*game, 4), simulate(experiment(*game, 4))) == alone);
    const json read = json::parse(alone);
    EXPECT(read["games"] == 40);
    EXPECT(read["seats"][0]["bot"] == "greedy");
    EXPECT(read["first_seat_advantage"].is_null());  // other bots, so not the seat's doing
  }
}

TEST_CASE("the first seat's advantage is told where the same bot plays all seats") {
  Experiment one = experiment(*find_game("tic_tac_toe").value(), 1);
  one.bots = {"random", "random"};
  const Results results = simulate(one);
  const json read = json::parse(cli::simulation_json(one, results));
  const json& score = read["seats"][0]["score"];
  EXPECT(read["first_seat_advantage"]["mean"] == doctest::Approx(2 * score["mean"].get<double>()));
  EXPECT(cli::simulation_table(one, results).find("the first seat scores +") != std::string::npos);
}

TEST_CASE("a trace is the same on any number of threads and tells every ask") {
  for (const Game* game : all_games()) {
    INFO(game->about().name);
    const std::string trace = trace_of(experiment(*game, 1));
    EXPECT(trace_of(experiment(*game, 4)) == trace);
    check_trace(experiment(*game, 1), trace);
  }
}

TEST_CASE("a trace shows a seat's view, not the truth") {
  const std::string trace = trace_of(experiment(*find_game("kuhn_poker").value(), 1));
  const json first = json::parse(trace.substr(0, trace.find('\n')));
  EXPECT(first["name"] == "Ann");
  EXPECT(first["view"]["card"]["Ann"].is_string());
  EXPECT(first["view"]["card"]["Bob"].is_null());
}

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

TEST_CASE("a progress line tells part, rate and time left") {
  EXPECT(cli::progress_line(0, 100, 0, "games") == "[------------------------------]   0 %");
  EXPECT(cli::progress_line(50, 100, 2, "games") ==
         "[###############---------------]  50 %  25 games/s  2 s left");
  EXPECT(cli::progress_line(1, 1000, 10, "games").ends_with("  0 games/s  2.8 h left"));
  EXPECT(cli::progress_line(100, 100, 1, "games").find("[##############################] 100 %") ==
         0);
}
