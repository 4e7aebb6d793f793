#include "games/listing.h"

namespace turnwright {

constexpr std::size_t kColumns = 100;

void write_list(Text& text, std::string_view heading, std::span<const std::string> items,
                std::string_view between) {
  if (items.empty()) return;
  std::string row(heading);
  for (const std::string& one : items) {
    const std::string item = &one == &items.back() ? one : one + std::string(between);
    if (row.size() + 1 + item.size() > kColumns) {
      text << row << '\n';
      row = "    ";
    }
    row += ' ' + item;
  }
  text << row << '\n';
}

}  // namespace turnwright
