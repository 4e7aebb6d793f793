// Rows about quests: what is on offer, what lies in the quest decks, and how far the players are.
#pragma once

#include "games/wtactics/words_found.h"
#include "games/wtactics/words_piles.h"

namespace turnwright::wtactics {

// Nothing: it is none of these rows.
std::optional<Result<Done>> read_quest_row(Play&, PositionPiles&, std::string_view row,
                                           const Names&);
std::optional<Found> check_quest_row(const Look&, std::string_view row, const Names&);

}  // namespace turnwright::wtactics
