// What is shipped, and the tables of the rulebook that it is held against.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/text.h"
#include "games/rulebook.h"
#include "games/trts/content.h"
#include "tests/test.h"

namespace turnwright::trts {

inline const Tables& tables() { return shipped_content()->tables; }

using Row = std::vector<std::string>;

// The rows of the tables below "### heading" whose first column is `first`, their own heads first.
inline std::vector<Row> rows_of(std::string_view heading, std::string_view first) {
  const std::string_view text = find_rulebook("trts")->text;
  const std::size_t begin = text.find("\n### " + std::string(heading) + "\n");
  REQUIRE(begin != text.npos);
  const std::size_t next = std::min(text.find("\n### ", begin + 1), text.find("\n## ", begin + 1));
  std::vector<Row> rows;
  bool is_wanted = false, is_head = true;
  for (std::string_view line : split(text.substr(begin, next - begin), '\n')) {
    if (!line.starts_with('|')) {
      is_head = true;
      continue;
    }
    Row row;
    for (std::string_view cell : split(line.substr(1, line.size() - 2), '|'))
      row.emplace_back(trimmed(cell));
    if (is_head) is_wanted = row[0] == first;
    if (is_wanted && !row[0].starts_with("---")) rows.push_back(row);
    is_head = false;
  }
  REQUIRE(rows.size() > 1);
  return rows;
}

inline std::string joined(const std::vector<std::string>& words, std::string_view between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : std::string(between)) + word;
  return text;
}

inline bool holds(std::string_view text, std::string_view what) {
  return text.find(what) != text.npos;
}

}  // namespace turnwright::trts
