#include "games/wtactics/equipment.h"

#include <algorithm>

#include "games/wtactics/confrontations.h"
#include "games/wtactics/flow.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/triggers.h"

namespace turnwright::wtactics {
namespace {

const Filter& restriction(const Look& look, CardId card) {
  return look.code().filters[look.code().abilities[look.card(card).attach].filter];
}

Filter everywhere(Filter f) {  // without the words of side and place (WT-348)
  f.side = Side::kAny;
  f.place = Place::kGlobal;
  return f;
}

bool fits_quest(const Look& look, const Filter& f, Seat by, Ref host) {
  return points_at(host) == Points::kQuest && f.kind == Noun::kQuest &&
         judge_target(look, f, host, {by, kNoSlot, kAnywhere}).fine();
}

// A foe is in no battlefield, and everybody's enemy (WT-308).
bool fits_foe(const Look& look, Filter f, Seat by, Slot foe) {
  f.side = Side::kAny;
  f.place = Place::kQuesting;
  return matches_last(look, f, foe, {by, kNoSlot, kAnywhere});
}

bool is_gear_of(const Look& look, Slot carrier, Slot gear) {
  const Object& o = look.s.objects[gear];
  return o.where == Where::kAttached && o.host == ref_of(look.s, carrier) &&
         look.card(o.card).type == CardType::kEquipment;
}

bool is_own_creature(const Look& look, Seat seat, Slot slot) {
  return slot < look.s.slots && stands_for(look.s.objects[slot], seat);
}

// Reassigning costs what playing it costs; T is the receiver (WT-230, WT-231).
int reassign_cost(const Look& look, Seat seat, Slot gear, Slot receiver) {
  Item draft = draft_of_card(look, seat, look.s.objects[gear].card);
  draft.targets[0] = ref_of(look.s, receiver);
  return gold_cost(look, seat, draft);
}

bool is_idle(const Object& o) { return o.mark == Mark::kUnmarked; }  // WT-229

Reason judge_receiver(const Look& look, Seat seat, Slot giver, Slot gear, Slot receiver) {
  const State& s = look.s;
  if (!is_own_creature(look, seat, receiver) || receiver == giver) return why(kBadTarget);
  const Object& o = s.objects[receiver];
  if (o.front != s.objects[giver].front) return why(kElsewhere);
  if (!is_idle(o) || !can_mark(o)) return why(kMarkedCreature);
  if (!can_carry(look, s.objects[gear].card, seat, ref_of(s, receiver))) return why(kWrongCarrier);
  return reassign_cost(look, seat, gear, receiver) <= gold_of(s, seat) ? kFine : why(kTooDear);
}

Reason judge_given(const Look& look, Seat seat, Slot giver, Slot gear) {
  if (gear >= look.s.slots || !is_gear_of(look, giver, gear)) return kNoSuchChoice;
  Reason reason = why(kNoTarget);
  for (const Object& o : objects_of(look.s)) {
    const Slot receiver = slot_at(look.s, o);
    if (!stands_for(o, seat) || receiver == giver) continue;
    const Reason one = judge_receiver(look, seat, giver, gear, receiver);
    if (one.fine()) return one;
    if (reason == why(kNoTarget)) reason = one;
  }
  return reason;
}

Reason judge_taken(const Look& look, Seat seat, Slot creature, Slot gear) {  // WT-234, WT-238
  const State& s = look.s;
  if (gear >= s.slots || s.objects[gear].where != Where::kDropped) return why(kNotDropped);
  const Object& o = s.objects[gear];
  if (o.controller != seat || o.front != s.objects[creature].front) return why(kElsewhere);
  return can_carry(look, o.card, seat, ref_of(s, creature)) ? kFine : why(kWrongCarrier);
}

bool share_subtype(const Look& look, Slot a, Slot b) {
  const auto& mine = look.card_at(a).subtypes;
  for (TypeId type : look.card_at(b).subtypes)
    if (std::find(mine.begin(), mine.end(), type) != mine.end()) return true;
  return false;
}

}  // namespace

bool can_carry(const Look& look, CardId card, Seat by, Ref host) {
  const Slot slot = slot_of(look.s, host);
  const Filter& f = restriction(look, card);
  if (slot == kNoSlot)
    return (points_at(host) == Points::kPlayer && f.kind == Noun::kPlayer) ||
           fits_quest(look, f, by, host);
  const Object& o = look.s.objects[slot];
  const bool gear = look.card(card).type == CardType::kEquipment;
  if (gear && (!stands(o) || o.controller != by)) return false;
  if (is_forbidden(o, gear ? Action::kBeEquipped : Action::kBeEnchanted)) return false;
  if (is_foe(o)) return fits_foe(look, f, by, slot);
  Filter here = f;
  here.place = Place::kGlobal;
  return in_play(o) && matches(look, here, slot, {by, kNoSlot, kAnywhere});
}

bool fits_host(const Look& look, Slot slot) {
  const State& s = look.s;
  const Object& o = s.objects[slot];
  if (o.where != Where::kAttached) return true;
  if (points_at(o.host) == Points::kQuest)
    return fits_quest(look, restriction(look, o.card), o.controller, o.host);
  const Slot carrier = slot_of(s, o.host);
  if (carrier == kNoSlot || s.objects[carrier].where == Where::kDying) return true;
  if (is_foe(s.objects[carrier]))
    return fits_foe(look, restriction(look, o.card), o.controller, carrier);
  return matches(look, everywhere(restriction(look, o.card)), carrier,
                 {o.controller, kNoSlot, kAnywhere});
}

bool could_wear(const Look& look, Slot carrier, Slot gear) {
  const State& s = look.s;
  if (!is_gear_of(look, carrier, gear) || (s.objects[gear].fight & kInUse) != 0) return false;
  for (Slot declared = 0; !s.picks.empty() && declared < s.slots;
       ++declared)  // nor instead of one that this line has just declared
    if (is_gear_of(look, carrier, declared) && share_subtype(look, gear, declared) &&
        std::find(s.picks.begin(), s.picks.end(), ref_of(s, declared)) != s.picks.end())
      return false;
  return true;
}

bool has_choice_of_gear(const Look& look, Slot carrier) {
  const Ref host = ref_of(look.s, carrier);
  for (const Object& o : objects_of(look.s))
    if (o.host == host && could_wear(look, carrier, slot_at(look.s, o))) return true;
  return false;
}

Reason judge_reassign(const Look& look, Seat seat, Slot giver) {
  if (look.s.flow.window.kind != kPlayWindow) return why(kNotNow);
  if (!is_own_creature(look, seat, giver)) return why(kNotYours);
  const Object& o = look.s.objects[giver];
  if (o.mark == Mark::kAssigned) return why(kAssignedCreature);
  if (!can_mark(o)) return why(kMarkedCreature);
  Reason reason = why(kNothingToUse);
  const Ref host = ref_of(look.s, giver);
  for (const Object& gear : objects_of(look.s)) {
    if (gear.host != host || !is_gear_of(look, giver, slot_at(look.s, gear))) continue;
    reason = judge_given(look, seat, giver, slot_at(look.s, gear));
    if (reason.fine()) break;
  }
  return reason;
}

Reason judge_pick_up(const Look& look, Seat seat, Slot creature) {
  const State& s = look.s;
  const bool now = s.flow.window.kind == kPlayWindow ||
                   (s.flow.window.kind == kAnswerWindow && s.flow.frames[s.flow.depth - 1].n != 0);
  if (!now) return why(kNotNow);  // WT-235
  if (!is_own_creature(look, seat, creature)) return why(kNotYours);
  const Object& o = s.objects[creature];
  if (o.mark == Mark::kAssigned) return why(kAssignedCreature);
  if ((o.turn & kPickedUp) != 0) return why(kPickedUpAlready);
  if (!has(o, Keyword::kSalvager) && !can_mark(o)) return why(kMarkedCreature);
  Reason reason = why(kNotDropped);
  for (Slot gear = 0; gear < s.slots && !reason.fine(); ++gear)
    if (s.objects[gear].where == Where::kDropped) reason = judge_taken(look, seat, creature, gear);
  return reason;
}

Reason judge_wield(const Look& look, Seat seat, Slot creature) {  // WT-222
  if (look.s.flow.window.kind != kPlayWindow) return why(kNotNow);
  if (!is_own_creature(look, seat, creature)) return why(kNotYours);
  if ((look.s.objects[creature].turn & (kChangedGear | kGearFixed)) != 0) return why(kUsedAlready);
  return has_choice_of_gear(look, creature) ? kFine : why(kNothingToUse);
}

bool can_anybody_pick_up(const Look& look, Seat seat) {
  const State& s = look.s;
  for (Slot creature = 0; creature < s.slots; ++creature) {
    const Object& o = s.objects[creature];
    if (!is_own_creature(look, seat, creature) || o.mark == Mark::kAssigned ||
        (o.turn & kPickedUp) != 0)
      continue;
    if (!has(o, Keyword::kSalvager) && !can_mark(o)) continue;
    for (Slot gear = 0; gear < s.slots; ++gear)
      if (s.objects[gear].where == Where::kDropped &&
          judge_taken(look, seat, creature, gear).fine())
        return true;
  }
  return false;
}

bool has_gear(const Look& look, Seat seat) {
  const auto all = objects_of(look.s);
  return std::any_of(all.begin(), all.end(), [&](const Object& o) {
    return is_at(o, seat, Where::kAttached) && look.card(o.card).type == CardType::kEquipment;
  });
}

Carriers carriers_of(const Look& look, Seat seat, int gold) {
  Carriers carriers;
  const bool costs_change = (look.s.texts & kChangeCosts) != 0;
  for (const Object& o : objects_of(look.s)) {
    if (!is_at(o, seat, Where::kAttached) || look.card(o.card).type != CardType::kEquipment)
      continue;
    const Slot carrier = ref_slot(o.host);
    if ((costs_change || look.code().printed_cost(o.card) <= gold) &&
        can_mark(look.s.objects[carrier]))
      carriers.givers.add(carrier);
    if ((o.fight & kInUse) == 0) carriers.spare.add(carrier);
  }
  return carriers;
}

bool has_taker(const Look& look, Seat seat, Slot giver) {
  const auto all = objects_of(look.s);
  const Object& from = look.s.objects[giver];
  return std::any_of(all.begin(), all.end(), [&](const Object& o) {
    return (stands_for(o, seat) & (o.front == from.front) & (&o != &from)) && can_mark(o);
  });
}

// The creature of the line is picks[0], the Equipment picks[1], the receiver picks[2].
Asked next_of_gear_line(const Look& look) {
  const State& s = look.s;
  if (s.picks.size() == 1) return s.line_kind == kWield ? kAskWear : kAskGear;
  return s.line_kind == kReassign && s.picks.size() == 2 ? kAskReceiver : kQuestions;
}

Reason judge_gear_step(const Look& look, Seat seat, const Choice& c) {
  const State& s = look.s;
  if (c.b != 0 || c.c != 0 || c.a >= s.slots) return kNoSuchChoice;
  const Slot creature = static_cast<Slot>(s.picks[0]), one = static_cast<Slot>(c.a);
  switch (next_of_gear_line(look)) {
    case kAskWear:
      if (c.kind != kWear) return kNoSuchChoice;
      return could_wear(look, creature, one) ? kFine : why(kBadTarget);
    case kAskGear:
      if (c.kind != kGear) return kNoSuchChoice;
      return s.line_kind == kPickUp ? judge_taken(look, seat, creature, one)
                                    : judge_given(look, seat, creature, one);
    case kAskReceiver:
      if (c.kind != kTarget) return kNoSuchChoice;
      return judge_receiver(look, seat, creature, static_cast<Slot>(s.picks[1]), one);
    default: return kNoSuchChoice;
  }
}

void list_gear_steps(const Look& look, Seat seat, ChoiceList& out) {
  const Asked asked = next_of_gear_line(look);
  const Kind kind = asked == kAskWear ? kWear : asked == kAskGear ? kGear : kTarget;
  const Ref carrier = ref_of(look.s, static_cast<Slot>(look.s.picks[0]));
  for (const Object& o : objects_of(look.s)) {
    const bool may_be_meant =
        asked == kAskReceiver ? stands(o) : o.host == carrier || o.where == Where::kDropped;
    if (!may_be_meant) continue;
    const Choice c = choice(kind, slot_at(look.s, o));
    if (judge_gear_step(look, seat, c).fine()) out.add(c);
  }
}

void finish_gear_line(Play& p, Seat seat) {
  State& s = p.s;
  const std::uint8_t kind = s.line_kind;
  const Slot creature = static_cast<Slot>(s.picks[0]), gear = static_cast<Slot>(s.picks[1]);
  const Slot receiver = kind == kReassign ? static_cast<Slot>(s.picks[2]) : kNoSlot;
  close_line(s);
  const Object& c = s.objects[creature];
  switch (kind) {
    case kWield:
      use_gear(p, gear);
      s.objects[creature].turn |= kChangedGear;
      break;
    case kPickUp:
      tell_object(p, kToldPicksUp, gear, name_a(c), name_b(c));
      if (!has(c, Keyword::kSalvager)) mark(p, creature);  // WT-236, WT-237
      s.objects[creature].turn |= kPickedUp;
      attach(p, gear, ref_of(s, creature));
      happen(p, TriggerKind::kPicksUp, seat, creature);
      break;
    default: {
      const Object& r = s.objects[receiver];
      pay_gold(p, seat, reassign_cost(p, seat, gear, receiver));
      tell_object(p, kToldReassigns, gear, name_a(r), name_b(r));
      attach(p, gear, ref_of(s, receiver));
      mark(p, creature);
      mark(p, receiver);
      break;
    }
  }
}

}  // namespace turnwright::wtactics
