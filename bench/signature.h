// A game's behaviour as one number: everything that happens in some random games with fixed seeds, every second of them
// with other decks, maps and the like, since most cards are not in the standard ones. It is the same
// on every machine and in every build; a commit that changes it changed the rules, their order of choices,
// their dice or their state, and says so (tests/signature.txt).
#pragma once

#include <cstdint>

#include "engine/game.h"

namespace turnwright::bench {

std::uint64_t signature(const Game&, const Setup&);

}  // namespace turnwright::bench
