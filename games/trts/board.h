// The map and its markers (chapter 3), and what stands on the game board (chapter 4).
#pragma once

#include "games/trts/army.h"

namespace turnwright::trts {

inline SeatMask allies(const State& s, Seat seat) {  // with the seat itself
  SeatMask mask = 0;
  for (Seat other = 0; other < s.seats; ++other)
    if (s.team[other] == s.team[seat]) mask |= only(other);
  return mask;
}

inline bool has_marker(const State& s, Seat seat, Area area) {
  return holds_area(s.markers[seat], area);
}
// Areas with a marker of one of these.
inline AreaMask marked_by(const State& s, SeatMask seats) {
  AreaMask mask = 0;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (holds(seats, seat)) mask |= s.markers[seat];
  return mask;
}
inline bool is_neutral(const State& s, Area area) {
  return !holds_area(marked_by(s, kEveryone), area);
}
// TR-46: the own marker and no enemy's.
bool controls(const State&, Seat, Area);
// TR-47: the own marker and an enemy's.
bool contests(const State&, Seat, Area);
bool is_contested(const State&, Area);
// Controlled by the seat or, for moves and retreats, by an ally (TR-54).
AreaMask controlled(const State&, Seat);    // own marker, no enemy's
AreaMask held_by_side(const State&, Seat);  // controlled, or controlled by allies
AreaMask contested(const State&, Seat);     // contested by the seat
int areas_of(const State&, SeatMask side);  // TR-8, TR-9: controlled, each once

bool has_piece(const State&, Seat,
               Area);  // units not aboard count by their transport; kGone does not count
bool has_building(const State&, Seat, Area);
bool has_any_building(const State&, Seat);  // TR-10

// A marker is put down or taken away; the neutral marker comes and goes by itself (TR-51). Tells it.
void put_marker(Play&, Seat, Area);
void take_marker(Play&, Seat, Area);
// TR-50, TR-51, TR-203: in a contested area only who has a piece there keeps the marker. Then TR-62: where no enemy
// piece is left, units go back behind the screens, and the ledger notes them (ledger.h).
void settle_area(Play&, Area);

// TR-59, TR-61: everything of these seats in the area goes onto the game board; upgrades are declared.
void reveal_area(Play&, Area, SeatMask seats);
void declare(Play&, Seat, UpgradeMask);  // those that are not declared yet
// TR-61, TR-244: what everybody can tell from the pieces on the game board in this area.
void declare_seen(Play&, Area);
// Numeric upgrades that change a piece of this type (TR-61).
UpgradeMask numeric_upgrades(const Look&, Seat, TypeId);

// TR-63: others know the building as it is now.
void show_as_it_is(Building&);
// At the end of macro (TR-67): what happened on the game board is shown, kGone units go, upgrades are declared.
void show_macro(Play&);

}  // namespace turnwright::trts
