// What `turnwright check` knows of each game with cards: whose a file is, and what is wrong with it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "language/cards_file.h"

namespace turnwright::cli {

struct Checked {
  language::Diagnostics wrong, warnings;
  std::string found;                // "63 cards, 14 quests, 10 decks", if nothing is wrong
  bool decks_have_to_wait = false;  // they are checked when the cards are fine
};

struct CheckedGame {
  std::string_view name;
  std::vector<std::string> tables;  // that no other game has
  std::string_view deck_field;      // the same of a [[deck]]
  // Where no file takes its place, the shipped one counts.
  Checked (*check)(const std::vector<language::SourceText>&);
};

CheckedGame wtactics_files();
CheckedGame crowdcontrol_files();
CheckedGame trts_files();

std::string counted(std::size_t count, std::string_view one);  // "1 card", "2 cards"
// The name of a file without its folders.
std::string file_name(std::string_view path);

}  // namespace turnwright::cli
