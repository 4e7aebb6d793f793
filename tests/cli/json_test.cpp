// What is printed as JSON. One file, because reading it back costs seconds of compiling.
#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/simulation_text.h"
#include "cli/trace.h"
#include "games/registry.h"
#include "tests/cli/command.h"
#include "tests/test.h"

namespace turnwright::cli {
namespace {

using nlohmann::json;

Experiment experiment(const Game& game, unsigned threads) {
  const bool is_long =
      game.bounds(game.setup()).choices_per_game > 1000;  // one game shows as much as many
  return {game, game.setup(), {"greedy", "random"}, is_long ? 2u : 40u, 3, threads};
}

std::string trace_of(const Experiment& one) {
  const auto path = std::filesystem::temp_directory_path() /
                    ("turnwright-trace-" + std::to_string(getpid()) + ".jsonl");
  TraceFile trace(path.string());
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
    const auto is_named = [](const auto& rows, const json& name) {
      return std::any_of(rows.begin(), rows.end(),
                         [&](const auto& one_row) { return name == one_row.name; });
    };
    EXPECT(is_named(one.game.about().windows, line["window"]));
    EXPECT(is_named(one.game.about().questions, line["question"]));
    EXPECT(line["view"].size() == one.game.about().fields.size());
    const auto& choices = line["choices"];
    EXPECT(std::count(choices.begin(), choices.end(), line["choice"]) == 1);
  }
  EXPECT(game == one.games);
}

}  // namespace

TEST_CASE("games as JSON says the same") {
  const auto all = json::parse(run(games, GamesOptions{"", true}).out);
  EXPECT(all.size() == all_games().size());
  const auto one = json::parse(run(games, GamesOptions{"goofspiel", true}).out);
  EXPECT(one["seats"]["highest"] == 8);
  EXPECT(one["options"][1]["default"] == 13);
  EXPECT(one["options"][2]["values"][1] == "descending");
}

TEST_CASE("perft as JSON") {
  const auto result = json::parse(run(perft, PerftOptions{{"tic_tac_toe", {}}, 2, true}).out);
  EXPECT(result["count"] == 72);
  EXPECT(result["depth"] == 2);
  EXPECT(result["game"] == "tic_tac_toe");
}

TEST_CASE("a replay as JSON has steps and the view") {
  const TemporaryFolder folder;
  ReplayOptions options = of(record_of(folder, "kuhn_poker"));
  options.json = true;
  const auto table = json::parse(run(replay, options).out);
  EXPECT(table["steps"][0]["rolls"][0]["stream"] == "Ann");
  EXPECT(table["steps"][1]["by"] == "Ann");
  EXPECT(table["view"]["card"]["Bob"].is_string());
  EXPECT(table["scores"]["Ann"] == -table["scores"]["Bob"].get<int>());
  options.seat = "Ann";
  options.to = 1;
  const auto ann = json::parse(run(replay, options).out);
  EXPECT(ann["view"]["card"]["Bob"].is_null());
  EXPECT(ann["view"]["card"]["Ann"] == table["view"]["card"]["Ann"]);
  EXPECT(ann["view"]["owing"] == json::array({"Bob"}));
  EXPECT(ann["view"]["winner"] == "nobody");
  EXPECT(ann["steps"].size() == 2);
  EXPECT_FALSE(ann["steps"][0].contains("rolls"));
}

TEST_CASE("the results as JSON are the same on any number of threads") {
  for (const Game* game : all_games()) {
    INFO(game->about().name);
    const std::string alone = simulation_json(experiment(*game, 1), simulate(experiment(*game, 1)));
    EXPECT(simulation_json(experiment(*game, 4), simulate(experiment(*game, 4))) == alone);
    const json read = json::parse(alone);
    EXPECT(read["games"] == experiment(*game, 1).games);
    EXPECT(read["seats"][0]["bot"] == "greedy");
    EXPECT(read["first_seat_advantage"].is_null());  // other bots, so not the seat's doing
  }
}

TEST_CASE("the first seat's advantage is told where the same bot plays all seats") {
  Experiment one = experiment(*find_game("tic_tac_toe").value(), 1);
  one.bots = {"random", "random"};
  const Results results = simulate(one);
  const json read = json::parse(simulation_json(one, results));
  const json& score = read["seats"][0]["score"];
  EXPECT(read["first_seat_advantage"]["mean"] == doctest::Approx(2 * score["mean"].get<double>()));
  EXPECT(simulation_table(one, results).find("the first seat scores +") != std::string::npos);
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

}  // namespace turnwright::cli
