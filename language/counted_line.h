// A line of a deck list: a number and a name.
#pragma once

#include <optional>
#include <string_view>

#include "language/cards_file.h"

namespace turnwright::language {

// "4 Cinder Runner" in its two parts; no count, if it is not written so.
struct CountedLine {
  std::optional<int> count;
  std::string_view name;
  Place place;  // of the name
};

// Requires: the line outlives what is read from it.
CountedLine counted_line(const TextLine&);

}  // namespace turnwright::language
