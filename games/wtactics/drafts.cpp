#include "games/wtactics/drafts.h"

#include <algorithm>

#include "games/wtactics/piles.h"

namespace turnwright::wtactics {
namespace {

// What an attachment demands of its host beyond its own words (WT-217, WT-330).
Reason judge_host(const Look& look, const Item& draft, Ref ref) {
  const Slot slot = slot_of(look.s, ref);
  if (draft.owner == kNobody || slot == kNoSlot) return kFine;
  const Object& o = look.s.objects[slot];
  switch (look.card(draft.card).type) {
    case CardType::kEquipment:
      if (o.controller != draft.controller || o.where != Where::kFront) return why(kNotYours);
      return is_forbidden(o, Action::kBeEquipped) ? why(kForbidden) : kFine;
    case CardType::kEnchantment:
      return is_forbidden(o, Action::kBeEnchanted) ? why(kForbidden) : kFine;
    default: return kFine;
  }
}

// Whether every target that is still to be chosen can be.
Reason judge_targets(const Look& look, const Item& draft) {
  const Ability* aiming = aiming_of(look, draft);
  if (draft.chosen >= targets_of(aiming)) return kFine;
  const Viewpoint view = viewpoint_of(look, draft);
  for (int n = draft.chosen; n < targets_of(aiming); ++n) {
    const Filter* filter = target_filter(look, aiming, draft, n);
    if (filter == nullptr) continue;
    const bool demands = n == 0 && draft.owner != kNobody;
    if (has_target(look, *filter, view, demands ? judge_aim : nullptr, &draft)) continue;
    return demands && cost_needs_target(look, draft) && has_target(look, *filter, view)
               ? why(kTooDear)
               : why(kNoTarget);
  }
  return kFine;
}

// Whether front and targets can still be chosen, once the modes are.
Reason judge_rest(const Look& look, const Item& draft) {
  const Filter* first = target_filter(look, aiming_of(look, draft), draft, 0);
  if (cost_needs_target(look, draft) && first == nullptr &&
      gold_cost(look, draft.controller, draft) > gold_of(look.s, draft.controller))
    return why(kTooDear);  // X without a target
  if (!needs_front(look, draft) || draft.front != kNoFront) {
    // A condition in some front, also of what is attached to something in no battlefield (WT-252).
    if (draft.owner != kNobody && look.card(draft.card).type == CardType::kEnchantment &&
        draft.front == kNoFront) {
      Item here = draft;
      const Reason off = judge_front(look, here, kOffensive);
      return off.fine() ? off : judge_front(look, here, kDefensive);
    }
    return judge_targets(look, draft);
  }
  if (first != nullptr && look.card(draft.card).type == CardType::kEvent &&
      is_missing(look.s, *first, draft.controller))
    return why(kNoTarget);  // no front need be tried
  const Reason off = judge_front(look, draft, kOffensive);
  if (off.fine()) return off;
  const Reason def = judge_front(look, draft, kDefensive);
  return def.fine() ? def : off;
}

}  // namespace

int changed_cost(const Look& look, Seat seat, CardId card, int gold) {
  const int change = (look.s.texts & kChangeCosts) == 0 ? 0 : cost_change(look, card, seat);
  return std::max(0, std::max(0, gold) + change);
}

int gold_cost(const Look& look, Seat seat, const Item& draft) {
  if (draft.owner == kNobody) return look.code().abilities[draft.ability].costs.gold;
  const Cost& cost = look.card(draft.card).cost;
  int gold = cost.number;
  if (cost.base == Cost::Base::kX) {  // WT-101, WT-103
    gold += value_of(look, look.code().values[look.code().abilities[look.card(draft.card).x].value],
                     draft);
  } else if (cost.base == Cost::Base::kTarget) {  // WT-102
    const Ref target = draft.targets[0];
    const Slot slot = slot_of(look.s, target);
    if (slot != kNoSlot) gold += look.code().printed_cost(look.s.objects[slot].card);
    if (points_at(target) == Points::kGrave) gold += look.code().printed_cost(ref_low(target));
    if (points_at(target) == Points::kItem && look.s.chain[ref_low(target)].owner != kNobody)
      gold += look.code().printed_cost(look.s.chain[ref_low(target)].card);
  }
  return changed_cost(look, seat, draft.card, gold);
}

bool needs_front(const Look& look, const Item& draft) {
  if (draft.owner == kNobody) return false;
  const CardCode& card = look.card(draft.card);
  if (card.needs_front || card.type != CardType::kEvent) return card.needs_front;
  const Ability& ability = look.code().abilities[card.effect];  // WT-52
  bool local = false;
  for (std::size_t c = 0; c < ability.choices; ++c)
    local |= ability.has_local_mode[c * 2 + (draft.modes >> c & 1)];
  return local;
}

Reason judge_aim(const Look& look, const Item& draft, Ref ref) {
  if (const Reason reason = judge_host(look, draft, ref); !reason.fine()) return reason;
  if (draft.chosen != 0 || !cost_needs_target(look, draft)) return kFine;
  Item aimed = draft;
  aimed.targets[0] = ref;
  return gold_cost(look, draft.controller, aimed) <= gold_of(look.s, draft.controller)
             ? kFine
             : why(kTooDear);
}

Reason judge_nth_target(const Look& look, const Item& draft, int n, Ref ref) {
  const Filter* filter = target_filter(look, aiming_of(look, draft), draft, n);
  if (filter == nullptr) return kNoSuchChoice;
  const Reason reason = judge_target(look, *filter, ref, viewpoint_of(look, draft));
  return reason.fine() ? judge_aim(look, draft, ref) : reason;
}

Reason judge_front(const Look& look, const Item& draft, std::uint8_t front) {
  const State& s = look.s;
  const CardType type = look.card(draft.card).type;
  if (type == CardType::kMagic && s.casters[draft.controller][front] == 0)
    return why(kNoCaster);               // WT-246, WT-247
  if (type == CardType::kEnchantment) {  // WT-250
    bool somebody = false;
    for (const Object& o : objects_of(s))
      somebody |=
          stands_for(o, draft.controller) & (o.front == front) & (o.mark == Mark::kUnmarked);
    if (!somebody) return why(kNobodyFree);
  }
  Item there = draft;
  there.front = front;
  return judge_targets(look, there);
}

// The same with modes that are still open.
Reason judge_draft(const Look& look, const Item& draft) {
  const Ability* ability = ability_of(look, draft);
  const int chosen = modes_chosen(draft);
  if (ability == nullptr || chosen >= ability->choices) return judge_rest(look, draft);
  Reason reason = why(kNoTarget);
  Item one = draft;
  ++one.amount;
  for (unsigned side = 0; side < 2 && !reason.fine(); ++side) {
    one.modes = static_cast<std::uint8_t>(draft.modes | side << chosen);
    reason = judge_draft(look, one);
  }
  return reason;
}

}  // namespace turnwright::wtactics
