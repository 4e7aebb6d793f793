// Other decks, maps and the like than the standard ones, which most cards are not in.
#pragma once

#include "engine/dice.h"
#include "engine/game.h"

namespace turnwright::bench {

// Wherever the game can list some and takes them together.
Setup with_other_values(const Game&, Setup, FastDice&);

}  // namespace turnwright::bench
