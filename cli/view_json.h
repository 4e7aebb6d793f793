// A state as JSON, from the game's field table: what `replay --json` and `simulate --trace` print.
#pragma once

#include "cli/json.h"
#include "engine/game.h"

namespace turnwright::cli {

// Field name to value; a field that is divided among the seats has a value per name. Words and seats
// are strings, sets are arrays of them, what a view does not show is null. Give it a View unless everything may be seen.
Json view_json(const Game& game, const StateBytes& state, const Names& names);

}  // namespace turnwright::cli
