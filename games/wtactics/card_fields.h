// The fields of card and deck files: which table has which, and what may stand in them (D.1).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/wtactics/cards.h"

namespace turnwright::wtactics {

// The tables of these files, a bit each; the first five are the card types.
using Tables = std::uint8_t;
inline constexpr Tables kCreatureTable = 1, kArmyTables = 0x1f, kQuestTable = 0x20,
                        kFoeTable = 0x40, kDeckTable = 0x80;

// The bit of a table, or 0.
Tables table_named(std::string_view name);

// Reads the fields of one entry, and complains about those that are missing, unknown or wrong.
class Fields {
 public:
  Fields(const language::Entry&, language::Diagnostics&);

  std::string text(std::string_view field) const;  // empty if it is missing or wrong
  std::string name();                              // the field of that name, fit for lists of names
  int number(std::string_view field, int least, int most, int otherwise);
  Cost cost();
  Stats stats();
  std::vector<language::TextLine> lines(std::string_view field);
  // Which of `known` stands in this field; -1: none, which is a mistake unless the field is missing.
  int one_of(std::string_view field, const std::vector<std::string>& known, std::string_view what);

  void wrong(const language::Place&, std::string_view code, std::string sentence,
             std::vector<std::string> notes = {});

 private:
  void check_names();

  const language::Entry& entry_;
  language::Diagnostics& diagnostics_;
  Tables table_;
};

}  // namespace turnwright::wtactics
