// TRTS, as one of the games of the registry.
#pragma once

#include <memory>
#include <span>

#include "engine/game.h"
#include "games/content.h"

namespace turnwright {

const Game& trts_game();
Result<std::unique_ptr<Game>> trts_from(
    std::span<const ContentFile>);  // with other files than its own

}  // namespace turnwright
