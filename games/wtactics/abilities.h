// Which abilities an object has now (WT-320 to WT-324): its own lines as far as they work, and what others grant it.
#pragma once

#include "games/wtactics/filters.h"

namespace turnwright::wtactics {

// Whether a call says so of any of the static statements and quoted abilities that an object's own text has at work,
// whatever it grants; the rest is not asked. An assigned creature has nothing but what stands in its assignment, from the
// turn after (WT-76, WT-77).
template <class Call>
bool any_own(const Look& look, Slot slot, Call&& call) {
  const Object& o = look.s.objects[slot];
  const CardCode& card = look.card(o.card);
  if ((o.can & kSilenced) != 0 && card.type == CardType::kCreature) return false;
  const bool assigned = o.mark == Mark::kAssigned;
  if (assigned && (o.turn & kAssignedNow) != 0) return false;
  for (AbilityId id = card.first; id < card.last; ++id) {
    if (!assigned) {
      if (call(id)) return true;
      continue;
    }
    const Ability& ability = look.code().abilities[id];
    if (ability.form == Form::kAssignment && call(ability.inner)) return true;
  }
  return false;
}
template <class Call>
void for_each_own(const Look& look, Slot slot, Call&& call) {
  any_own(look, slot, [&](AbilityId id) { return call(id), false; });
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

// The same of every ability that works for the object, its own first.
template <class Call>
bool any_ability(const Look& look, Slot slot, Call&& call) {
  const State& s = look.s;
  const Object& o = s.objects[slot];
  if (!works(look, slot)) return false;
  if (any_own(look, slot, call)) return true;
  if ((o.can & kGranted) == 0) return false;
  if ((s.texts & kGrant) != 0)
    for (const Object& granting : objects_of(s)) {
      const Slot k = slot_at(s, granting);
      if (!look.card(granting.card).grants || !works(look, k)) continue;
      const bool found = any_own(look, k, [&](AbilityId id) {
        const Ability& line = look.code().abilities[id];
        return line.form == Form::kGrant && is_granted(look, line, k, slot) && call(line.inner);
      });
      if (found) return true;
    }
  for (const Lasting& one : s.lasting) {
    const Instruction& what = look.code().instructions[one.what];
    if (one.on == slot && what.effect == Effect::kGrantAbility && call(what.ability)) return true;
  }
  return false;
}
template <class Call>
void for_each_ability(const Look& look, Slot slot, Call&& call) {
  any_ability(look, slot, [&](AbilityId id) { return call(id), false; });
}

bool is_used(const State&, AbilityId, Slot);  // in this turn
void note_used(Play&, AbilityId, Slot);

}  // namespace turnwright::wtactics
