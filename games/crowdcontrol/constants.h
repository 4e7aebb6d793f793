// The numbers of the game (chapter 0), as content/crowdcontrol/constants.toml gives them.
#pragma once

#include "engine/result.h"
#include "language/cards_file.h"

namespace turnwright::crowdcontrol {

struct Constants {
  int start_hand;
  int wisdom_per_turn, wisdom_per_card;
  int growth, points_per_size;
  int places_max, entities_max;
  int deck_size, max_copies;
  int turn_limit;
  int acts_max, queue_max, number_max, x_max;
};

Result<Constants, language::Diagnostics> load_constants(const language::SourceText&);

// Those that are part of the program.
const Constants& shipped_constants();

}  // namespace turnwright::crowdcontrol
