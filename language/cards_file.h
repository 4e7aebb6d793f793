// A card file: TOML tables of named fields, every one with its place, and the lines of text with exact columns.
// What the fields mean is the game's business.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/result.h"
#include "language/diagnostics.h"

namespace turnwright::language {

struct SourceText {
  std::string file;  // as diagnostics name it
  std::string text;
};

struct TextLine {
  std::string text;
  Place place;
};

struct Field {
  std::string name;
  std::variant<std::monostate, std::string, std::int64_t, bool> value;  // monostate: none of these
  Place place;                                                          // of the value
  bool exact = false;  // written without escapes, so that places in it can be told

  const std::string* text() const { return std::get_if<std::string>(&value); }
  const std::int64_t* number() const { return std::get_if<std::int64_t>(&value); }
  const bool* flag() const { return std::get_if<bool>(&value); }
};

// One [[table]] or [table], and the tables inside it.
struct Entry {
  std::string table;
  Place place;
  std::vector<Field> fields;
  std::vector<Entry> parts;

  const Field* find(std::string_view name) const;
};

// The entries in the order of the file.
Result<std::vector<Entry>, Diagnostics> read_card_file(const SourceText&);

// The lines of a text field that are not empty. Requires: it is exact.
std::vector<TextLine> lines_of(const Field&);

}  // namespace turnwright::language
