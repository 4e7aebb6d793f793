#include "games/trts/army.h"

#include <algorithm>

namespace turnwright::trts {

void join(Army& army, const Unit& unit) {
  if (unit.count == 0) return;
  const UnitOrder order = order_of(unit);
  std::size_t at = army.size();
  while (at > 0 && order < order_of(army[at - 1])) --at;
  if (at > 0 && order == order_of(army[at - 1])) {
    army[at - 1].count = static_cast<std::uint8_t>(army[at - 1].count + unit.count);
    return;
  }
  army.push_back(unit);
  std::rotate(army.begin() + at, army.end() - 1, army.end());
}

Unit take(Army& army, std::size_t at, unsigned n) {
  Unit taken = army[at];
  DCHECK(n <= taken.count, "more units than there are");
  army[at].count = static_cast<std::uint8_t>(taken.count - n);
  if (army[at].count == 0) army.erase(at);
  taken.count = static_cast<std::uint8_t>(n);
  return taken;
}

Range in_area(const Army& army, Area area) {
  std::size_t from = 0;
  while (from < army.size() && army[from].area < area) ++from;
  std::size_t to = from;
  while (to < army.size() && army[to].area == area) ++to;
  return {from, to};
}

Unit appearance(const Unit& unit) {
  Unit seen = unit;
  seen.type = unit.shown_type;
  seen.hit_points = unit.shown_hit_points;
  seen.charge = unit.charge & 15;
  seen.tie = 0;
  seen.flags &= kPublicFlags;
  return seen;
}

}  // namespace turnwright::trts
