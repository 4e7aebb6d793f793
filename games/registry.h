// The list of games. A new game adds one line to registry.cpp.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "engine/game.h"
#include "games/content.h"

namespace turnwright {

std::span<const Game* const> all_games();
Result<const Game*> find_game(std::string_view name);

// A game made of other files than those that are part of the program, of which it keeps nothing. What is wrong with
// them is told as `turnwright check` tells it.
Result<std::unique_ptr<Game>> game_from(std::string_view name, std::span<const ContentFile> files);

}  // namespace turnwright
