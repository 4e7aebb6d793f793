#include "games/trts/targets.h"

namespace turnwright::trts {

void TargetList::add(const Target& target) {
  int at = count_;
  const auto is_of_same_row = [&](const Target& other) {
    return other.owner == target.owner && other.is_building == target.is_building;
  };
  while (at > 0 && is_of_same_row(items_[at - 1]) && is_before(target.look, items_[at - 1].look))
    --at;
  if (at > 0 && is_of_same_row(items_[at - 1]) && is_same(target.look, items_[at - 1].look)) {
    Unit& look = items_[at - 1].look;
    look.count = static_cast<std::uint8_t>(look.count + target.look.count);
    return;
  }
  if (count_ == kMostTargets) return;
  for (int i = count_; i > at; --i) items_[i] = items_[i - 1];
  items_[at] = target;
  ++count_;
}

Unit look_of(const Building& b) {
  return {.area = b.area,
          .type = b.shown_type,
          .hit_points = b.shown_hit_points,
          .shields = b.shown_shields,
          .charge = b.shown_energy,
          .tie = 0,
          .flags = static_cast<UnitFlags>(b.flags & (kShownFinished | kHasAttacked | kIsKindled)),
          .points = b.points,
          .shown_type = b.shown_type,
          .shown_hit_points = b.shown_hit_points,
          .count = 1};
}

void list_targets(const Look& look, SeatMask owners, TargetList& out) {
  const Area area = look.s.battle.area;
  for (Seat owner = 0; owner < look.s.seats; ++owner) {
    if (!holds(owners, owner)) continue;
    for (const Building& b : look.s.buildings[owner])
      if (b.shown_type != kNoType && b.area == area) out.add({owner, true, look_of(b)});
    const Army& army = look.s.units[owner];
    const Range here = in_area(army, area);
    for (std::size_t i = here.from; i < here.to; ++i)
      if (has_flag(army[i], kOnBoard)) out.add({owner, false, appearance(army[i])});
  }
}

}  // namespace turnwright::trts
