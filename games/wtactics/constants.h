// The numbers of the game (A.0), as content/wtactics/constants.toml gives them.
#pragma once

#include "engine/result.h"
#include "language/cards_file.h"

namespace turnwright::wtactics {

struct Constants {
  int start_hand, hand_max;
  int draw_min, draw_max;
  int quest_deck_size, quest_vetoes, quest_copies, max_active_quests;
  int resources_per_turn, recycle_count, recycles_per_turn, unassign_gold;
  int army_deck_min, army_deck_max, max_copies, loyalty_max;
  int start_influence, influence_cap;  // cap 0: none
  int second_gold;                     // of the player who does not begin, in their first turn
  int vp_target;
  int trigger_guard;
};

Result<Constants, language::Diagnostics> load_constants(const language::SourceText&);

// Those that are part of the program.
const Constants& shipped_constants();

}  // namespace turnwright::wtactics
