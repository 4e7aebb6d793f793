#include "games/wtactics/table.h"

#include <algorithm>

#include "games/wtactics/confrontations.h"
#include "games/wtactics/effects.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/triggers.h"

namespace turnwright::wtactics {
namespace {

Slot free_slot(const State& s) {
  for (Slot slot = 0; slot < kObjects; ++slot)
    if (s.objects[slot].where == Where::kNowhere) return slot;
  return kNoSlot;
}

// A card of this owner comes to the table in a slot of its own.
Slot place(Play& p, CardId card, Seat owner, Seat controller) {
  State& s = p.s;
  touch(s);
  s.watched |= p.card(card).triggers;
  const Slot slot = free_slot(s);
  if (slot == kNoSlot || !has_room(s, owner)) return kNoSlot;
  Object& o = s.objects[slot];
  DCHECK(o.where == Where::kNowhere, "a slot that is taken");
  o.card = card;
  o.owner = owner;
  o.controller = controller;
  o.host = kNoRef;
  o.front = kNoFront;
  o.blame = kNoSlot;
  o.order = ++s.order;
  o.number = 1;
  for (Slot k = 0; k < s.slots; ++k) {
    const Object& like = s.objects[k];
    if (in_play(like) && like.card == card && like.owner == owner)
      o.number = std::max<std::uint8_t>(o.number, like.number + 1);
  }
  s.slots = std::max<std::uint8_t>(s.slots, slot + 1);
  return slot;
}

Pile pile_for(Leaving how) {
  switch (how) {
    case Leaving::kToHand: return Pile::kHand;
    case Leaving::kRemoved: return Pile::kRemoved;
    default: return Pile::kGrave;
  }
}

// Effects that were on it, or that lasted as long as it was there (WT-86).
void end_effects_of(Play& p, Slot slot) {
  State& s = p.s;
  for (std::size_t i = s.lasting.size(); i-- > 0;) {
    const Lasting& one = s.lasting[i];
    const auto until = static_cast<Duration::Is>(one.until);
    const bool hangs = until == Duration::Is::kAttached || until == Duration::Is::kAssigned ||
                       until == Duration::Is::kInPlay ||
                       p.code().instructions[one.what].effect == Effect::kRedirect;
    if (one.on == slot)
      s.lasting.erase(i);
    else if (hangs && one.source == slot)
      end_effect(p, i);
  }
}

// From now on it is attached to nothing; those that came behind it move up (WT-222).
void come_off(State& s, Slot slot) {
  const Object& o = s.objects[slot];
  if (o.where != Where::kAttached) return;
  for_each_attached(s, o.host, [&](Slot other) {
    if (s.attached[other] > s.attached[slot]) --s.attached[other];
  });
  s.attached[slot] = 0;
}

bool is_in_combat(const Object& o) {  // WT-233
  return ((o.fight & kAttacks) != 0 && (o.fight & kFought) == 0) || (o.fight & kDefends) != 0;
}

void leave_alone(Play& p, Slot slot, Pile to) {
  State& s = p.s;
  Object& o = s.objects[slot];
  tell_object(p, kToldLeaves, slot, static_cast<unsigned>(to));
  end_effects_of(p, slot);
  come_off(s, slot);
  o.where = Where::kLeft;
  if (o.owner < kSeats)
    move_seen(s, o.owner, o.card, Pile::kTable, to);  // a foe is no card of a deck
  happen(p, TriggerKind::kLeaves, o.controller, slot);
}

}  // namespace

void end_assignment(Play& p, Slot slot) {
  for (std::size_t i = p.s.lasting.size(); i-- > 0;)
    if (static_cast<Duration::Is>(p.s.lasting[i].until) == Duration::Is::kAssigned &&
        p.s.lasting[i].source == slot)
      end_effect(p, i);
}

bool carries(const Look& look, Slot carrier, CardType type) {
  const State& s = look.s;
  const Ref host = ref_of(s, carrier);
  for (Slot slot = 0; slot < s.slots; ++slot) {
    const Object& o = s.objects[slot];
    if (o.where == Where::kAttached && o.host == host && look.card(o.card).type == type)
      return true;
  }
  return false;
}

bool is_fighting(const State& s, Slot slot) {
  if (s.combat == kNoSlot) return false;
  if (slot == s.combat) return true;
  return std::any_of(s.defences.begin(), s.defences.end(), [&](const Defence& d) {
    return d.attacker == s.combat && d.defender == slot;
  });
}

bool has_room(const State& s, Seat owner) {
  if (s.slots < kInPlayMost) return true;
  int n = 0;
  for (Slot slot = 0; slot < s.slots; ++slot)
    n += s.objects[slot].owner == owner && in_play(s.objects[slot]) ? 1 : 0;
  return n < kInPlayMost;
}

Slot enter(Play& p, CardId card, Seat owner, std::uint8_t front) {
  const Slot slot = place(p, card, owner, owner);
  if (slot == kNoSlot) return slot;
  Object& o = p.s.objects[slot];
  o.where = Where::kFront;
  o.front = front;
  tell_object(p, kToldEnters, slot, owner, front);
  happen(p, TriggerKind::kEnters, owner, slot);
  return slot;
}

Slot enter_attached(Play& p, CardId card, Seat owner, Seat controller, Ref host) {
  const Slot slot = place(p, card, owner, controller);
  if (slot == kNoSlot) return slot;
  attach(p, slot, host);
  happen(p, TriggerKind::kEnters, controller, slot);
  return slot;
}

Slot enter_foe(Play& p, CardId card, Ref quest) {
  const Slot slot = place(p, card, kNobody, kNobody);
  if (slot == kNoSlot) return slot;
  p.s.objects[slot].where = Where::kQuesting;
  p.s.objects[slot].host = quest;
  return slot;
}

void attach(Play& p, Slot slot, Ref host) {
  State& s = p.s;
  Object& o = s.objects[slot];
  const Slot before = o.where == Where::kAttached ? slot_of(s, o.host) : kNoSlot;
  touch(s);
  come_off(s, slot);
  int others = 0;
  for_each_attached(s, host, [&](Slot) { ++others; });
  o.where = Where::kAttached;
  o.host = host;
  s.attached[slot] = static_cast<std::uint8_t>(others + 1);
  o.front = kNoFront;
  o.fight = 0;
  if (before != kNoSlot) settle_gear(p, before);
  const Slot carrier = slot_of(s, host);
  if (carrier != kNoSlot) {
    const Object& c = s.objects[carrier];
    tell_object(p, kToldAttached, slot, name_a(c), name_b(c));
  } else {
    const bool is_quest = points_at(host) == Points::kQuest;
    tell_object(p, kToldAttached, slot, kNoCard,
                ref_low(host) + (is_quest ? unsigned{kSeats} : 0u));
  }
  if (carrier == kNoSlot || p.card(o.card).type != CardType::kEquipment) return;
  o.controller = s.objects[carrier].controller;  // WT-348
  settle_gear(p, carrier);
  happen(p, TriggerKind::kEquips, o.controller, carrier, 0, slot);
}

void settle_gear(Play& p, Slot carrier) {
  State& s = p.s;
  touch(s);
  const Ref host = ref_of(s, carrier);
  const auto in_use = [&](const Object& o) {
    return (o.host == host) & (o.where == Where::kAttached) & ((o.fight & kInUse) != 0);
  };
  const auto clashes = [&](Slot gear) {  // WT-219, WT-220
    const auto& mine = p.card_at(gear).subtypes;
    return slots_with(s, in_use).any_of([&](Slot used) {
      const auto& its = p.card_at(used).subtypes;
      return std::find_first_of(mine.begin(), mine.end(), its.begin(), its.end()) != mine.end();
    });
  };
  for_each_attached(s, host, [&](Slot gear) {
    Object& o = s.objects[gear];
    if (p.card(o.card).type != CardType::kEquipment || (o.fight & kInUse) != 0) return;
    if (!clashes(gear)) o.fight |= kInUse;
  });
}

void use_gear(Play& p, Slot gear) {
  State& s = p.s;
  const auto& mine = p.card_at(gear).subtypes;
  const Ref host = s.objects[gear].host;
  for (Slot slot = 0; slot < s.slots; ++slot) {
    Object& o = s.objects[slot];
    if (slot == gear || o.where != Where::kAttached || o.host != host) continue;
    for (TypeId type : p.card(o.card).subtypes)
      if (std::find(mine.begin(), mine.end(), type) != mine.end())
        o.fight &= static_cast<std::uint8_t>(~kInUse);
  }
  s.objects[gear].fight |= kInUse;
  const Slot carrier = slot_of(s, host);
  settle_gear(p, carrier);  // what was kept out by a piece that is no longer used
  const Object& c = s.objects[carrier];
  tell_object(p, kToldWears, gear, name_a(c), name_b(c));
}

void drop(Play& p, Slot slot, std::uint8_t front) {
  touch(p.s);
  Object& o = p.s.objects[slot];
  come_off(p.s, slot);
  o.where = Where::kDropped;
  o.host = kNoRef;
  o.front = front;
  o.fight = 0;
  tell_object(p, kToldDrops, slot);
  happen(p, TriggerKind::kDrops, o.controller, slot);
}

void leave(Play& p, Slot slot, Leaving how) {
  State& s = p.s;
  touch(s);
  Object& o = s.objects[slot];
  const Pile to = pile_for(how);
  break_off(s, slot);
  const bool drops = how == Leaving::kDies && is_in_combat(o);
  const Ref self = ref_of(s, slot);
  const Slot carrier = o.where == Where::kAttached ? slot_of(s, o.host) : kNoSlot;
  for_each_attached(s, self, [&](Slot attached) {
    const bool gear = p.card_at(attached).type == CardType::kEquipment;
    if (gear && drops) {
      drop(p, attached, o.front);
    } else {
      leave_alone(p, attached, gear ? to : Pile::kGrave);  // WT-225, WT-252, WT-255
    }
  });
  if (how == Leaving::kDies) {
    tell_object(p, kToldDies, slot);
    const Slot killer = o.blame >= kBlameSeat ? kNoSlot : o.blame;
    const Seat by = seat_to_blame(s, o.blame);
    happen(p, TriggerKind::kDies, by, slot, 0, killer);
    if (killer != kNoSlot) happen(p, TriggerKind::kKills, by, killer, 0, slot);
  }
  leave_alone(p, slot, to);
  if (carrier != kNoSlot) settle_gear(p, carrier);
}

void leave_combat(Play& p, Slot slot) {
  State& s = p.s;
  s.objects[slot].fight &= static_cast<std::uint8_t>(~(kAttacks | kDefends));
  break_off(s, slot);
  for (std::size_t i = s.defences.size(); i-- > 0;)
    if (s.defences[i].defender == slot) s.defences.erase(i);
  touch_seen(p, kSeesPlaces);
}

void take_control(Play& p, Slot slot, Seat seat) {
  Object& o = p.s.objects[slot];
  if (o.controller == seat) return;
  touch(p.s);
  o.controller = seat;
  if (o.front != kNoFront) o.front = other_front(o.front);  // the same battlefield
  leave_combat(p, slot);
  for_each_attached(p.s, ref_of(p.s, slot), [&](Slot gear) {
    if (p.card_at(gear).type == CardType::kEquipment) p.s.objects[gear].controller = seat;
  });
  tell_object(p, kToldControl, slot, seat);
}

void move_to_front(Play& p, Slot slot, std::uint8_t front) {
  Object& o = p.s.objects[slot];
  if (o.front == front) return;
  o.front = front;
  leave_combat(p, slot);
  tell_object(p, kToldMoves, slot, front);
  happen(p, TriggerKind::kMoves, o.controller, slot);
}

void mark(Play& p, Slot slot) {
  Object& o = p.s.objects[slot];
  DCHECK(o.mark == Mark::kUnmarked, "only what is unmarked can be marked");
  o.mark = Mark::kMarked;
  touch_mark(p.s);
  tell_object(p, kToldMarks, slot);
  happen(p, TriggerKind::kMarked, o.controller, slot);
}

void unmark(Play& p, Slot slot) {
  Object& o = p.s.objects[slot];
  if (o.mark != Mark::kMarked || is_forbidden(o, Action::kUnmark)) return;  // WT-121, WT-330
  o.mark = Mark::kUnmarked;
  touch_mark(p.s);
  tell_object(p, kToldUnmarks, slot);
  happen(p, TriggerKind::kUnmarked, o.controller, slot);
}

void sweep(Play& p) {
  State& s = p.s;
  for (Slot slot = 0; slot < s.slots; ++slot) {
    Object& o = s.objects[slot];
    if (o.where != Where::kLeft) continue;
    const auto generation = static_cast<std::uint8_t>(o.generation + 1);
    o = {};
    o.generation = generation;
  }
  while (s.slots > 0 && s.objects[s.slots - 1].where == Where::kNowhere) --s.slots;
  take_stock(p.content, s);
  rejudge(s);
}

}  // namespace turnwright::wtactics
