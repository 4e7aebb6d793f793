#include "games/wtactics/game.h"

#include "engine/game_of.h"
#include "games/wtactics/rules.h"

namespace turnwright {

const Game& wtactics_game() {
  static const GameOf<wtactics::Wtactics> kGame(wtactics::shipped_content());
  return kGame;
}

}  // namespace turnwright
