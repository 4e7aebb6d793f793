// The numbers of a game, from a file with one table [constants]: each is there once, and within its bounds.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "language/cards_file.h"

namespace turnwright::language {

struct NumberRow {
  std::string_view name;
  int least, most;
};

// The numbers in the order of the rows.
Result<std::vector<int>, Diagnostics> read_numbers(const SourceText&, std::span<const NumberRow>);

template <class Constants>
struct ConstantRow {
  std::string_view name;
  int Constants::* value;
  int least = 0, most = 1000;
};

template <class Constants, std::size_t kRows>
Result<Constants, Diagnostics> read_constants(const SourceText& source,
                                              const ConstantRow<Constants> (&rows)[kRows]) {
  std::vector<NumberRow> wanted;
  for (const ConstantRow<Constants>& row : rows) wanted.push_back({row.name, row.least, row.most});
  const auto numbers = read_numbers(source, wanted);
  if (!numbers) return Failure{numbers.error()};
  Constants constants{};
  for (std::size_t i = 0; i < kRows; ++i) constants.*rows[i].value = (*numbers)[i];
  return constants;
}

}  // namespace turnwright::language
