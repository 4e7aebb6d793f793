// Games made of the files of a folder instead of those that are part of the program: `--content`.
#pragma once

#include <string>
#include <string_view>

#include "engine/game.h"

namespace turnwright::cli {

// `folder` stands in the place of content/; empty: the game as it is. A folder is read once, and the game lives as long
// as the program, as the others do. Throws an OutsideError if the files cannot be read.
Result<const Game*> find_game_in(const std::string& folder, std::string_view name);

}  // namespace turnwright::cli
