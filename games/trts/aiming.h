// Who of a player may fire or cast in a step, and what may be named for them.
#pragma once

#include "games/trts/allocation.h"
#include "games/trts/spells.h"

namespace turnwright::trts {

// A piece of the own list, as a choice names it.
struct Piece {
  const Unit* unit;  // nullptr: a building
  const Building* building;
  TypeId type() const { return unit != nullptr ? unit->type : building->type; }
  int energy() const { return unit != nullptr ? energy_of(unit->charge) : building->energy; }
  int count() const { return unit != nullptr ? unit->count : 1; }
};
inline Piece piece_at(const State& s, Seat seat, unsigned piece) {
  if (piece < kBuildingPiece) return {&s.units[seat][piece], nullptr};
  return {nullptr, &s.buildings[seat][piece - kBuildingPiece]};
}

// TR-183, with what its owner knows.
bool may_act(const Look&, Seat, const Piece&);
Attacker attacker_at(const Look&, Seat, const Piece&);
bool can_splash(const Look&, const Attacker&);
bool has_target(const Look&, const Attacker&, const TargetList&);
// nullptr: it cannot be cast in this step, or there is nothing to aim it at.
const Spell* castable_spell(const Look&, Seat, const Piece&, unsigned which);

// Of the open line.
Attacker attacker_of_excess(const State&, Seat);
const Spell& spell_named(const Look&, Seat);
void list_aims(const Look&, Seat, ChoiceList& out);

}  // namespace turnwright::trts
