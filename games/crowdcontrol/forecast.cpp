// What the next combat would bring, as the lanes stand.
#include "games/crowdcontrol/hints.h"

namespace turnwright::crowdcontrol {
namespace {

struct Lanes {
  FixedVec<Slot, kMostEntities> of[kLanes];
};

// As they will be once the open line of switches is carried out.
Lanes lanes_of(const Look& look, Seat seat) {
  const Camp& camp = look.camp(seat);
  const bool switching = look.s.flow.window.open() && look.s.flow.window.kind == kLanesWindow;
  const Picks& picks = look.s.draft[seat].picks;
  const auto moves = [&](Slot slot) {
    return switching && std::find(picks.begin(), picks.end(), slot) != picks.end();
  };
  Lanes lanes{};
  for (std::uint8_t lane = 0; lane < kLanes; ++lane)
    for (int i = 0; i < camp.lane_size[lane]; ++i)
      if (!moves(camp.lane[lane][i])) lanes.of[lane].push_back(camp.lane[lane][i]);
  if (switching)
    for (std::uint16_t slot : picks) {
      const std::uint8_t from = lane_of(camp, static_cast<Slot>(slot));
      lanes.of[other_lane(from)].push_back(static_cast<Slot>(slot));
    }
  return lanes;
}

// Past the Lane-Switch those that came this turn cannot attack any more; before it they count half.
int attack_worth(const Look& look, Seat by, const Lanes& own, const Lanes& theirs) {
  const Sides sides = as_they_are(look, by);
  const Camp& mine = sides.own;
  const Camp& camp = sides.their;
  int worth = 0, through = 0;
  for (std::size_t k = 0; k < own.of[kAttackLane].size(); ++k) {
    const Object& attacker = mine.objects[own.of[kAttackLane][k]];
    if (!can_attack(look.s, attacker)) continue;
    const int attack = attack_of(look, attacker);
    if (k >= theirs.of[kDefenseLane].size()) {
      worth += kWorth.hq * attack;
      through += attack;
      continue;
    }
    const Object& defender = camp.objects[theirs.of[kDefenseLane][k]];
    const int deals = std::min(attack, health_of(look, defender));
    const int takes = std::min(attack_of(look, defender), health_of(look, attacker));
    worth += deals == health_of(look, defender) ? entity_worth(look, sides.of(other(by)), defender)
                                                : kWorth.health * deals / 2;
    worth -= takes == health_of(look, attacker) ? entity_worth(look, sides, attacker)
                                                : kWorth.health * takes / 2;
  }
  if (through >= health_of(look, camp.objects[kHqSlot])) worth += kWorth.fallen;
  return worth;
}

}  // namespace

int combat_worth(const Look& look, Seat seat) {
  const Seat foe = other(seat);
  const Lanes mine = lanes_of(look, seat), theirs = lanes_of(look, foe);
  const int worth = attack_worth(look, seat, mine, theirs) - attack_worth(look, foe, theirs, mine);
  // Before the Lane-Switch it may all come otherwise.
  return look.s.segment >= Segment::kLaneSwitch ? worth : worth / 4;
}

}  // namespace turnwright::crowdcontrol
