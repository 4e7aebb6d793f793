#include "engine/perft.h"

#include "engine/dice.h"

namespace turnwright {

namespace {

std::uint64_t count(const Game& game, const Position& position, int depth) {
  if (depth == 0) return 1;
  const Ask ask = game.ask(position);
  if (ask.over()) return 0;
  const Seat seat = lowest(ask.owing);
  ChoiceList choices;
  game.choices(position, seat, choices);
  std::uint64_t total = 0;
  for (const Choice& choice : choices) {
    ExploredDice dice;
    do {
      Host host(dice);
      Position next = position;
      game.submit(next, seat, choice, host);
      total += count(game, next, depth - 1);
    } while (dice.next_outcome());
  }
  return total;
}

}  // namespace

std::uint64_t perft(const Game& game, const Setup& setup, int depth) {
  std::uint64_t total = 0;
  ExploredDice dice;
  do {
    Host host(dice);
    total += count(game, game.start(setup, host), depth);
  } while (dice.next_outcome());
  return total;
}

}  // namespace turnwright
