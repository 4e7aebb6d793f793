// The units of a player: a sorted list in which equal units are one entry. Nothing else changes the list.
#pragma once

#include <cstring>

#include "games/trts/play.h"

namespace turnwright::trts {

using Army = FixedVec<Unit, kMostUnits>;

// All of a Unit but its count as two numbers, in the order of its fields: they are read at once and turned round.
struct UnitOrder {
  std::uint64_t first;
  std::uint32_t second;
  friend constexpr auto operator<=>(const UnitOrder&, const UnitOrder&) = default;
};
inline UnitOrder order_of(const Unit& u) {
  std::uint64_t first;
  std::uint32_t second;
  static_assert(offsetof(Unit, flags) == 6 && offsetof(Unit, points) == 8);
  static_assert(offsetof(Unit, count) == 11 && sizeof(Unit) == 12);
  std::memcpy(&first, &u, sizeof first);
  std::memcpy(&second, &u.points, sizeof second);
  constexpr std::uint64_t kBeforeFlags = 0xffff'ffff'ffff;
  return {__builtin_bswap64(first & kBeforeFlags) | u.flags, __builtin_bswap32(second) >> 8};
}
// Equal but for the count, and before in the order of the list.
inline bool is_same(const Unit& a, const Unit& b) { return order_of(a) == order_of(b); }
inline bool is_before(const Unit& a, const Unit& b) { return order_of(a) < order_of(b); }

// Puts units in their place, with those that are the same. Nothing happens if count is 0.
void join(Army&, const Unit&);
// Takes `n` of the units at `at` out of the list; the entry goes when nobody is left.
Unit take(Army&, std::size_t at, unsigned n);

// Changes all units for which `holds` is true, and sorts the list again. `change` may set count to 0: they are gone.
template <class Holds, class Change>
void change_units(Army& army, Holds holds, Change change) {
  Unit changed[kMostUnits];
  std::size_t moving = 0, staying = 0;
  for (const Unit& unit : army)
    if (holds(unit))
      changed[moving++] = unit;
    else
      army[staying++] = unit;
  while (army.size() > staying) army.pop_back();
  for (std::size_t i = 0; i < moving; ++i) {
    change(changed[i]);
    join(army, changed[i]);
  }
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
