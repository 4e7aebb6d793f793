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
  SlotMask came = 0;              // what has come
  SlotMask hurt = 0;              // what has taken damage
  bool action = false;            // an Action was played
  std::uint8_t loot = 0;          // opposing Places and HQs that were damaged in combat
  FixedVec<Gone, kSlots> gone{};  // what has left, in the board order it had
};

// The moment is over: its triggers join the Queue.
void finish(Play&, Seat, const Moment&);
// Every Periodic, or every Battlecry ability of the player.
void trigger_all(Play&, Seat, AbilityKind);
// OnSpawn of an HQ that wakes (CC-30).
void wake(Play&, Seat);

}  // namespace turnwright::crowdcontrol
