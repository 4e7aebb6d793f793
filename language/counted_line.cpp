#include "language/counted_line.h"

#include <algorithm>

#include "engine/text.h"

namespace turnwright::language {
namespace {

constexpr int kMostCount = 999;  // nobody means more, and so sums stay small

}  // namespace

CountedLine counted_line(const TextLine& line) {
  const std::string_view text = line.text;
  const std::size_t space = std::min(text.find(' '), text.size());
  const auto number = to_number(text.substr(0, space));
  CountedLine parts{{}, trimmed(text.substr(space)), line.place};
  if (parts.name.empty()) return parts;
  if (number && *number >= 1 && *number <= kMostCount) parts.count = static_cast<int>(*number);
  const auto before = static_cast<std::size_t>(parts.name.data() - text.data());
  parts.place.column += characters(text, before);
  return parts;
}

}  // namespace turnwright::language
