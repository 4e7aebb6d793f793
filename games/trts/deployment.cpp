// Deployment: what is over with its time is there (TR-90, TR-91), in the order of TR-245.
#include "games/trts/macro.h"
#include "games/trts/pieces.h"
#include "games/trts/yard.h"

namespace turnwright::trts {
namespace {

// A round has passed for an order. True: its time is over, and the slot is free.
bool passes(std::uint8_t& work) {
  const unsigned rounds = work_rounds(work) - 1;
  work = rounds == 0 ? kNoWork : make_work(work_item(work), rounds);
  return work == kNoWork;
}

void deploy_buildings(Play& p, Seat seat) {
  for (std::size_t i = 0; i < kMostBuildings; ++i) {
    Building& b = p.s.buildings[seat][i];
    if (b.work[kOtherSlot] == kNoWork) continue;
    const unsigned item = work_item(b.work[kOtherSlot]);
    if (item < kWorkMorph) continue;
    if (is_deserted(p, seat, i)) continue;  // TR-106
    if (!passes(b.work[kOtherSlot])) continue;
    finish_building(p, seat, b,
                    item == kWorkSite ? b.type : p.faction(seat).buildings[item - kWorkMorph]);
    free_worker(p.s, seat, i);
    tell(p, only(seat), kToldDeployed, seat, b.type, 1, b.area);
  }
}

void deploy_research(Play& p, Seat seat) {
  for (Building& b : p.s.buildings[seat]) {
    if (b.work[kOtherSlot] == kNoWork) continue;
    const unsigned item = work_item(b.work[kOtherSlot]);
    if (item >= kWorkMorph) continue;
    if (!works(p, seat, b) || !passes(b.work[kOtherSlot])) continue;  // TR-96
    gain_upgrade(p, seat, item);
    tell(p, only(seat), kToldResearched, seat, item);
  }
}

}  // namespace

// TR-92, TR-265.
AreaMask deploy_areas(const Look& look, Seat seat) {
  const State& s = look.s;
  const Faction& faction = look.faction(seat);
  const Building& producer = s.buildings[seat][s.draft[seat].unit];
  AreaMask areas = area_bit(producer.area);
  if (faction.far_fold == kNoUpgrade || (s.upgrades[seat] >> faction.far_fold & 1) == 0 ||
      producer.type != faction.far_fold_from)
    return areas;
  for (const Building& b : s.buildings[seat])
    if (b.type == faction.far_fold_to && (b.flags & kFinished) != 0 && controls(s, seat, b.area))
      areas |= area_bit(b.area);
  return areas;
}

void deploy_in(Play& p, Seat seat, Area area) {
  Draft& draft = p.s.draft[seat];
  std::uint8_t& work = p.s.buildings[seat][draft.unit].work[draft.item++];
  const TypeId type = p.faction(seat).units[work_item(work)];
  work = kNoWork;
  join(p.s.units[seat], new_unit(p, seat, type, area, p.type(type).delivers));
  tell(p, only(seat), kToldDeployed, seat, type, p.type(type).delivers, area);
}

// The draft says which slot of which building comes next.
void deploy_on(Play& p, Seat seat) {
  Draft& draft = p.s.draft[seat];
  for (; draft.unit < kMostBuildings; ++draft.unit, draft.item = 0) {
    Building& b = p.s.buildings[seat][draft.unit];
    if (!has_work(b) || !works(p, seat, b)) continue;  // TR-96
    while (draft.item < kTrainSlots) {
      std::uint8_t& work = b.work[draft.item];
      if (work == kNoWork || work_rounds(work) > 1) {
        if (work != kNoWork) passes(work);
        ++draft.item;
        continue;
      }
      const AreaMask areas = deploy_areas(p, seat);
      if (std::popcount(areas) > 1) {
        draft.stage = Stage::kDeploy;
        return;
      }
      deploy_in(p, seat, b.area);
    }
  }
  draft.stage = Stage::kIdle;
  draft.unit = draft.item = 0;
}

void deploy(Play& p, Seat seat) {
  deploy_buildings(p, seat);
  deploy_research(p, seat);
  deploy_on(p, seat);
}

}  // namespace turnwright::trts
