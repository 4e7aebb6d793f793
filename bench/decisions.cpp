#include "bench/decisions.h"

#include <algorithm>
#include <array>

#include "bench/clock.h"
#include "bench/setups.h"
#include "bots/bot.h"
#include "engine/dice.h"

namespace turnwright::bench {

namespace {

void play(const Game& game, const Setup& setup, std::string_view bot, std::uint64_t seed,
          std::vector<double>& seconds) {
  FastDice dice(FastDice::seed_of(seed, 0)), bots_dice(FastDice::seed_of(seed, 1));
  Host host(dice);
  ChoiceList choices;
  Position position = game.start(setup, host);
  std::array<std::unique_ptr<Bot>, kMaxSeats> bots;
  for (Seat seat = 0; seat < game.seats(position); ++seat) {
    auto made = make_bot(bot);
    CHECK(made.ok(), "a bot nobody knows");
    bots[seat] = std::move(*made);
  }
  for (Ask ask = game.ask(position); !ask.over(); ask = game.ask(position)) {
    const Seat seat = lowest(ask.owing);
    game.choices(position, seat, choices);
    Choice chosen = choices[0];
    if (choices.size() > 1) {
      const View view = game.view(position, seat);
      const double began = cpu_seconds();
      chosen = bots[seat]->decide(game, view, choices, bots_dice);
      seconds.push_back(cpu_seconds() - began);
    }
    game.submit(position, seat, chosen, host);
  }
}

}  // namespace

std::vector<double> time_decisions(const Game& game, const Setup& setup, std::string_view bot,
                                   std::uint64_t games,
                                   const std::function<bool(std::uint64_t)>& goes_on) {
  std::vector<double> seconds;
  FastDice dice(FastDice::seed_of(games, 0));
  for (std::uint64_t played = 0; played < games;) {
    play(game, played % 2 == 0 ? setup : with_other_values(game, setup, dice), bot, played,
         seconds);
    if (!goes_on(++played)) break;
  }
  std::sort(seconds.begin(), seconds.end());
  return seconds;
}

}  // namespace turnwright::bench
