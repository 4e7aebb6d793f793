// The five classics. Each is one small file; copy the nearest one to begin a game of your own
// (docs/add-a-game.md). Numbering of actions is OpenSpiel's: its action number is Choice.a.
#pragma once

#include "engine/game.h"

namespace turnwright {

const Game& tic_tac_toe();   // a board and nothing else: the smallest game there is
const Game& connect_four();  // the same, with hints for bots
const Game& kuhn_poker();    // hidden cards
const Game& leduc_poker();   // hidden cards, a procedure table, cards dealt in mid-game
const Game& goofspiel();     // secret simultaneous bids

}  // namespace turnwright
