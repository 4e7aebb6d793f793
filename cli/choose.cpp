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
  LowDice dice;
  Host host(dice);
  const int seats = (*game)->seats((*game)->start(setup, host));
  return {**game, setup, seats};
}

}  // namespace turnwright::cli
