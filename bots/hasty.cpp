#include "bots/hasty.h"

namespace turnwright {

Choice pick_promising(const Game& game, const Position& world, Seat seat, const ChoiceList& choices,
                      std::uint32_t doubt, Dice& dice) {
  Promises promises;
  game.promise(world, seat, choices, promises);
  std::int64_t highest = INT64_MIN;
  std::uint32_t equals = 0;
  int best = 0;
  for (int i = 0; i < choices.size(); ++i) {
    const std::int64_t hope = std::int64_t{promises[static_cast<std::size_t>(i)]} +
                              (doubt == 0 ? 0 : dice.roll(kTable, doubt));
    if (hope < highest) continue;
    if (hope > highest) equals = 0;
    highest = hope;
    if (++equals == 1 || dice.roll(kTable, equals) == 0) best = i;
  }
  return choices[best];
}

Choice HastyBot::decide(const Game& game, const View& view, const ChoiceList& choices, Dice& dice) {
  Host host(dice);
  return pick_promising(game, game.guess(view, host), view.seat(), choices, 0, dice);
}

}  // namespace turnwright
