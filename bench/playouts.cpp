#include "bench/playouts.h"

namespace turnwright::bench {

Played play_random_games(const Game& game, const Setup& setup, std::uint64_t games) {
  FastDice dice(1), picks(2);
  Host host(dice);
  ChoiceList choices;
  Played played;
  for (; played.games < games; ++played.games) {
    Position position = game.start(setup, host);
    for (;;) {
      const Ask ask = game.ask(position);
      if (ask.over()) break;
      const Seat seat = lowest(ask.owing);
      game.choices(position, seat, choices);
      ++played.asks;
      int chosen = 0;
      if (choices.size() > 1) {
        ++played.decisions;
        chosen = static_cast<int>(picks.roll(kTable, static_cast<std::uint32_t>(choices.size())));
      }
      game.submit(position, seat, choices[chosen], host);
    }
  }
  return played;
}

}  // namespace turnwright::bench
