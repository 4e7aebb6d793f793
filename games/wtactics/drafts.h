// What is being announced, while it is put together (State::draft): which modes, front and targets it has and needs, what it
// costs with them, and whether it can still be completed.
#pragma once

#include "games/wtactics/costs.h"

namespace turnwright::wtactics {

inline const Ability* ability_of(const Look& look, const Item& draft) {
  return draft.ability == kNone ? nullptr : &look.code().abilities[draft.ability];
}
// Modes are chosen one after the other; until then `amount` counts them.
inline int modes_chosen(const Item& draft) { return draft.amount; }

bool needs_front(const Look&, const Item& draft);

// The line of text whose targets are chosen: the restriction of what attaches, else what is carried out.
inline const Ability* aiming_of(const Look& look, const Item& draft) {
  const AbilityId id = draft.owner == kNobody ? draft.ability : look.card(draft.card).aims;
  return id == kNone ? nullptr : &look.code().abilities[id];
}
inline int targets_of(const Ability* aiming) { return aiming == nullptr ? 0 : aiming->targets; }
// The filter of a target, or nothing if the chosen modes have no such target.
inline const Filter* target_filter(const Look& look, const Ability* aiming, const Item& draft,
                                   int n) {
  if (n >= targets_of(aiming)) return nullptr;
  const Target& target = aiming->target[static_cast<std::size_t>(n)];
  return has_mode(draft, target.choice, target.side) ? &look.code().filters[target.filter]
                                                     : nullptr;
}
// The first one that is still to be chosen; those of modes that were not chosen are skipped.
inline int next_target(const Look& look, const Ability* aiming, const Item& draft) {
  int n = draft.chosen;
  while (n < targets_of(aiming) && target_filter(look, aiming, draft, n) == nullptr) ++n;
  return n;
}

inline bool cost_needs_target(const Look& look, const Item& draft) {
  return draft.owner != kNobody && look.card(draft.card).cost.base != Cost::Base::kNone;
}
// A card's cost, given what it is before texts in play change it (WT-104).
int changed_cost(const Look&, Seat, CardId, int gold);
int gold_cost(const Look&, Seat, const Item& draft);  // with the targets chosen so far

// What the item itself demands of a target, beside the words of the text: to carry it, and to be affordable.
Reason judge_aim(const Look&, const Item& draft, Ref);
Reason judge_nth_target(const Look&, const Item& draft, int n, Ref);
Reason judge_front(const Look&, const Item& draft, std::uint8_t front);
Reason judge_draft(const Look&, const Item& draft);  // whether all that is still open can be chosen

}  // namespace turnwright::wtactics
