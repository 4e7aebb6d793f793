// WTactics, as one of the games of the registry.
#pragma once

#include "engine/game.h"

namespace turnwright {

const Game& wtactics_game();

}  // namespace turnwright
