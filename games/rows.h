// What all games share that read rows of positions in the players' words: whose row it is, what it speaks of, and its
// parts.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/fields.h"
#include "engine/text.h"

namespace turnwright {

// The player a row begins with, of the first `seats`, and what follows.
struct Named {
  Seat seat;
  std::string_view rest;
};
std::optional<Named> take_name(std::string_view row, const Names&, std::size_t seats);

// Whether the field table has a row that begins like this: then it is not one in the players' words.
bool is_field_row(std::span<const Field>, std::string_view row);

// At the signs that do not stand in brackets.
std::vector<std::string_view> split_outside(std::string_view text, char sign = ',');

// `NAME PART TEXT`: a game's Part names its words in their order.
template <class Part>
struct PartRowOf {
  Seat seat;
  Part part;
  std::string_view text;
};
template <class Part>
std::optional<PartRowOf<Part>> part_in(const Named& named,
                                       std::span<const std::string_view> words) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (const auto text = after_word(named.rest, words[i]))
      return PartRowOf<Part>{named.seat, static_cast<Part>(i), *text};
  return std::nullopt;
}

}  // namespace turnwright
