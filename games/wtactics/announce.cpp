#include "games/wtactics/announce.h"

#include <algorithm>

#include "games/wtactics/confrontations.h"
#include "games/wtactics/drafts.h"
#include "games/wtactics/flow.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/triggers.h"

namespace turnwright::wtactics {
namespace {

Reason judge_timing(const Look& look, Seat seat, CardType type) {
  const State& s = look.s;
  const auto window = s.flow.window.kind;
  if (!is_time_for(type, window))
    return why(window == kPlayWindow || window == kEntranceWindow ? kNotNow : kEventsOnly);
  const bool event = type == CardType::kEvent;
  return event && is_player_forbidden(s, seat, Action::kPlayEvent) ? why(kForbidden) : kFine;
}

bool meets_demands(const Look& look, const Item& draft) {
  const CardCode& card = look.card(draft.card);
  for (AbilityId id = card.requires_; id < card.last; ++id) {
    const Ability& line = look.code().abilities[id];
    if (line.form == Form::kRequires &&
        !is_true(look, look.code().conditions[line.condition], draft))
      return false;
  }
  return true;
}

}  // namespace

Asked next_of_announcement(const Look& look, const Item& draft) {
  const Ability* ability = ability_of(look, draft);
  if (draft.owner == kNobody && ability == nullptr) return kAskAbility;
  const bool only_costs =
      ability != nullptr && (ability->form == Form::kAssignment || ability->form == Form::kUpkeep);
  if (!only_costs) {
    if (ability != nullptr && modes_chosen(draft) < ability->choices) return kAskMode;
    if (needs_front(look, draft) && draft.front == kNoFront) return kAskFront;
    const Ability* aiming = aiming_of(look, draft);
    if (next_target(look, aiming, draft) < targets_of(aiming)) return kAskTarget;
  }
  if (draft.owner == kNobody) {
    const CostPicks picks = cost_picks(ability->costs);
    const int n = static_cast<int>(look.s.picks.size());
    if (n < picks.all()) return pick_question(picks, n);
  }
  return kQuestions;
}

Item draft_of_card(const Look& look, Seat seat, CardId card) {
  Item draft{};
  draft.source = kNoRef;
  draft.ability = look.card(card).effect;
  std::fill(std::begin(draft.targets), std::end(draft.targets), kNoRef);
  draft.it = kNoRef;
  draft.card = card;
  draft.owner = draft.controller = seat;
  draft.front = kNoFront;
  return draft;
}

Item draft_of_ability(const Look& look, Seat seat, Slot slot, AbilityId ability) {
  Item draft{};
  draft.source = ref_of(look.s, slot);
  draft.ability = ability;
  std::fill(std::begin(draft.targets), std::end(draft.targets), kNoRef);
  draft.it = kNoRef;
  draft.card = look.s.objects[slot].card;
  draft.owner = kNobody;
  draft.controller = seat;
  draft.front = kNoFront;
  return draft;
}

Item quest_item(Seat seat, AbilityId ability) {
  Item item{};
  item.source = kNoRef;
  item.ability = ability;
  std::fill(std::begin(item.targets), std::end(item.targets), kNoRef);
  item.it = kNoRef;
  item.owner = kNobody;
  item.controller = seat;
  item.front = kNoFront;
  return item;
}

Reason judge_play(const Look& look, Seat seat, CardId card) {
  const State& s = look.s;
  if (card >= look.code().cards.size() || count_in(s, seat, Pile::kHand, card) == 0)
    return why(kNotInHand);
  return judge_held(look, seat, card);
}

Reason judge_held(const Look& look, Seat seat, CardId card) {
  const State& s = look.s;
  const CardCode& code = look.card(card);
  if (const Reason reason = judge_timing(look, seat, code.type); !reason.fine()) return reason;
  if (s.chain.full()) return why(kCrowded);
  const bool stays = code.type != CardType::kEvent && code.type != CardType::kMagic;
  if (stays && !has_room(s, seat)) return why(kCrowded);
  if (s.loyalty[seat][code.faction] < code.loyalty) return why(kNoLoyalty);  // WT-106, WT-107
  if (code.cost.base == Cost::Base::kNone &&
      changed_cost(look, seat, card, code.cost.number) > gold_of(s, seat))
    return why(kTooDear);
  if (code.is_simple) return kFine;
  const Item draft = draft_of_card(look, seat, card);
  if (code.requires_ != kNone && !meets_demands(look, draft)) return why(kNotMet);  // WT-105
  return judge_draft(look, draft);
}

Reason judge_ability(const Look& look, Seat seat, Slot slot, AbilityId id) {
  const State& s = look.s;
  const Object& o = s.objects[slot];
  const Ability& ability = look.code().abilities[id];
  const Costs& costs = ability.costs;
  const bool assigning = ability.form == Form::kAssignment;
  if (!assigning && ability.form != Form::kActivated) return why(kNothingToUse);
  if (is_forbidden(o, Action::kUseAbility)) return why(kForbidden);
  if ((costs.once || is_free(costs)) && !assigning && (is_used(s, id, slot) || s.used.full()))
    return why(kUsedAlready);  // WT-134
  if (assigning) {             // WT-74, WT-79
    if (o.mark == Mark::kMarked) return why(kMarkedCreature);
    if (o.mark == Mark::kAssigned) return why(kAssignedCreature);
    if ((o.turn & kMayNotMark) != 0 || is_forbidden(o, Action::kAssign)) return why(kForbidden);
  } else if (s.chain.full()) {
    return why(kCrowded);
  }
  if (costs.mark && o.mark == Mark::kMarked) return why(kAlreadyMarked);  // WT-70
  if (costs.gold > gold_of(s, seat)) return why(kTooDear);
  if (!can_pay(look, seat, slot, costs, costs.gold)) return why(kCannotPay);
  return assigning ? kFine : judge_draft(look, draft_of_ability(look, seat, slot, id));
}

Reason judge_use(const Look& look, Seat seat, Slot slot) {
  const State& s = look.s;
  if (slot >= s.slots || !in_play(s.objects[slot])) return kNoSuchChoice;
  const Object& o = s.objects[slot];
  if (o.controller != seat) return why(kNotYours);  // WT-322
  if (s.flow.window.kind == kEntranceWindow || events_only(s))
    return why(kEventsOnly);  // WT-141, WT-156
  if ((o.can & kSilenced) != 0) return why(kSilencedCreature);
  if ((o.can & kHasActivated) == 0) return why(kNothingToUse);
  Reason reason = why(kNothingToUse);
  any_ability(look, slot, [&](AbilityId id) {
    const Form form = look.code().abilities[id].form;
    if (form == Form::kActivated || form == Form::kAssignment)
      reason = judge_ability(look, seat, slot, id);
    return reason.fine();
  });
  return reason;
}

namespace {

// An answer to what the line asks next.
Reason judge_asked(const Look& look, Seat seat, Asked asked, const Choice& c) {
  const State& s = look.s;
  const Item& draft = s.draft;
  if (c.b != 0 || c.c != 0) return kNoSuchChoice;
  switch (asked) {
    case kAskAbility: {
      if (c.kind != kAbility) return kNoSuchChoice;
      Reason reason = kNoSuchChoice;
      const Slot slot = slot_of(s, draft.source);
      for_each_ability(look, slot, [&](AbilityId id) {
        if (id == c.a) reason = judge_ability(look, seat, slot, id);
      });
      return reason;
    }
    case kAskMode: {
      if (c.kind != kMode || c.a > 1) return kNoSuchChoice;
      Item one = draft;
      one.modes = static_cast<std::uint8_t>(one.modes | c.a << modes_chosen(draft));
      ++one.amount;
      return judge_draft(look, one);
    }
    case kAskFront:
      if (c.kind != kFront || c.a > 1) return kNoSuchChoice;
      return judge_front(look, draft, static_cast<std::uint8_t>(c.a));
    case kAskTarget:
      if (c.kind != kTarget) return kNoSuchChoice;
      return judge_nth_target(look, draft, next_target(look, aiming_of(look, draft), draft), c.a);
    case kQuestions: return kNoSuchChoice;
    default:
      return judge_pick(look, seat, look.code().abilities[draft.ability].costs,
                        slot_of(s, draft.source), c);
  }
}

}  // namespace

Reason judge_step(const Look& look, Seat seat, const Choice& c) {
  return judge_asked(look, seat, next_of_announcement(look, look.s.draft), c);
}

void list_steps(const Look& look, Seat seat, ChoiceList& out) {
  const State& s = look.s;
  const Asked asked = next_of_announcement(look, s.draft);
  const auto offer = [&](const Choice& c) {
    if (judge_asked(look, seat, asked, c).fine()) out.add(c);
  };
  const auto offer_slots = [&](Kind kind) {
    for (Slot slot = 0; slot < s.slots; ++slot) offer(choice(kind, slot));
  };
  switch (asked) {
    case kAskAbility: {
      AbilityId last = kNone;
      for_each_ability(look, slot_of(s, s.draft.source), [&](AbilityId id) {
        if (id != last && !out.contains(choice(kAbility, id))) offer(choice(kAbility, id));
        last = id;
      });
      break;
    }
    case kAskMode:
      offer(choice(kMode, 0));
      offer(choice(kMode, 1));
      break;
    case kAskFront:
      offer(choice(kFront, kOffensive));
      offer(choice(kFront, kDefensive));
      break;
    case kAskTarget: {
      Refs refs;
      const Ability* aiming = aiming_of(look, s.draft);
      find_targets(look, *target_filter(look, aiming, s.draft, next_target(look, aiming, s.draft)),
                   viewpoint_of(look, s.draft), refs);
      for (Ref ref : refs)  // they are targets by the words of the text
        if (judge_aim(look, s.draft, ref).fine()) out.add(choice(kTarget, ref));
      break;
    }
    case kAskAlly: offer_slots(kAlly); break;
    case kAskSacrifice: offer_slots(kSacrifice); break;
    case kAskReturn: offer_slots(kReturn); break;
    case kAskCost:
      for_each_card_in(s, seat, Pile::kHand, [&](CardId card) { offer(choice(kDiscard, card)); });
      break;
    case kAskResource:
      for (int place = 0; place < s.resources[seat]; ++place)
        offer(choice(kResource, static_cast<unsigned>(place)));
      break;
    default: break;
  }
}

void take_step(Play& p, Seat, const Choice& c) {
  State& s = p.s;
  switch (c.kind) {
    case kAbility: s.draft.ability = c.a; break;
    case kMode:
      s.draft.modes = static_cast<std::uint8_t>(s.draft.modes | c.a << modes_chosen(s.draft));
      ++s.draft.amount;
      break;
    case kFront: s.draft.front = static_cast<std::uint8_t>(c.a); break;
    case kTarget: {
      const int n = next_target(p, aiming_of(p, s.draft), s.draft);
      s.draft.targets[n] = c.a;
      s.draft.chosen = static_cast<std::uint8_t>(n + 1);
      break;
    }
    default: s.picks.push_back(c.a); break;
  }
}

namespace {

void tell_targets(Play& p, const Item& item) {
  for (Ref ref : item.targets) {
    if (ref == kNoRef) continue;
    const Slot slot = slot_of(p.s, ref);
    if (slot == kNoSlot)
      tell_all(p, kToldAims, ref, kNoCard, 0);
    else
      tell_all(p, kToldAims, ref, name_a(p.s.objects[slot]), name_b(p.s.objects[slot]));
  }
}

}  // namespace

bool announce(Play& p, Seat seat) {
  State& s = p.s;
  Item item = s.draft;
  const Picks picks = s.picks;
  close_line(s);
  item.amount = 0;
  if (item.owner != kNobody) {
    const int gold = gold_cost(p, seat, item);
    move_seen(s, seat, item.card, Pile::kHand, Pile::kChain);
    tell_all(p, kToldPlays, seat, item.card, item.front);
    pay_gold(p, seat, gold);
    tell_targets(p, item);
    s.chain.push_back(item);
    happen(p, TriggerKind::kPlays, seat, kNoSlot, 0, item.card);
    return true;
  }
  const Slot source = slot_of(s, item.source);
  Object& o = s.objects[source];
  if (p.code().abilities[item.ability].form == Form::kAssignment) {
    pay_costs(p, seat, source, item.ability, picks);
    o.mark = Mark::kAssigned;
    touch(s);
    o.turn |= kAssignedNow;
    leave_combat(p, source);
    tell_object(p, kToldAssigns, source);
    happen(p, TriggerKind::kAssigned, seat, source);
    return false;
  }
  tell_all(p, kToldUses, seat, name_a(o), name_b(o));
  for (Ref target : item.targets)  // WT-289, WT-303
    if (const Slot foe = slot_of(s, target);
        target != kNoRef && foe != kNoSlot && is_foe(s.objects[foe]))
      note_meeting(s, source, offer_of(s.objects[foe])), touch_seen(p, kSeesPlaces);
  pay_costs(p, seat, source, item.ability, picks);
  tell_targets(p, item);
  s.chain.push_back(item);
  happen(p, TriggerKind::kActivates, seat, source);
  return true;
}

bool may_use_granted(const Look& look, bool marked, int gold) {
  const State& s = look.s;
  if ((s.texts & kGrant) != 0)
    for (const Object& o : objects_of(s)) {
      const CardCode& card = look.card(o.card);
      if (card.granted_gold <= gold && (!marked || card.grants_to_marked)) return true;
    }
  return std::any_of(s.lasting.begin(), s.lasting.end(), [&](const Lasting& one) {
    return look.code().instructions[one.what].effect == Effect::kGrantAbility;
  });
}

bool has_something_to_use(const Look& look, Seat seat) {
  const State& s = look.s;
  const int gold = gold_of(s, seat);
  return slots_to_use(s, seat).any_of([&](Slot slot) {
    return may_use(look, s.objects[slot], gold) && judge_use(look, seat, slot).fine();
  });
}

}  // namespace turnwright::wtactics
