#include "games/registry.h"

#include <vector>

#include "games/classics/classics.h"
#include "games/wtactics/game.h"

namespace turnwright {

std::span<const Game* const> all_games() {
  static const Game* const kGames[] = {
      &tic_tac_toe(), &connect_four(), &kuhn_poker(), &leduc_poker(), &goofspiel(), &wtactics_game(),
  };
  return kGames;
}

Result<const Game*> find_game(std::string_view name) {
  std::vector<std::string_view> known;
  for (const Game* game : all_games()) {
    if (game->about().name == name) return game;
    known.push_back(game->about().name);
  }
  const std::string hint = did_you_mean(name, known);
  return Failure{"no game is called " + quoted(name) +
                 (hint.empty() ? "; \"turnwright games\" lists them" : hint)};
}

}  // namespace turnwright
