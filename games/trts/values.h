// What a piece is worth now: the numbers of its type with the upgrades of its player.
#pragma once

#include "games/trts/play.h"

namespace turnwright::trts {

// What these upgrades add to a number of the type.
int added_by(UpgradeMask, const PieceType&, Stat);
inline constexpr UpgradeMask kAllUpgrades = 0xffff;

// Finished upgrades of the seat. In a view of another seat these are the declared ones.
int speed(const Look&, Seat, TypeId);  // a unit that is kStill has 0 (values.cpp: speed of a Unit)
int speed(const Look&, Seat, const Unit&);
int armour(const Look&, Seat, TypeId, bool is_in_hold);
int most_hit_points(const Look&, TypeId, bool is_finished);  // of a site: half (TR-105)
int most_shields(const Look&, Seat, TypeId, bool is_finished);
Attack ground_attack(const Look&, Seat, TypeId);  // with upgrades
Attack air_attack(const Look&, Seat, TypeId);
int longest_range(const Look&, Seat, TypeId);  // of its weapons; 0: it has none
bool detects(const Look&, Seat, TypeId);
int room(const Look&, Seat, TypeId);  // of a transport, in cargo points

// TR-170: what may fire though it is not active.
bool is_in_hold(const Unit&);
// TR-236, Lattice: cannot act, produce, provide, detect. Of a seat's own or of a shown building.
bool is_disabled(const Look&, Seat, const Building&);
bool works(const Look&, Seat, const Building&);  // finished and not disabled

// TR-101, TR-102, in half points.
int supply(const Look&, Seat);
int supply_in_production(const Look&, Seat);
// TR-238: alive, in production, or to be returned by a cancel.
int units_counted(const Look&, Seat);

}  // namespace turnwright::trts
