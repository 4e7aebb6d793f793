// Every property over every registered game and over the settings that change what is hidden.
#include "tests/conformance/conformance.h"

#include <vector>

#include "games/registry.h"
#include "tests/counts.h"
#include "tests/test.h"

namespace turnwright::conformance {
namespace {

struct Case {
  std::string_view game;
  std::vector<std::string_view> rows;
  int share = 10;  // it plays one in so many of the games of a full run
};

// Settings beside the standard one of every game.
const Case kCases[] = {
    {"kuhn_poker", {"players = 3"}},
    {"goofspiel", {"cards = 4", "prizes = descending"}},
    {"goofspiel", {"cards = 5", "reveal = winner"}},
    {"goofspiel", {"cards = 4", "reveal = winner", "prizes = ascending", "score = points"}},
    {"goofspiel", {"players = 3", "cards = 4"}},
    {"goofspiel", {"players = 8", "cards = 3", "score = points"}},
    {"goofspiel", {"cards = 1"}},
    {"goofspiel", {"cards = 62", "reveal = winner", "prizes = descending"}},
    {"wtactics", {"deck1 = random", "deck2 = random"}, 1},
    {"crowdcontrol", {"deck1 = random", "deck2 = random"}, 1},
    {"crowdcontrol", {"deck1 = random", "deck2 = random", "growth = 4", "hand = 8"}},
    {"trts", {"first_income = 25", "rounds = 8"}},
    {"trts", {"map = Trefoil Basin", "rounds = 8"}},
    {"trts", {"map = Trefoil Basin", "match = last_man_standing", "rounds = 8"}},
    {"trts", {"map = Four Winds", "match = team", "first_income = 25", "rounds = 8"}},
    {"trts", {"map = Four Winds", "match = last_man_standing", "lean_from_round = 4"}},
};

Trial trial_of(const Game& game, const Setup& setup, int share) {
  const int steps = game.bounds(setup).choices_per_game;
  const bool is_long = steps > 50, is_huge = steps > 1000;
  Trial trial{game, setup};
  // A game of many steps shows as much as many short ones; of one of very many not every step is looked at.
  trial.games = is_long && !is_huge ? 8 : full() ? 10'000 / share : is_huge ? 10 : 60;
  trial.every = !is_huge ? 1 : full() ? 97 : 23;
  trial.orders = full() ? 1000 : 50;
  if (steps > 0) trial.twin_steps = full() && game.about().has_secrets ? 100'000 / share : 200;
  return trial;
}

void run(const Game& game, const Setup& setup, int share) {
  INFO("game: ", std::string(game.about().name), "\n", setup.text());
  REQUIRE(game.check_setup(setup).ok());
  for (const Property& property : all_properties()) {
    INFO("property ", std::string(property.number));
    EXPECT(property.broken(trial_of(game, setup, share)) == "");
  }
}

// A subcase for each game, so that one of them can be run alone: -sc="crowdcontrol*".
TEST_CASE("every game has the twelve properties in its standard setup") {
  for (const Game* game : all_games()) {
    const std::string name(game->about().name);
    SUBCASE(name.c_str()) { run(*game, game->setup(), 1); }
  }
}

TEST_CASE("the twelve properties hold in other setups") {
  for (const Case& one : kCases) {
    std::string name(one.game);
    for (std::string_view row : one.rows) name += "; " + std::string(row);
    SUBCASE(name.c_str()) {
      const Game& game = **find_game(one.game);
      Setup setup = game.setup();
      for (std::string_view row : one.rows) REQUIRE(setup.set_row(row).ok());
      run(game, setup, one.share);
    }
  }
}

}  // namespace
}  // namespace turnwright::conformance
