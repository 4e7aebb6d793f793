// What a search may look at.
#include "bots/search.h"

#include "engine/game_of.h"
#include "tests/scenario/pairs.h"
#include "tests/test.h"

using namespace turnwright;

namespace {

// Pairs with hints that count how often they are asked about a position in which all have picked. Only Ann decides
// anything there, and her answer ends the game.
struct WatchedPairs : Pairs {
  static inline int revealed = 0;
  std::int32_t evaluate(const State& s, Seat) const {
    revealed += s.window.kind == kAnswer ? 1 : 0;
    return s.picks[0] - s.picks[2];
  }
};

}  // namespace

TEST_CASE("who decides in secret does not see ahead what the others' lines bring") {
  const GameOf<WatchedPairs> game;
  FastDice dice(1);
  Host host(dice);
  const Position position = game.start(game.setup(), host);
  constexpr Seat kBob = 1;
  ChoiceList choices;
  game.choices(position, kBob, choices);
  const View view = game.view(position, kBob);
  Search search;
  search.begin(game, view, choices, Memory{}, dice);
  for (int i = 0; i < 200; ++i) search.simulate(dice);
  EXPECT(WatchedPairs::revealed == 0);
}
