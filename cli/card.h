// A card or a quest as a person would see it on the table. Its text is printed from its program.
#pragma once

#include <string>

#include "games/crowdcontrol/cards.h"
#include "games/wtactics/cards.h"

namespace turnwright::cli {

// `formula`: with the abstract syntax below each sentence.
std::string drawn(const wtactics::CardSet&, const wtactics::Card&, bool formula = false);
std::string drawn(const wtactics::CardSet&, const wtactics::Quest&, bool formula = false);
std::string drawn(const crowdcontrol::CardSet&, const crowdcontrol::Card&, bool formula = false);

}  // namespace turnwright::cli
