// Small games are solved exactly, and known results come out.
#include "lab/solve.h"

#include <cmath>

#include "games/registry.h"
#include "tests/test.h"

using namespace turnwright;

namespace {

GameTree tree_of(std::string_view name, std::initializer_list<std::string_view> rows = {}) {
  const Game& game = *find_game(name).value();
  Setup setup = game.setup();
  for (std::string_view row : rows) REQUIRE(setup.set_row(row).ok());
  auto tree = grow_tree(game, setup, 1'000'000);
  REQUIRE(tree.has_value());
  return *std::move(tree);
}

}  // namespace

TEST_CASE("the tree of Kuhn poker") {
  const GameTree tree = tree_of("kuhn_poker");
  EXPECT(tree.sets.size() == 12);
  EXPECT(tree.choices == 24);
}

TEST_CASE("uniform play of Kuhn poker can be exploited by 11/12") {
  const GameTree tree = tree_of("kuhn_poker");
  const Policy uniform = uniform_policy(tree);
  EXPECT(std::fabs(nash_conv(tree, uniform) - 11.0 / 12) < 1e-12);
  EXPECT(std::fabs(values(tree, uniform)[0] - 0.125) < 1e-12);
}

TEST_CASE("Kuhn poker is worth -1/18 to whoever begins") {
  const GameTree tree = tree_of("kuhn_poker");
  const Policy policy = solve(tree, 20'000);
  EXPECT(std::fabs(values(tree, policy)[0] + 1.0 / 18) < 1e-6);
  EXPECT(nash_conv(tree, policy) < 1e-4);
}

TEST_CASE("Leduc poker comes near its equilibrium") {
  const GameTree tree = tree_of("leduc_poker");
  EXPECT(tree.sets.size() == 936);
  const double before = nash_conv(tree, uniform_policy(tree));
  EXPECT(std::fabs(before - 4.747222) < 1e-5);
  const Policy policy = solve(tree, 100);
  EXPECT(nash_conv(tree, policy) < 0.05);
  EXPECT(std::fabs(values(tree, policy)[0] + 0.0856) < 0.01);
}

TEST_CASE("seats that decide at once do not see each other: goofspiel is fair") {
  const GameTree tree = tree_of("goofspiel", {"cards = 3"});
  const Policy policy = solve(tree, 500);
  EXPECT(std::fabs(values(tree, policy)[0]) < 1e-3);
  EXPECT(nash_conv(tree, policy) < 0.02);
}

TEST_CASE("a game that is too large has no tree") {
  const Game& game = *find_game("connect_four").value();
  EXPECT(!grow_tree(game, game.setup(), 1000).has_value());
}
