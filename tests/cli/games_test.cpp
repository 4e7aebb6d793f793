#include "games/registry.h"
#include "tests/cli/command.h"
#include "tests/test.h"

namespace turnwright::cli {

TEST_CASE("games lists every game on a line of its own") {
  const Outcome all = run(games, GamesOptions{});
  EXPECT(all.code == 0);
  for (const Game* game : all_games()) EXPECT(all.says(game->about().name));
  EXPECT(std::count(all.out.begin(), all.out.end(), '\n') ==
         static_cast<std::ptrdiff_t>(all_games().size() + 1));
}

TEST_CASE("games tells of one game its seats and options") {
  const Outcome one = run(games, GamesOptions{"goofspiel", false});
  EXPECT(one.says("seats: 2 to 8"));
  EXPECT(one.says("1 to 62 (default: 13)"));
  EXPECT(one.says("shuffled, descending, ascending (default: shuffled)"));
  EXPECT(run(games, GamesOptions{"tic_tac_toe", false}).says("options: none"));
}

TEST_CASE("a game, an option or a value that is not there is one sentence") {
  EXPECT(run(games, GamesOptions{"gofspiel", false}).error ==
         "no game is called \"gofspiel\"; did you mean \"goofspiel\"?");
  const auto sentence = [](std::string set) {
    return run(perft, PerftOptions{{"goofspiel", {std::move(set)}}, 1, false}).error;
  };
  EXPECT(sentence("cards=99") == "\"cards\" takes 1 to 62, not \"99\"");
  EXPECT(sentence("card=3") == "no option is called \"card\"; did you mean \"cards\"?");
  EXPECT(sentence("cards") == "an option is written key = value, not \"cards\"");
  EXPECT(sentence("cards=3").empty());
}

TEST_CASE("choose knows how many seats a setting has") {
  EXPECT(choose({"tic_tac_toe", {}}).seats == 2);
  EXPECT(choose({"goofspiel", {"players=5"}}).seats == 5);
}

TEST_CASE("perft prints one number") {
  EXPECT(run(perft, PerftOptions{{"tic_tac_toe", {}}, 9, false}).out == "127872\n");
  EXPECT(run(perft, PerftOptions{{"goofspiel", {"cards=3", "prizes=descending"}}, 2, false}).out ==
         "9\n");
}

}  // namespace turnwright::cli
