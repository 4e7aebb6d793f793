// The fields of one entry of a card file, held to a table of which may and which must stand there. What they mean is
// the game's business.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "language/cards_file.h"

namespace turnwright::language {

using Tables = std::uint8_t;  // the kinds of tables in a game's files, a bit each

enum class Wants : std::uint8_t { kText, kNumber, kEither, kFlag };

struct FieldRule {
  std::string_view name;
  Tables in;      // where it may stand
  Tables needed;  // where it must
  Wants wants;
  std::string_view rule = {};  // that says so, told with a mistake: "CC-130"
};

// Complains about fields that are missing, unknown or wrong.
class Fields {
 public:
  // `table`: which of the tables the entry is.
  Fields(const Entry&, Tables table, std::span<const FieldRule>, Diagnostics&);

  std::string text(std::string_view field) const;  // empty if it is missing or wrong
  std::string name();                              // the field of that name, fit for lists of names
  int number(std::string_view field, int least, int most, int otherwise);
  bool flag(std::string_view field) const;  // false if it is missing or wrong
  std::vector<TextLine> lines(std::string_view field);
  // Which of `known` stands in this field; -1: none, which is a mistake unless the field is missing.
  int one_of(std::string_view field, const std::vector<std::string>& known, std::string_view what);
  // Which of `known` each word of this field is; a word that is none is a mistake and left out.
  std::vector<int> some_of(std::string_view field, const std::vector<std::string>& known,
                           std::string_view what);

  const Field* find(std::string_view field) const { return entry_.find(field); }
  const Place& place() const { return entry_.place; }
  Tables table() const { return table_; }
  void wrong(const Place&, std::string_view code, std::string sentence,
             std::vector<std::string> notes = {});
  std::string rule_of(std::string_view field) const;  // " (CC-130)", if there is one

 protected:
  // Which of `known` this word of a field is; -1: none, which is a mistake.
  int found(std::string_view word, const Place&, const std::vector<std::string>& known,
            std::string_view what, std::string_view field);

 private:
  void check_names();

  const Entry& entry_;
  const Tables table_;
  const std::span<const FieldRule> rules_;
  Diagnostics& diagnostics_;
};

}  // namespace turnwright::language
