// What happens after something was done: deaths, triggers, the end of the game (WT-14, WT-82, WT-153, WT-158).
#include "games/wtactics/triggers.h"

#include <algorithm>

#include "games/wtactics/confrontations.h"
#include "games/wtactics/effects.h"
#include "games/wtactics/equipment.h"
#include "games/wtactics/flow.h"
#include "games/wtactics/quests.h"

namespace turnwright::wtactics {
namespace {

// How `aftermath` uses its frame: step 0 begins, 1 handles a batch; n = happenings of the batch, seat = 0 while the
// active player's watchers have their turn, a = order of the watcher, b = its ability * 256 + the happening to look at next.

// Who watches: a card on the table, or a player for a goal.
struct Watcher {
  Item item;  // as which it speaks
  Slot slot = kNoSlot;
  Viewpoint view;
};
Watcher watcher_at(const Look& look, Slot slot) {
  Watcher w{{}, slot, viewpoint_of(look.s, slot)};
  w.item.source = ref_of(look.s, slot);
  w.item.controller = look.s.objects[slot].controller;
  return w;
}

bool quest_fits(const Look& look, const Filter& f, const Happening& h) {
  return f.kind == Noun::kQuest || (f.kind == Noun::kConfrontation &&
                                    look.code().quests[h.with].kind == QuestKind::kConfrontation);
}

bool fires(const Look& look, const Trigger& t, const Happening& h, const Watcher& w) {
  const State& s = look.s;
  if (t.kind != h.kind) return false;
  switch (t.watches) {
    case Trigger::Watches::kSelf:
      if (h.subject != w.slot) return false;
      break;
    case Trigger::Watches::kHost:
      if (h.subject == kNoSlot || w.slot == kNoSlot) return false;
      if (s.objects[w.slot].host !=
          (is_quest(h.subject) ? quest_ref(h.subject - quest_subject(0)) : ref_of(s, h.subject)))
        return false;
      break;
    case Trigger::Watches::kAny: {
      const Filter& f = look.code().filters[t.filter];
      if (h.subject == kNoSlot) return false;
      if (!(is_quest(h.subject) ? quest_fits(look, f, h)
                                : matches_last(look, f, h.subject, w.view)))
        return false;
      break;
    }
    case Trigger::Watches::kNothing:
      if (t.kind == TriggerKind::kRoundEnd) return true;
      if (t.kind == TriggerKind::kPhaseStart && static_cast<int>(t.phase) != h.amount) return false;
      if (t.kind == TriggerKind::kPlays && !kind_fits(t.noun, look.card(h.with).type)) return false;
      return seat_of(look, t.who, w.item) == h.who;
  }
  const bool names_player = t.by || is_quest(h.subject);
  return !names_player || t.kind == TriggerKind::kQuestExpires ||
         seat_of(look, t.who, w.item) == h.who;
}

// Something that has just left still sees what happened to it and around it in the same moment (WT-328).
bool sees(const Look& look, Slot watcher, TriggerKind kind) {
  const Object& o = look.s.objects[watcher];
  if (in_play(o)) return true;
  if (o.where != Where::kLeft || (o.turn & kLongGone) != 0) return false;
  const bool parting = kind == TriggerKind::kDies || kind == TriggerKind::kLeaves ||
                       kind == TriggerKind::kKills || kind == TriggerKind::kDrops ||
                       kind == TriggerKind::kQuestExpires;
  return parting && (look.card(o.card).type != CardType::kEquipment || (o.fight & kInUse) != 0);
}

template <class Call>
void for_each_watching(const Look& look, Slot watcher, Call&& call) {
  if (in_play(look.s.objects[watcher]))
    for_each_ability(look, watcher, call);
  else
    for_each_own(look, watcher, call);
}

std::uint64_t watch_bit(const Happening& h) { return watch_bit(h.kind, h.amount); }

// By a text or for a goal.
bool is_watched(const Look& look, std::uint64_t bit) {
  const State& s = look.s;
  if (((s.watched | s.watched_by_grant) & bit) != 0) return true;
  for (int offer = 0; offer < kOffers; ++offer)
    if (has_token(s, offer) && (quest_at(look, offer).watches & bit) != 0) return true;
  return false;
}

// All that has happened and is still to be told.
std::uint64_t news(const State& s) {
  std::uint64_t all = 0;
  for (const Happening& h : s.happened) all |= watch_bit(h);
  return all;
}

// The one of this player that entered play next, beginning with `order`, and may watch for such things.
Slot next_watcher(const Look& look, Seat seat, std::uint16_t order, std::uint64_t news) {
  const State& s = look.s;
  const bool granted = (s.watched_by_grant & news) != 0;
  Slot found = kNoSlot;
  slots_with(s, [&](const Object& o) {
    return (o.where != Where::kNowhere) & (o.controller == seat) & (o.order >= order) &
           (((look.card(o.card).triggers & news) != 0) | granted);
  }).for_each([&](Slot slot) {
    if (found == kNoSlot || s.objects[slot].order < s.objects[found].order) found = slot;
  });
  return found;
}

Item trigger_item(const Look& look, AbilityId ability, Slot watcher, const Happening& h) {
  Item item = draft_of_ability(look, look.s.objects[watcher].controller, watcher, ability);
  item.it = h.subject == kNoSlot  ? kNoRef
            : is_quest(h.subject) ? quest_ref(h.subject - quest_subject(0))
                                  : ref_of(look.s, h.subject);
  item.amount = h.amount;
  return item;
}

// Finds the next trigger of a watcher, beginning where the frame says. True: it is being carried out.
bool next_trigger(Play& p, Frame& f, Slot watcher) {
  State& s = p.s;
  const unsigned from_ability = f.b >> 8, from = f.b & 0xff;
  unsigned n = 0;
  bool found = false;
  for_each_watching(p, watcher, [&](AbilityId id) {
    const unsigned number = n++;
    const Ability& ability = p.code().abilities[id];
    if (found || number < from_ability || ability.form != Form::kTriggered) return;
    for (unsigned i = number == from_ability ? from : 0; i < f.n; ++i) {
      const Happening h = s.happened[i];
      if (!sees(p, watcher, h.kind) || !fires(p, ability.trigger, h, watcher_at(p, watcher)))
        continue;
      if (ability.once && is_used(s, id, watcher)) continue;
      if (ability.once) note_used(p, id, watcher);
      f.b = static_cast<std::uint16_t>(number << 8 | (i + 1));
      found = true;
      tell_object(p, kToldTriggers, watcher);
      carry_out(p, trigger_item(p, id, watcher, h));
      return;
    }
  });
  return found;
}

// WT-11 to WT-15. Influence is judged before Victory Points.
bool is_over(Play& p) {
  const State& s = p.s;
  SeatMask fallen = 0, risen = 0;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (s.influence[seat] <= 0) fallen |= only(seat);
    if (s.vp[seat] >= p.content.constants.vp_target) risen |= only(seat);
  }
  const auto better = [&](auto&& value, SeatMask among) {
    const int a = value(0), b = value(1);
    return a == b ? among : only(a > b ? Seat{0} : Seat{1});
  };
  const auto vp = [&](int seat) { return int{s.vp[seat]}; };
  if (fallen != 0) {
    end_game(p, Ending::kInfluence,
             count_seats(fallen) == 1 ? first_seats(kSeats) & ~fallen : better(vp, fallen));
    return true;
  }
  if (risen == 0) return false;
  if (count_seats(risen) == 2) {
    risen = better(vp, risen);
    if (count_seats(risen) == 2)
      risen = better([&](int seat) { return int{s.influence[seat]}; }, risen);
  }
  end_game(p, Ending::kVictoryPoints, risen);
  return true;
}

// Who has left has seen the last of it.
void part(State& s) {
  for (Slot slot = 0; slot < s.slots; ++slot)
    if (s.objects[slot].where == Where::kLeft) s.objects[slot].turn |= kLongGone;
}

// What follows a completed quest waits for the end of the item or the combat under way (WT-270).
void end_aftermath(Play& p) {
  State& s = p.s;
  s.flow.pop();
  const int offer = completed_offer(s);
  const bool item_done = s.chain.empty() || s.flow.top().procedure == kResolve;
  if (offer >= 0 && s.combat == kNoSlot && item_done)
    call(s, kCompletion, s.offers[offer].winner, static_cast<std::uint8_t>(offer));
}

// Whether a quest has been completed and waits for what follows, or a goal is a state, which may be true at any moment.
bool may_complete(const Look& look) {
  for (int offer = 0; offer < kOffers; ++offer)
    if (has_token(look.s, offer) && (look.s.offers[offer].winner != kNobody ||
                                     quest_at(look, offer).goal.is == Goal::Is::kState))
      return true;
  return false;
}

void end_batch(State& s, Frame& f) {
  for (; f.n > 0; --f.n) s.happened.erase(0);
  part(s);
}

}  // namespace

