#include "games/wtactics/effects.h"

#include <algorithm>

#include "games/wtactics/confrontations.h"
#include "games/wtactics/equipment.h"
#include "games/wtactics/flow.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/running.h"
#include "games/wtactics/triggers.h"

namespace turnwright::wtactics {
namespace {

std::uint8_t blame_of(const Look& look) {
  const Item& item = look.s.running;
  const Slot source = slot_of(look.s, item.source);
  if (source == kNoSlot || !is_creature(look, look.s.objects[source]))
    return static_cast<std::uint8_t>(kBlameSeat + item.controller);
  return source;
}

std::uint8_t on_code(const State& s, Ref ref) {
  if (points_at(ref) == Points::kPlayer) return static_cast<std::uint8_t>(kOnPlayer + ref_low(ref));
  return slot_of(s, ref);
}

CardId nth_in_hand(const State& s, Seat seat, std::uint32_t n) {
  for (int i = 0; i < s.list_size[seat]; ++i)
    if (pile_of(s.copies[seat][i]) == Pile::kHand && n-- == 0) return s.list[seat][i];
  CHECK(false, "the cards in a hand are miscounted");
  return 0;
}

void ask(Play& p, Seat seat) { p.s.flow.window.open_one(kEffectWindow, seat); }

// Modes and targets of a trigger are chosen when it is carried out (WT-158). True: somebody is asked.
bool choose_first(Play& p, Frame& f) {
  State& s = p.s;
  Item& item = s.running;
  const Ability& ability = running_ability(p);
  if (f.b < ability.choices) {
    ask(p, item.controller);
    return true;
  }
  for (; item.chosen < ability.targets; ++item.chosen) {
    const Target& target = ability.target[item.chosen];
    if (!has_mode(item, target.choice, target.side)) continue;
    if (!has_target(p, p.code().filters[target.filter], viewpoint_of(p, item))) continue;  // WT-325
    ask(p, item.controller);
    return true;
  }
  return false;
}

// The cards looked at go back in the order in which they are named; the last one has no choice.
bool look_at(Play& p, Frame& f, const Instruction& in) {
  State& s = p.s;
  const Seat looker = s.running.controller, owner = seat_of(p, in.who, s.running);
  const int n = std::min<int>(in.n, s.deck_size[owner]);
  if (f.step == 0) {
    f.step = 1;
    fix_top(p, owner, n, looker);
    const std::uint64_t places = (std::uint64_t{1} << n) - 1;
    s.top_known[owner][looker] |= places;
    s.top_known[owner][other(looker)] &= ~places;  // they may lie in another order now
    tell_all(p, kToldLooks, looker, owner, static_cast<unsigned>(n));
    for (int i = 0; i < n; ++i) p.host.emit(only(looker), {kToldSaw, s.top[owner][i], 0, 0, 0, 0});
  }
  if (f.b + 1 >= n) return true;
  ask(p, looker);
  return false;
}

bool search_deck(Play& p, Frame& f, const Instruction& in) {
  State& s = p.s;
  const Seat seat = s.running.controller;
  if (f.step != 0) return true;
  f.step = 1;
  const Filter& filter = p.code().filters[in.filter];
  bool any = false;
  for_each_card_in(s, seat, Pile::kDeck, [&](CardId card) { any |= filter.printed.has(card); });
  if (!any) {
    tell_all(p, kToldFound, seat, kNoCard);
    return true;
  }
  ask(p, seat);
  return false;
}

bool discard_hand(Play& p, Frame& f, const Instruction& in) {
  State& s = p.s;
  const Seat seat = seat_of(p, in.who, s.running);
  while (f.b < in.n && s.hand_size[seat] > 0) {
    const bool random = in.mode == Mode::kRandom;
    if (!random && s.hand_size[seat] > 1) {
      ask(p, seat);
      return false;
    }
    const std::uint32_t n = random ? p.host.roll(kTable, s.hand_size[seat]) : 0;
    discard_from_hand(p, seat, nth_in_hand(s, seat, n));
    ++f.b;
  }
  return true;
}

bool sap(Play& p, Frame& f, const Instruction& in) {
  const Seat seat = seat_of(p, in.who, p.s.running);
  if (f.b >= in.n || p.s.resources[seat] == 0) return true;
  ask(p, seat);
  return false;
}

void to_grave_or_hand(Play& p, Ref ref, Leaving how) {
  State& s = p.s;
  if (points_at(ref) == Points::kResource) {
    const Pile to = how == Leaving::kToHand    ? Pile::kHand
                    : how == Leaving::kRemoved ? Pile::kRemoved
                                               : Pile::kGrave;
    const Seat owner = ref_seat(ref);
    if (ref_low(ref) >= s.resources[owner]) return;
    const CardId card = take_resource(s, owner, ref_low(ref), to);
    if (to == Pile::kHand)
      tell_all(p, kToldRecycles, owner, ref_low(ref));
    else
      tell_all(p, kToldSaps, owner, card);
    return;
  }
  if (points_at(ref) == Points::kGrave && how == Leaving::kRemoved) {
    if (count_in(s, ref_seat(ref), Pile::kGrave, ref_low(ref)) == 0) return;
    move_seen(s, ref_seat(ref), ref_low(ref), Pile::kGrave, Pile::kRemoved);
    tell_all(p, kToldRemoved, ref_seat(ref), ref_low(ref));
    return;
  }
  const Slot slot = slot_of(s, ref);
  if (slot != kNoSlot && in_play(s.objects[slot])) leave(p, slot, how);
}

void recover(Play& p, Ref ref, Destination to) {
  State& s = p.s;
  if (points_at(ref) != Points::kGrave) return;
  const Seat owner = ref_seat(ref);
  const CardId card = ref_low(ref);
  if (count_in(s, owner, Pile::kGrave, card) == 0 || is_recovery_forbidden(p, owner, card)) return;
  const bool play = to == Destination::kOff || to == Destination::kDef;
  if (to == Destination::kGrave || (play && p.card(card).type != CardType::kCreature)) return;
  if (play) {
    if (enter(p, card, owner, to == Destination::kOff ? kOffensive : kDefensive) == kNoSlot)
      return tell_all(p, kToldLimit);
    return move_seen(s, owner, card, Pile::kGrave, Pile::kTable);
  }
  const Pile pile = to == Destination::kHand ? Pile::kHand : Pile::kDeck;
  move_seen(s, owner, card, Pile::kGrave, pile);
  tell_all(p, kToldRecovers, owner, card, static_cast<unsigned>(pile));
  if (pile == Pile::kDeck) shuffle_deck(s, owner);
}

// An item comes off the chain without effect; what points at the others follows them.
void cancel(Play& p, Ref ref) {
  State& s = p.s;
  if (points_at(ref) != Points::kItem || ref_low(ref) >= s.chain.size()) return;
  const std::size_t place = ref_low(ref);
  const Item item = s.chain[place];
  s.chain.erase(place);
  if (aims_at_foe(s, item)) touch_seen(p, kSeesPlaces);  // WT-289
  tell_all(p, kToldCancelled, item.card);
  if (item.owner != kNobody) {
    const bool waits = s.combat != kNoSlot && p.card(item.card).type == CardType::kEvent;  // WT-245
    move_seen(s, item.owner, item.card, Pile::kChain, waits ? Pile::kPlayed : Pile::kGrave);
  }
  for (Item& other_item : s.chain)
    for (Ref& target : other_item.targets) {
      if (points_at(target) != Points::kItem || target == kNoRef || ref_low(target) < place)
        continue;
      target = ref_low(target) == place ? kNoRef : item_ref(ref_low(target) - 1u);
    }
}

void heal(Play& p, Slot slot, int n) {
  Object& o = p.s.objects[slot];
  const int healed = std::min<int>(n, o.damage);
  if (healed == 0) return;  // WT-84
  o.damage = static_cast<std::uint16_t>(o.damage - healed);
  touch_seen(p, kSeesWounds);
  tell_object(p, kToldHeals, slot, static_cast<unsigned>(healed));
  happen(p, TriggerKind::kHealed, p.s.running.controller, slot, healed);
}

void unassign(Play& p, Slot slot) {
  Object& o = p.s.objects[slot];
  if (o.mark != Mark::kAssigned) return;
  o.mark = Mark::kMarked;
  touch(p.s);
  o.turn = static_cast<std::uint8_t>(o.turn & ~kAssignedNow);
  end_assignment(p, slot);
  tell_object(p, kToldUnassigns, slot);
  happen(p, TriggerKind::kUnassigned, o.controller, slot);
}

void set_resource_mark(Play& p, Ref ref, bool marked) {
  const Seat owner = ref_seat(ref);
  if (ref_low(ref) >= p.s.resources[owner]) return;
  const std::uint64_t bit = std::uint64_t{1} << ref_low(ref);
  if (marked)
    p.s.resource_marked[owner] |= bit;
  else
    p.s.resource_marked[owner] &= ~bit;
}

// What is trapped in the Questing zone cannot leave it, nor change hands (WT-308).
bool spares_foes(Effect effect) {
  switch (effect) {
    case Effect::kDiscardCard:
    case Effect::kBounce:
    case Effect::kExile:
    case Effect::kUnassign:
    case Effect::kMove:
    case Effect::kControl:
    case Effect::kReattach: return true;
    default: return false;
  }
}

// One effect on one object in play.
void affect(Play& p, const Instruction& in, std::uint16_t number, Slot slot) {
  State& s = p.s;
  Object& o = s.objects[slot];
  if (is_foe(o) && spares_foes(in.effect)) return;
  const std::uint8_t blame = blame_of(p);
  switch (in.effect) {
    case Effect::kDamage: deal_damage(p, slot, in.n, blame); break;
    case Effect::kHeal: heal(p, slot, in.n); break;
    case Effect::kCounter:
      if (o.counters[in.counter] < 0xff) ++o.counters[in.counter];
      touch(s);
      tell_object(p, kToldCounter, slot, in.counter);
      o.blame = blame;
      break;
    case Effect::kKill:
      o.blame = blame;
      die(p, slot);
      break;
    case Effect::kDiscardCard: leave(p, slot, Leaving::kDiscarded); break;
    case Effect::kBounce: leave(p, slot, Leaving::kToHand); break;
    case Effect::kExile: leave(p, slot, Leaving::kRemoved); break;
    case Effect::kMark:
      if (can_mark(o)) mark(p, slot);
      break;
    case Effect::kUnmark: unmark(p, slot); break;
    case Effect::kUnassign: unassign(p, slot); break;
    case Effect::kHp: lose_hp(p, slot, s.running.controller, in.n); break;
    case Effect::kMove:
      if (o.where == Where::kFront && !is_forbidden(o, Action::kMove))
        move_to_front(p, slot, other_front(o.front));  // WT-166
      break;
    case Effect::kControl:
      add_lasting(p, number, slot, slot_of(s, s.running.source));
      take_control(p, slot, s.running.controller);
      break;
    case Effect::kDetach:
      leave(p, slot, in.destination == Destination::kHand ? Leaving::kToHand : Leaving::kDiscarded);
      break;
    case Effect::kReattach: {
      Refs to;
      select(p, in.to, s.running, to);
      if (!to.empty() && can_carry(p, o.card, s.running.controller, to[0])) attach(p, slot, to[0]);
      break;
    }
    case Effect::kRedirect: {
      Refs to;
      select(p, in.to, s.running, to);
      const Slot taker = to.empty() ? kNoSlot : slot_of(s, to[0]);
      if (taker != kNoSlot && in_play(s.objects[taker])) add_lasting(p, number, slot, taker);
      break;
    }
    default:  // those that last
      add_lasting(p, number, slot, slot_of(s, s.running.source));
      if (in.effect == Effect::kMod) o.blame = blame;
      break;
  }
}

void affect_all(Play& p, const Instruction& in, std::uint16_t number) {
  State& s = p.s;
  Refs refs;
  select(p, in.sel, s.running, refs);
  int gone = 0;  // resource cards: those behind one that leaves move up
  for (Ref ref : refs) {
    switch (points_at(ref)) {
      case Points::kObject:
        if (const Slot slot = slot_of(s, ref); slot != kNoSlot && in_play(s.objects[slot]))
          affect(p, in, number, slot);
        break;
      case Points::kPlayer:
        add_lasting(p, number, on_code(s, ref), slot_of(s, s.running.source));
        break;
      case Points::kItem:
        if (in.effect == Effect::kCancel) cancel(p, ref);
        break;
      case Points::kQuest:
        if (in.effect == Effect::kProgress)
          add_progress(p, s.running.controller, ref_low(ref), in.n);
        if (in.effect == Effect::kQuestSwap) replace_quest(p, ref_low(ref));
        break;
      case Points::kGrave:
        if (in.effect == Effect::kRecover) recover(p, ref, in.destination);
        if (in.effect == Effect::kExile) to_grave_or_hand(p, ref, Leaving::kRemoved);
        break;
      case Points::kResource: {
        const Ref now = resource_ref(ref_seat(ref), ref_low(ref) - gone);
        if (in.effect == Effect::kMark || in.effect == Effect::kUnmark) {
          set_resource_mark(p, now, in.effect == Effect::kMark);
        } else {
          to_grave_or_hand(p, now,
                           in.effect == Effect::kBounce  ? Leaving::kToHand
                           : in.effect == Effect::kExile ? Leaving::kRemoved
                                                         : Leaving::kDiscarded);
          ++gone;
        }
        break;
      }
      default: break;
    }
  }
}

// Carries out one instruction. False: somebody is asked first.
bool carry_out(Play& p, Frame& f, const Instruction& in, std::uint16_t number) {
  State& s = p.s;
  if (const Selector* open = open_selector(in); open != nullptr && f.step == 0) {
    Refs refs;
    find(p, p.code().filters[open->filter], viewpoint_of(p, s.running), refs);
    f.step = 1;
    if (refs.empty()) return true;
    if (open->is == Selector::Is::kChoose) {
      ask(p, s.running.controller);
      return false;
    }
    s.picks.push_back(refs[p.host.roll(kTable, static_cast<std::uint32_t>(refs.size()))]);
  }
  const Seat who = seat_of(p, in.who, s.running);
  switch (in.effect) {
    case Effect::kDraw:
      for (int n = 0; n < in.n; ++n) draw_one(p, who);
      return true;
    case Effect::kMill:
      for (int n = 0; n < in.n && s.deck_size[who] > 0; ++n)
        tell_all(p, kToldMills, who, mill_card(p, who));
      return true;
    case Effect::kInfluence:
      if (in.n < 0)
        lose_influence(p, who, -in.n);
      else
        gain_influence(p, who, in.n);
      return true;
    case Effect::kGold:
      s.gold[s.running.controller] =
          static_cast<std::uint8_t>(std::min(0xff, s.gold[s.running.controller] + in.n));
      tell_all(p, kToldGold, s.running.controller, static_cast<unsigned>(in.n));
      return true;
    case Effect::kReady:
      ready_resources(s, who, in.n);
      tell_all(p, kToldReadies, who, static_cast<unsigned>(in.n));
      return true;
    case Effect::kVp:
      s.vp[who] = static_cast<std::uint8_t>(std::clamp(s.vp[who] + in.n, 0, 0xff));
      tell_all(p, kToldVp, who, s.vp[who]);
      return true;
    case Effect::kShuffle:
      shuffle_deck(s, who);
      tell_all(p, kToldShuffles, who);
      return true;
    case Effect::kDiscardHand: return discard_hand(p, f, in);
    case Effect::kSap: return sap(p, f, in);
    case Effect::kSearch: return search_deck(p, f, in);
    case Effect::kLook: return look_at(p, f, in);
    default: affect_all(p, in, number); return true;
  }
}

}  // namespace

void carry_out(Play& p, const Item& item) {
  p.s.running = item;
  const bool announced = item.chosen > 0 || item.owner != kNobody ||
                         p.code().abilities[item.ability].form == Form::kActivated;
  call(p.s, kEffects, item.controller, announced ? kCarriesOut : kChooses);
}

void effects(Play& p, Frame& f) {
  State& s = p.s;
  const Ability& ability = running_ability(p);
  if (f.n == kChooses) {
    if (choose_first(p, f)) return;
    f.n = kCarriesOut;
    f.b = 0;
  }
  while (ability.first + f.a < ability.last) {
    const auto number = static_cast<std::uint16_t>(ability.first + f.a);
    const Instruction& in = p.code().instructions[number];
    const bool begun = f.step != 0 || f.b != 0;
    if (!begun &&
        (!has_mode(s.running, in.choice, in.side) ||
         (in.condition != kNone && !is_true(p, p.code().conditions[in.condition], s.running)))) {
      ++f.a;
      continue;
    }
    if (!carry_out(p, f, in, number)) return;
    f.step = 0;
    f.b = 0;
    s.picks.clear();
    f.a = static_cast<std::uint16_t>(f.a + (in.otherwise ? 2 : 1));
    refresh(p.content, s);
  }
  s.flow.pop();
}

}  // namespace turnwright::wtactics
