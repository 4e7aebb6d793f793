// Files of decks, as all games with cards have them: [[deck]] tables, and lists with a number and a name on each line.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "language/cards_file.h"

namespace turnwright::language {

// Is this a file of [[deck]] tables, and not of cards?
bool holds_decks(const SourceText&);
// The decks of all files. Whatever else stands there is a mistake, and so is a name that another deck has.
std::vector<Entry> read_decks(const std::vector<SourceText>&, Diagnostics&);

// "4 Cinder Runner" in its two parts; no count, if it is not written so.
struct CountedLine {
  std::optional<int> count;
  std::string_view name;
  Place place;  // of the name
};

// Requires: the line outlives what is read from it.
CountedLine counted_line(const TextLine&);

}  // namespace turnwright::language
