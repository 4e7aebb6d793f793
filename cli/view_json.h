// A state as JSON, from the game's field table: what `replay --json` and `simulate --trace` print.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/game.h"

namespace turnwright::cli {

// Field name to value; a field that is divided among the seats has a value per name. Words are strings, sets
// are arrays of words, what a view does not show is null. Give it a View unless everything may be seen.
nlohmann::json view_json(const Game& game, const StateBytes& state, const Names& names);

}  // namespace turnwright::cli