bool fires_for(const Look& look, const Trigger& t, const Happening& h, Seat seat) {
  return fires(look, t, h, {quest_item(seat, kNone), kNoSlot, {seat, kNoSlot, kAnywhere}});
}

void judge_deaths(Play& p) {
  State& s = p.s;
  for (bool again = s.touched != 0; again;) {
    refresh(p.content, s);  // whoever dies may leave others weaker, who die with it
    SlotSet dead, loose;
    for (const Object& o : objects_of(s)) {
      if (stands(o) & (o.damage >= o.def)) dead.add(slot_at(s, o));
      if (o.where == Where::kAttached && may_come_off(p, o)) loose.add(slot_at(s, o));
    }
    dead.for_each([&](Slot slot) { die(p, slot); });
    again = !dead.empty();
    loose.for_each([&](Slot slot) {
      if (fits_host(p, slot)) return;
      leave(p, slot, Leaving::kDiscarded);
      again = true;
    });
  }
  s.touched = 0;
}

void happen(Play& p, TriggerKind kind, Seat who, Slot subject, int amount, Slot with) {
  State& s = p.s;
  if (!is_watched(p, watch_bit(kind, amount))) return;
  if (s.happened.full()) return tell_all(p, kToldLimit);  // WT-349
  s.happened.push_back({kind, who, subject, with, static_cast<std::uint16_t>(amount)});
}

