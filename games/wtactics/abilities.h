// Which abilities an object has now (WT-320 to WT-324): its own lines as far as they work, and what others grant it.
#pragma once

#include "games/wtactics/filters.h"

namespace turnwright::wtactics {

// Calls with the static statements and quoted abilities that an object's own text has at work, whatever it grants.
// An assigned creature has nothing but what stands in its assignment, from the turn after (WT-76, WT-77).
template <class Call>
void for_each_own(const Look& look, Slot slot, Call&& call) {
  const Object& o = look.s.objects[slot];
  const CardCode& card = look.card(o.card);
  if ((o.can & kSilenced) != 0 && card.type == CardType::kCreature) return;
  for (AbilityId id = card.first; id < card.last; ++id) {
    const Ability& ability = look.code().abilities[id];
    if (o.mark != Mark::kAssigned) {
      call(id);
    } else if (ability.form == Form::kAssignment && (o.turn & kAssignedNow) == 0) {
      call(ability.inner);
    }
  }
}

// Whether the quoted ability of a kGrant belongs to this object now.
inline bool is_granted(const Look& look, const Ability& grant, Slot granting, Slot to) {
  const State& s = look.s;
  switch (grant.sel.is) {
    case Selector::Is::kSelf: return granting == to;
    case Selector::Is::kHost: return s.objects[granting].host == ref_of(s, to);
    case Selector::Is::kAll:
      return matches(look, look.code().filters[grant.sel.filter], to, viewpoint_of(s, granting));
    default: return false;
  }
}

// Calls with every ability that works for the object, its own first.
template <class Call>
void for_each_ability(const Look& look, Slot slot, Call&& call) {
  const State& s = look.s;
  const Object& o = s.objects[slot];
  if (!works(look, slot)) return;
  for_each_own(look, slot, call);
  if ((o.can & kGranted) == 0) return;
  for (const Object& granting : objects_of(s)) {
    if (s.grants == 0) break;
    const Slot k = slot_at(s, granting);
    if (!look.card(granting.card).grants || !in_play(granting) || !works(look, k)) continue;
    for_each_own(look, k, [&](AbilityId id) {
      const Ability& ability = look.code().abilities[id];
      if (ability.form == Form::kGrant && is_granted(look, ability, k, slot)) call(ability.inner);
    });
  }
  for (const Lasting& one : s.lasting) {
    const Instruction& what = look.code().instructions[one.what];
    if (one.on == slot && what.effect == Effect::kGrantAbility) call(what.ability);
  }
}

bool is_used(const State&, AbilityId, Slot);  // in this turn
void note_used(Play&, AbilityId, Slot);

}  // namespace turnwright::wtactics
