// Orders of Production, carried out. Each is judged before (yard.h).
#pragma once

#include "games/trts/yard.h"

namespace turnwright::trts {

void order_unit(Play&, Seat, TypeId, Area);
void order_building(Play&, Seat, TypeId, Area);
void order_research(Play&, Seat, unsigned upgrade, Area);
void order_morph(Play&, Seat, TypeId, Area);
void take_over_site(Play&, Seat, TypeId, Area);

// TR-111: each order that a building has under way: each(slot, code), as cancel_code has it.
template <class Do>
void for_each_order(const Faction& faction, const Building& b, Do each) {
  if (!has_work(b)) return;
  for (int slot = 0; slot < kMostSlots; ++slot) {
    if (b.work[slot] == kNoWork) continue;
    const unsigned item = work_item(b.work[slot]);
    each(slot, slot < kTrainSlots  ? cancel_code(kCancelUnit, faction.units[item])
               : item == kWorkSite ? cancel_code(kCancelSite, b.type)
               : item < kWorkMorph
                   ? cancel_code(kCancelUpgrade, item)
                   : cancel_code(kCancelMorph, faction.buildings[item - kWorkMorph]));
  }
}
// Everything that the seat has under way.
struct UnderWay {
  std::size_t building;
  int slot;
  unsigned code;
};
template <class Do>
void for_each_under_way(const Look& look, Seat seat, Do each) {
  const Faction& faction = look.faction(seat);
  for (std::size_t i = 0; i < kMostBuildings; ++i)
    for_each_order(faction, look.s.buildings[seat][i],
                   [&](int slot, unsigned code) { each(UnderWay{i, slot, code}); });
}
// The most damaged building of the area, if several have the same under way for as many rounds.
void cancel(Play&, Seat, unsigned code, Area, unsigned rounds);

// TR-266. A unit is one of those at this place in the list.
void repair_building(Play&, Seat, std::size_t building);
void repair_unit(Play&, Seat, std::size_t unit);
// TR-235; on the game board it is seen when macro ends (TR-67).
void change_stance_unseen(Play&, Seat, std::size_t unit, unsigned count);

}  // namespace turnwright::trts
