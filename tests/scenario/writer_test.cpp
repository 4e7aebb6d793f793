// A position that is written as a scenario reads back to the same bytes.
#include "engine/scenario/file.h"
#include "engine/scenario/scenario.h"
#include "games/registry.h"
#include "tests/scenario/pairs.h"
#include "tests/test.h"

namespace turnwright {
namespace {

Match started(const Game& game, const Setup& setup, Dice& dice) {
  LowDice low;
  Host host(low);
  const Names names = names_for(game.seats(game.start(setup, host)));
  return *Match::start(game, setup, names, dice);
}

TEST_CASE("every position of random games reads back, and the game goes on from there alike") {
  for (const Game* game : all_games()) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      FastDice dice(seed), choosing(~seed);
      Match match = started(*game, game->setup(), dice);
      const int every = game->bounds(game->setup()).choices_per_game > 1000 ? 100 : 1;
      for (int step = 0;; ++step) {
        if (!match.has_open_line() && step % every == 0) {
          const auto text = to_scenario(match);
          REQUIRE(text.ok());
          INFO(*text);
          std::vector<ScenarioProblem> problems;
          const ScenarioFile file = read_scenario(*text, find_game, problems);
          REQUIRE(problems.empty());
          REQUIRE(file.position.has_value());
          EXPECT((*file.position == match.position()));
          EXPECT(run_scenario(*text, find_game).passed());
        }
        if (match.over()) break;
        ChoiceList choices;
        const Seat seat = lowest(match.ask().owing);
        game->choices(match.position(), seat, choices);
        const auto picked = choosing.roll(kTable, static_cast<std::uint32_t>(choices.size()));
        REQUIRE(!match.submit(seat, choices[static_cast<int>(picked)]));
      }
    }
  }
}

TEST_CASE("what cannot be written is said") {
  LowDice dice;
  const Game& pairs = **find_pairs("pairs");
  Match match = started(pairs, pairs.setup(), dice);
  EXPECT(to_scenario(match).ok());
  REQUIRE(!match.submit_text(0, "pick 1"));
  EXPECT(to_scenario(match).error().find("open line") != std::string::npos);

  const Game& toe = **find_game("tic_tac_toe");
  const auto named = Match::start(toe, toe.setup(), {"Ann", "expect"}, dice);
  EXPECT(to_scenario(*named).error().find("\"expect\" is a word") != std::string::npos);
}

}  // namespace
}  // namespace turnwright
