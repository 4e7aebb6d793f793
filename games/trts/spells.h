// Spells (TR-228, TR-229, TR-259).
#pragma once

#include "games/trts/micro.h"
#include "games/trts/targets.h"

namespace turnwright::trts {

// nullptr: the type has no such spell.
inline const Spell* spell_of(const Look& look, TypeId type, unsigned which) {
  const std::uint8_t at = which < kMostSpellsOfUnit ? look.type(type).spells[which] : 0;
  return at == 0 ? nullptr : &look.content.tables.spells[at - 1u];
}
// What its player knows: it is researched, and there is energy for it.
inline bool can_cast(const Look& look, Seat seat, const Spell& spell, int energy) {
  return energy >= spell.energy && has_upgrade(look.s, seat, spell.needs);
}
bool knows_spell(const Look&, Seat, TypeId, int energy);

// Whose pieces the spell is aimed at; nobody's: it needs no target.
SeatMask touched_by(const State&, Seat by, const Spell&);
// Whether the next of its targets can be this one, after those that were picked.
bool may_aim(const Look&, Seat by, const Spell&, const TargetList&, int place, const Picks& picks);
// The spell works, or will after the damage of the step. Energy is paid by whoever calls.
void cast(Play&, Seat by, const Spell&, const TargetList&, const Picks& picks);

// Of the one spell of a kind that leaves a mark (tables.h).
int amount_of(const Content&, SpellKind);

}  // namespace turnwright::trts
