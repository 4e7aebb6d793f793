// `--content` reaches the games of every command that takes one. The classics have none: they say so.
#include "cli/content.h"

#include "games/registry.h"
#include "tests/cli/command.h"
#include "tests/test.h"

namespace turnwright::cli {

TEST_CASE("a game without content cannot be made of files") {
  EXPECT(game_from("tic_tac_toe", all_content()).error() == "this game has no content");
  EXPECT(game_from("tictactoe", {}).error() ==
         "no game is called \"tictactoe\"; did you mean \"tic_tac_toe\"?");
}

TEST_CASE("without a folder games are those of the program") {
  EXPECT(*find_game_in("", "goofspiel") == *find_game("goofspiel"));
  EXPECT(find_game_in("", "gofspiel").error() == find_game("gofspiel").error());
}

TEST_CASE("every command hands the folder on to the game") {
  const TemporaryFolder folder;
  const std::string content = folder.file("content");
  std::filesystem::create_directories(content + "/tic_tac_toe");
  write_file(content + "/tic_tac_toe/squares.toml", "");
  const std::string record = record_of(folder, "tic_tac_toe");
  const std::string refused = content + ": this game has no content";
  const GameChoice game{"tic_tac_toe", {}, content};

  EXPECT(run(games, GamesOptions{"tic_tac_toe", false, content}).error == refused);
  EXPECT(run(perft, PerftOptions{game, 1, false}).error == refused);
  PlayOptions play_options;
  play_options.game = game;
  EXPECT(run(play, play_options).error == refused);
  PlayOptions resume_options;
  resume_options.game.content = content;
  resume_options.resume = record;
  EXPECT(run(play, resume_options).error == record + ":2: " + refused);
  SimulateOptions simulate_options;
  simulate_options.game = game;
  EXPECT(run(simulate, simulate_options).error == refused);
  BenchOptions bench_options;
  bench_options.games = {"tic_tac_toe"};
  bench_options.content = content;
  EXPECT(run(bench, bench_options).error == refused);
  ReplayOptions replay_options = of(record);
  replay_options.content = content;
  EXPECT(run(replay, replay_options).error == record + ":2: " + refused);
  ScenarioOptions scenario_options;
  scenario_options.from = record;
  scenario_options.content = content;
  EXPECT(run(scenario, scenario_options).error == record + ": " + refused);
  scenario_options = {};
  scenario_options.paths = {std::string(SOURCE_DIR) +
                            "/scenarios/tic_tac_toe/TT-6-both-resign.scenario"};
  scenario_options.content = content;
  EXPECT(run(scenario, scenario_options).code == 2);
}

TEST_CASE("a folder that is not there is one sentence, and so is one without a game") {
  EXPECT(run(perft, PerftOptions{{"tic_tac_toe", {}, "/no/such/folder"}, 1, false})
             .error.starts_with("cannot read the folder /no/such/folder"));
  EXPECT(run(games, GamesOptions{"", false, "content"}).error ==
         "--content tells of one game, so say which");
}

}  // namespace turnwright::cli
