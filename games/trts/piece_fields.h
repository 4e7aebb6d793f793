// The fields of faction files: which table has which, and what may stand in them (TR-264).
#pragma once

#include "games/trts/constants.h"
#include "games/trts/tables.h"
#include "language/fields.h"

namespace turnwright::trts {

// The tables of these files, a bit each; a stance or a spell stands inside a unit.
inline constexpr language::Tables kFactionTable = 1, kUnitTable = 2, kBuildingTable = 4,
                                  kUpgradeTable = 8, kStanceTable = 16, kSpellTable = 32;
// The bit of a table, or 0.
language::Tables table_named(std::string_view name);

inline constexpr std::string_view kTagNames[] = {"Light",  "Heavy", "Bio",   "Mech",
                                                 "Worker", "Fly",   "Cloak", "Detector"};
static_assert(std::size(kTagNames) == kTags);

class PieceFields : public language::Fields {
 public:
  PieceFields(const language::Entry&, language::Diagnostics&);

  std::uint8_t small(std::string_view field, int least, int most, int otherwise = 0);
  TagMask tags();
  // Ground and air attack, their ranges, and the bonus.
  void weapons(PieceType&);
  std::uint8_t size(const Constants&);  // in cargo points

  // The names of a list with commas, each as its place in `known`; what is none of them is told and left out.
  struct Named {
    std::size_t which;
    int count;  // "4 Rigger"; 1 if it does not say
    language::Place place;
  };
  std::vector<Named> names(std::string_view field, const std::vector<std::string>& known,
                           std::string_view what);

 private:
  Attack attack(std::string_view field);
};

}  // namespace turnwright::trts
