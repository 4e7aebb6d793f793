// What a seat may know (chapter 4): everything of its own, and of the others what stands on the game board.
#include <algorithm>
#include <cstring>

#include "games/trts/army.h"
#include "games/trts/board.h"
#include "games/trts/rules.h"

namespace turnwright::trts {
namespace {

// TR-56: as everybody sees them, in an order that follows from how they look, so that nothing else shows.
void hide_units(State& s, Seat seat) {
  Army seen{};
  for (const Unit& unit : s.units[seat])
    if (has_flag(unit, kOnBoard)) join(seen, appearance(unit));
  s.units[seat] = seen;
}

// TR-63: as it was when it was last shown; what it produces stays secret.
Building appearance(const Building& b) {
  Building seen{};
  seen.area = b.area;
  seen.type = seen.shown_type = b.shown_type;
  seen.hit_points = seen.shown_hit_points = b.shown_hit_points;
  seen.shields = seen.shown_shields = b.shown_shields;
  seen.energy = seen.shown_energy = b.shown_energy;
  seen.points = b.points;
  if ((b.flags & kShownFinished) != 0) seen.flags = kFinished | kShownFinished;
  seen.flags |= b.flags & (kHasAttacked | kIsKindled);
  return seen;
}
void hide_buildings(State& s, Seat seat) {
  Building seen[kMostBuildings] = {};
  std::size_t n = 0;
  for (const Building& b : s.buildings[seat])
    if (b.shown_type != kNoType) seen[n++] = appearance(b);
  std::sort(seen, seen + n, [](const Building& a, const Building& b) {
    return std::memcmp(&a, &b, sizeof(Building)) < 0;
  });
  std::copy(std::begin(seen), std::end(seen), s.buildings[seat]);
}

// Where the active group is follows from what stands on the game board, or is nobody else's business (TR-64).
bool is_group_in_sight(const State& s) {
  if (s.battle.range != 0) return true;
  if (s.battle.active >= s.seats) return false;
  const Army& army = s.units[s.battle.active];
  return std::any_of(army.begin(), army.end(), [&](const Unit& unit) {
    return unit.area == s.battle.area && has_flag(unit, kActive) && has_flag(unit, kOnBoard);
  });
}

}  // namespace

void Trts::redact(State& s, Seat reader) const {
  if (s.battle.active != reader && !is_group_in_sight(s)) {
    s.battle.area = kNoArea;
    s.battle.up_ramp = 0;
    s.came_from = 0;
  }
  if (s.battle.active != reader) s.detours = {};
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (seat == reader) continue;
    hide_units(s, seat);
    hide_buildings(s, seat);
    s.minerals[seat] = s.gas[seat] = 0;
    s.upgrades[seat] = s.declared[seat];
    s.draft[seat] = {};
    std::fill(std::begin(s.share[seat]), std::end(s.share[seat]), 0);
    s.surveyed[seat] = {};
    s.exact[seat] = 0;
  }
  // TR-107: who has a marker somewhere knows which geysers were taken there.
  for (Area area = 0; area < kMostAreas; ++area)
    if (reader >= s.seats || !has_marker(s, reader, area)) s.taken[area] = 0;
  // TR-13: nobody learns of a surrender before the phase ends.
  s.surrendered &= reader < s.seats ? only(reader) : SeatMask{0};
}

}  // namespace turnwright::trts
