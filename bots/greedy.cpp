#include "bots/greedy.h"

#include <algorithm>

#include "bots/random.h"
#include "engine/dice.h"

namespace turnwright {

Choice GreedyBot::decide(const Game& game, const View& view, const ChoiceList& choices,
                         Dice& dice) {
  if (!game.has_hints()) return pick_any(choices, dice);
  const auto end = worth_.begin() + choices.size();
  std::fill(worth_.begin(), end, 0);
  Host host(dice);
  const int worlds = game.about().has_secrets ? kWorlds : 1;
  for (int i = 0; i < worlds; ++i) {
    const Position world = game.guess(view, host);
    try_all(game, world, view.seat(), choices, dice.roll(kTable, UINT32_MAX));
  }
  const std::int64_t best = *std::max_element(worth_.begin(), end);
  auto equals =
      host.roll(kTable, static_cast<std::uint32_t>(std::count(worth_.begin(), end, best)));
  int chosen = 0;
  while (worth_[static_cast<std::size_t>(chosen)] != best || equals-- > 0) ++chosen;
  return choices[chosen];
}

void GreedyBot::try_all(const Game& game, const Position& world, Seat seat,
                        const ChoiceList& choices, std::uint64_t seed) {
  std::size_t i = 0;
  for (const Choice& choice : choices) {
    FastDice dice(seed);
    Host host(dice);
    Position after = world;
    game.submit(after, seat, choice, host);
    worth_[i++] += game.evaluate(after, seat);
  }
}

}  // namespace turnwright
