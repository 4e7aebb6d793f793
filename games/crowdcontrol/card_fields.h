// The fields of card and deck files: which table has which, and what may stand in them (CC-130).
#pragma once

#include "games/crowdcontrol/cards.h"
#include "language/fields.h"

namespace turnwright::crowdcontrol {

// The tables of these files, a bit each; the first four are the card types.
using language::Tables;
inline constexpr Tables kActionTable = 1, kEntityTable = 2, kPlaceTable = 4, kHqTable = 8,
                        kTokenTable = 16, kDeckTable = 32;
inline constexpr Tables kCardTables =
    kActionTable | kEntityTable | kPlaceTable | kHqTable | kTokenTable;
inline constexpr std::string_view kCardTableNames[] = {"action", "entity", "place", "hq", "token"};

// The bit of a table, or 0.
Tables table_named(std::string_view name);

class Fields : public language::Fields {
 public:
  Fields(const language::Entry&, language::Diagnostics&);

  std::string name();     // with CC-130
  std::string flavour();  // with CC-130
  Classes classes();
  std::vector<std::uint8_t> tags(const std::vector<std::string>& known);
  ExtraCost extra_cost();
  // Attack and Health of a token may both be X.
  void stats(Card&);

 private:
  bool is_x(std::string_view field);
};

}  // namespace turnwright::crowdcontrol
