// Searching on several threads, also under the thread sanitizer.
#include <string_view>

#include "bots/bot.h"
#include "engine/dice.h"
#include "games/registry.h"
#include "tests/test.h"

using namespace turnwright;

TEST_CASE("how threads run makes no difference to a decision") {
  for (const std::string_view name : {"connect_four", "goofspiel", "crowdcontrol"}) {
    INFO(std::string(name));
    const Game& game = **find_game(name);
    FastDice dice(5);
    Host host(dice);
    const Position position = game.start(game.setup(), host);
    ChoiceList choices;
    const Seat seat = lowest(game.ask(position).owing);
    game.choices(position, seat, choices);
    const auto decide = [&] {
      FastDice own(9);
      return make_bot("mcts:60x3").value()->decide(game, game.view(position, seat), choices, own);
    };
    const Choice first = decide();
    for (int i = 0; i < 5; ++i) EXPECT(decide() == first);
  }
}
