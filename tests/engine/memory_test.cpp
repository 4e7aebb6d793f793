#include "engine/memory.h"

#include "engine/dice.h"
#include "games/classics/classics.h"
#include "tests/test.h"

namespace turnwright {
namespace {

TEST_CASE("a memory is the chain of what a seat saw and chose") {
  const Game& game = tic_tac_toe();
  LowDice dice;
  Host host(dice);
  Position position = game.start(game.setup(), host);
  const View first = game.view(position, 0);
  game.submit(position, 0, {0, 4, 0, 0}, host);
  const View second = game.view(position, 0);

  Memory a, b;
  EXPECT(a == b);
  a.see(first), b.see(first);
  EXPECT(a == b);
  EXPECT(a != Memory{});
  b.choose({0, 4, 0, 0});
  EXPECT(a != b);
  a.choose({0, 4, 0, 0});
  EXPECT(a == b);
  EXPECT(std::hash<Memory>{}(a) == std::hash<Memory>{}(b));
  EXPECT(a.low() != a.high());

  a.see(second), a.see(first);
  b.see(first), b.see(second);
  EXPECT(a != b);  // the order counts
}

}  // namespace
}  // namespace turnwright
