#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "cli/commands.h"
#include "cli/content.h"
#include "engine/dice.h"

namespace turnwright::cli {

ChosenGame choose(const GameChoice& choice) {
  const auto game = find_game_in(choice.content, choice.name);
  if (!game) throw UsageError(game.error());
  Setup setup = (*game)->setup();
  for (const std::string& row : choice.set)
    if (const auto done = setup.set_row(row); !done) throw UsageError(done.error());
  if (const auto fits = (*game)->check_setup(setup); !fits) throw UsageError(fits.error());
  return {**game, setup, seats_of(**game, setup)};
}

int seats_of(const Game& game, const Setup& setup) {
  LowDice dice;
  Host host(dice);
  return game.seats(game.start(setup, host));
}

unsigned threads_for(unsigned wanted, std::uint64_t games) {
  constexpr unsigned kMostThreads = 1024;
  if (wanted > kMostThreads)
    throw UsageError(fmt::format("at most {} threads, not {}", kMostThreads, wanted));
  const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::min<std::uint64_t>(wanted != 0 ? wanted : cores, games));
}

}  // namespace turnwright::cli