void follow_up(Play& p) {
  const State& s = p.s;
  const auto is_decided = [&](Seat seat) {
    return s.influence[seat] <= 0 || s.vp[seat] >= p.content.constants.vp_target;
  };
  if (s.touched != 0 || !s.happened.empty() || is_decided(0) || is_decided(1) || may_complete(p))
    call(p.s, kAftermath);
}

void aftermath(Play& p, Frame& f) {
  State& s = p.s;
  if (s.touched == 0 && s.happened.empty()) {  // nothing has changed but perhaps a score
    score_quests(p);
    if (is_over(p)) return;
    if (s.happened.empty()) return end_aftermath(p);
  }
  judge_deaths(p);
  s.running = {};
  for (;;) {
    if (f.n == 0) {  // the next batch
      score_quests(p);
      if (s.happened.empty()) break;
      f.n = static_cast<std::uint8_t>(s.happened.size());
      f.seat = 0;
      f.a = f.b = 0;
      count_progress(p, f.n);
      if (is_over(p)) return;
    }
    const Seat seat = f.seat == 0 ? s.active : other(s.active);
    const Slot watcher = next_watcher(p, seat, f.a, news(s));
    if (watcher == kNoSlot) {
      f.a = f.b = 0;
      if (++f.seat == kSeats) end_batch(s, f);
      continue;
    }
    f.a = s.objects[watcher].order;
    if (next_trigger(p, f, watcher)) {
      if (++s.guard <= p.content.constants.trigger_guard) return;
      s.flow.pop();  // WT-134: the sequence stops with the state as it is
      s.happened.clear();
      f.n = 0;
      tell_all(p, kToldLimit);
      break;
    }
    ++f.a;
    f.b = 0;
  }
  bool somebody_left = false;
  for (Slot slot = 0; slot < s.slots; ++slot) {
    Object& o = s.objects[slot];
    if (o.where == Where::kNowhere) continue;
    o.blame = kNoSlot;
    somebody_left |= o.where == Where::kLeft;
  }
  if (somebody_left) part(s);
  if (is_over(p)) return;
  let_foes_go(s);
  if (somebody_left && s.chain.empty() && s.combat == kNoSlot && s.defences.empty()) sweep(p);
  refresh(p.content, s);
  end_aftermath(p);
}

}  // namespace turnwright::wtactics
