// Pieces as they come into the game, and what a round and an upgrade give them.
#pragma once

#include "games/trts/army.h"
#include "games/trts/values.h"

namespace turnwright::trts {

// TR-93: fresh and whole, with all its movement points.
Unit new_unit(const Look&, Seat, TypeId, Area, unsigned count = 1);
// TR-105: a site, or a finished building.
Building new_building(const Look&, Seat, TypeId, Area, bool is_finished);
// TR-94, TR-248: what is finished has its full maximum less the damage that it took meanwhile. The building may have
// become another.
void finish_building(const Look&, Seat, Building&, TypeId becomes);

// TR-74: movement points of a round; in a stance those of the normal form (TR-235).
int full_movement(const Look&, Seat, TypeId);
// TR-74.
void refresh(Play&, Seat);
// TR-75: effects "until the end of the round" end.
void end_effects(State&, Seat);
// TR-95, TR-246: the upgrade is there, and what it adds is given to all units it speaks of.
void gain_upgrade(Play&, Seat, unsigned upgrade);
// When macro ends, what stands on the game board gets the shields of an upgrade too. Nothing on it has an upgrade that is
// not declared but what came in this macro phase (TR-61).
void show_new_shields(Play&, Seat);

}  // namespace turnwright::trts
