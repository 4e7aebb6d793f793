#include "games/trts/army.h"

#include <algorithm>

namespace turnwright::trts {
namespace {

// The fields in their order, as two numbers.
std::uint64_t first_half(const Unit& u) {
  return std::uint64_t{u.area} << 56 | std::uint64_t{u.type} << 48 |
         std::uint64_t{u.hit_points} << 40 | std::uint64_t{u.shields} << 32 |
         std::uint64_t{u.charge} << 24 | std::uint64_t{u.tie} << 16 | u.flags;
}
std::uint32_t second_half(const Unit& u) {
  return static_cast<std::uint32_t>(u.points << 16 | u.shown_type << 8 | u.shown_hit_points);
}

}  // namespace

bool is_same(const Unit& a, const Unit& b) {
  return first_half(a) == first_half(b) && second_half(a) == second_half(b);
}

bool is_before(const Unit& a, const Unit& b) {
  const std::uint64_t first_a = first_half(a), first_b = first_half(b);
  return first_a != first_b ? first_a < first_b : second_half(a) < second_half(b);
}

void join(Army& army, const Unit& unit) {
  if (unit.count == 0) return;
  std::size_t at = army.size();
  while (at > 0 && is_before(unit, army[at - 1])) --at;
  if (at > 0 && is_same(unit, army[at - 1])) {
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
