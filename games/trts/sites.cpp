// Sites and those who build them (TR-104 to TR-106).
#include "games/trts/macro.h"
#include "games/trts/pieces.h"

namespace turnwright::trts {
namespace {

// Others go on seeing in macro what they have seen of it (TR-63).
void remove_building(Building& b) {
  Building left{};
  if (b.shown_type != kNoType) {
    left.area = b.area;
    left.shown_type = b.shown_type;
    left.shown_hit_points = b.shown_hit_points;
    left.shown_shields = b.shown_shields;
    left.shown_energy = b.shown_energy;
    left.flags = b.flags & kShownFinished;
  }
  b = left;
}

}  // namespace

void free_worker(State& s, Seat seat, std::size_t building) {
  change_units(
      s.units[seat], [&](const Unit& u) { return is_on_site(u, building); },
      [](Unit& u) {
        clear_flag(u, kOnSite);
        u.tie = 0;
      });
}

void return_worker(Play& p, Seat seat, Area area) {
  Army& army = p.s.units[seat];
  Unit worker = new_unit(p, seat, p.faction(seat).worker, area);
  const Range range = in_area(army, area);
  for (std::size_t i = range.from; i < range.to; ++i) {
    if (!has_flag(army[i], kGone)) continue;
    const Unit seen = take(army, i, 1);  // it has never left, for those who see it
    worker.shown_hit_points = seen.shown_hit_points;
    worker.flags = static_cast<UnitFlags>(seen.flags & ~kGone);
    break;
  }
  set_flag(worker, kWorked);  // TR-247
  join(army, worker);
}

void take_back_site(Play& p, Seat seat, std::size_t building) {
  Building& b = p.s.buildings[seat][building];
  change_units(
      p.s.units[seat], [&](const Unit& u) { return is_on_site(u, building); },
      [](Unit& u) { set_flag(u, kWorked); });  // TR-247
  free_worker(p.s, seat, building);
  if (p.faction(seat).builders == Builders::kAreConsumed) return_worker(p, seat, b.area);
  remove_building(b);
}

}  // namespace turnwright::trts
