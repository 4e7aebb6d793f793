// The fields of card and deck files: which table has which, and what may stand in them (D.1).
#pragma once

#include "games/wtactics/cards.h"
#include "language/fields.h"

namespace turnwright::wtactics {

// The tables of these files, a bit each; the first five are the card types.
using language::Tables;
inline constexpr Tables kCreatureTable = 1, kArmyTables = 0x1f, kQuestTable = 0x20,
                        kFoeTable = 0x40, kDeckTable = 0x80;

// The bit of a table, or 0.
Tables table_named(std::string_view name);

class Fields : public language::Fields {
 public:
  Fields(const language::Entry&, language::Diagnostics&);

  Cost cost();
  Stats stats();
};

}  // namespace turnwright::wtactics
