#include "bench/searches.h"

#include "bots/search.h"
#include "engine/dice.h"

namespace turnwright::bench {

void search_first_decisions(const Game& game, const Setup& setup, std::uint64_t searches) {
  FastDice dice(6), own(7);
  Host host(dice);
  ChoiceList choices;
  for (; searches > 0; --searches) {
    const Position position = game.start(setup, host);
    const Seat seat = lowest(game.ask(position).owing);
    game.choices(position, seat, choices);
    const View view = game.view(position, seat);
    Search search(Search::Hints::kIgnore);
    search.begin(game, view, choices, Memory{}, own);
    for (std::uint64_t left = kSimulations; left > 0; --left) search.simulate(own);
  }
}

}  // namespace turnwright::bench
