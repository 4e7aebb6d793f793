// What happened to one player's side at one moment, and what it triggers (CC-79, CC-153, CC-160). Nothing is carried
// out within a moment, so it need not be part of the state.
#pragma once

#include "games/crowdcontrol/play.h"

namespace turnwright::crowdcontrol {

struct Gone {
  Ref source;
  CardId card;
  bool had_abilities, was_entity, died;
};

struct Moment {
  SlotMask came = 0;      // what has come
  SlotMask hurt = 0;      // what has taken damage
  bool action = false;    // an Action was played
  std::uint8_t loot = 0;  // opposing Places and HQs that were damaged in combat
  std::uint8_t left = 0;  // how many have left
  Gone gone[kSlots];      // and what, in the board order it had

  bool is_empty() const { return came == 0 && hurt == 0 && !action && loot == 0 && left == 0; }
};

// What has happened triggers what watches for it.
void trigger_by(Play&, Seat, const Moment&);
// The moment is over: its triggers join the Queue.
inline void finish(Play& p, Seat seat, const Moment& moment) {
  if (!moment.is_empty()) trigger_by(p, seat, moment);
}
// Every Periodic, or every Battlecry ability of the player.
void trigger_all(Play&, Seat, AbilityKind);
// OnSpawn of an HQ that wakes (CC-30).
void wake(Play&, Seat);

}  // namespace turnwright::crowdcontrol
