#include "games/rows.h"

#include <algorithm>

namespace turnwright {

std::optional<Named> take_name(std::string_view row, const Names& names, std::size_t seats) {
  for (Seat seat = 0; seat < std::min(names.size(), seats); ++seat)
    if (const auto rest = after_word(row, names[seat])) return Named{seat, *rest};
  return std::nullopt;
}

bool is_field_row(std::span<const Field> fields, std::string_view row) {
  return std::any_of(fields.begin(), fields.end(), [&](const Field& field) {
    return field.name.find(' ') != std::string_view::npos && after_word(row, field.name);
  });
}

std::vector<std::string_view> split_outside(std::string_view text, char sign) {
  std::vector<std::string_view> parts;
  int depth = 0;
  std::size_t from = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i < text.size() && text[i] == '(') ++depth;
    if (i < text.size() && text[i] == ')') --depth;
    if (i < text.size() && (text[i] != sign || depth > 0)) continue;
    parts.push_back(trimmed(text.substr(from, i - from)));
    from = i + 1;
  }
  return parts;
}

}  // namespace turnwright
