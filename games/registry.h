// The list of games. A new game adds one line to registry.cpp.
#pragma once

#include <span>
#include <string_view>

#include "engine/game.h"

namespace turnwright {

std::span<const Game* const> all_games();
Result<const Game*> find_game(std::string_view name);

}  // namespace turnwright
