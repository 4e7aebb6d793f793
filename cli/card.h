// Cards, quests and sheets as a person would see them on the table. Their texts are printed from their programs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/wtactics/cards.h"

namespace turnwright::cli {

// What `turnwright card` knows of a game. `formula`: with the abstract syntax below each sentence.
struct CardGame {
  std::string_view name;
  std::vector<std::string> names;                             // of everything that can be drawn
  std::string (*drawn)(std::string_view name, bool formula);  // everything of that name
  std::string (*phrases)();                                   // see language/reference.h
};
CardGame wtactics_cards();
CardGame crowdcontrol_cards();
CardGame trts_sheets();

std::string drawn(const wtactics::CardSet&, const wtactics::Card&, bool formula = false);
std::string drawn(const wtactics::CardSet&, const wtactics::Quest&, bool formula = false);

}  // namespace turnwright::cli
