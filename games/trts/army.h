// The units of a player: a sorted list in which equal units are one entry. Nothing else changes the list.
#pragma once

#include "games/trts/play.h"

namespace turnwright::trts {

using Army = FixedVec<Unit, kMostUnits>;

// Equal but for the count, and before in the order of the list: what follows from the bytes of a Unit.
bool is_same(const Unit&, const Unit&);
bool is_before(const Unit&, const Unit&);

// Puts units in their place, with those that are the same. Nothing happens if count is 0.
void join(Army&, const Unit&);
// Takes `n` of the units at `at` out of the list; the entry goes when nobody is left.
Unit take(Army&, std::size_t at, unsigned n);

// Changes all units for which `holds` is true, and sorts the list again. `change` may set count to 0: they are gone.
template <class Holds, class Change>
void change_units(Army& army, Holds holds, Change change) {
  Army changed{};
  for (std::size_t i = 0; i < army.size();) {
    if (!holds(std::as_const(army)[i])) {
      ++i;
      continue;
    }
    Unit unit = army[i];
    army.erase(i);
    change(unit);
    if (unit.count != 0) join(changed, unit);
  }
  for (const Unit& unit : changed) join(army, unit);
}

constexpr bool has_flag(const Unit& unit, unsigned flags) { return (unit.flags & flags) != 0; }
constexpr void set_flag(Unit& unit, unsigned flags) {
  unit.flags = static_cast<UnitFlags>(unit.flags | flags);
}
constexpr void clear_flag(Unit& unit, unsigned flags) {
  unit.flags = static_cast<UnitFlags>(unit.flags & ~flags);
}

// TR-106: the worker on the site at this place in the list of buildings.
constexpr bool is_on_site(const Unit& unit, std::size_t building) {
  return has_flag(unit, kOnSite) && unit.tie == building + 1;
}

// The first entry of an area, and the first behind it; the list is sorted by areas.
struct Range {
  std::size_t from, to;
};
Range in_area(const Army&, Area);

// The units of an area that are not aboard, type by type: what else tells them apart may be secret.
template <class Holds, class Do>
void for_each_type(const Army& army, Area area, Holds holds, Do each) {
  const Range range = in_area(army, area);
  for (std::size_t i = range.from; i < range.to;) {
    const TypeId type = army[i].type;
    unsigned count = 0;
    for (; i < range.to && army[i].type == type; ++i)
      if (!has_flag(army[i], kAboard) && holds(army[i])) count += army[i].count;
    if (count != 0) each(type, count);
  }
}

// How a unit on the game board looks to everybody (TR-56): what is shown of it, and no movement points.
Unit appearance(const Unit&);

}  // namespace turnwright::trts
