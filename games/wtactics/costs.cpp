#include "games/wtactics/costs.h"

#include <algorithm>

#include "games/wtactics/piles.h"
#include "games/wtactics/triggers.h"

namespace turnwright::wtactics {
namespace {

bool is_ally(const Look& look, Slot source, Slot slot) {  // WT-72, WT-58
  const State& s = look.s;
  const Object& o = s.objects[slot];
  const Slot at = place_of(s, source);
  return stands(o) && slot != source && slot != at &&
         o.controller == s.objects[source].controller && at != kNoSlot &&
         o.front == s.objects[at].front && can_mark(o);
}

bool can_give_up(const Look& look, Slot source, FilterId filter, Slot slot) {
  const Object& o = look.s.objects[slot];
  return matches(look, look.code().filters[filter], slot, viewpoint_of(look.s, source)) &&
         o.controller == look.s.objects[source].controller;
}

// How many of the cards in hand that are picked for the cost are this card.
int picked(const State& s, Ref card) {
  return static_cast<int>(std::count(s.picks.begin(), s.picks.end(), card));
}

}  // namespace

CostPicks cost_picks(const Costs& costs) {
  return {costs.allies, costs.sacrifice != kNone, costs.bounce != kNone, costs.discard,
          costs.resources};
}

Asked pick_question(const CostPicks& picks, int n) {
  if (n < picks.allies) return kAskAlly;
  if ((n -= picks.allies) < picks.sacrifice) return kAskSacrifice;
  if ((n -= picks.sacrifice) < picks.bounce) return kAskReturn;
  if ((n -= picks.bounce) < picks.discard) return kAskCost;
  return kAskResource;
}

Reason judge_pick(const Look& look, Seat seat, const Costs& costs, Slot source, const Choice& c) {
  const State& s = look.s;
  const CostPicks picks = cost_picks(costs);
  const int n = static_cast<int>(s.picks.size());
  const Ref last = n == 0 ? 0 : s.picks[s.picks.size() - 1];
  switch (pick_question(picks, n)) {
    case kAskAlly: {
      if (c.kind != kAlly || c.a >= s.slots) return kNoSuchChoice;
      if (n > 0 && c.a <= last) return why(kAscending);
      if (!is_ally(look, source, static_cast<Slot>(c.a))) return why(kCannotPay);
      int later = 0;  // enough must be left
      for (Slot slot = static_cast<Slot>(c.a + 1); slot < s.slots; ++slot)
        later += is_ally(look, source, slot) ? 1 : 0;
      return later >= picks.allies - n - 1 ? kFine : why(kAscending);
    }
    case kAskSacrifice:
    case kAskReturn: {
      const bool sacrifice = pick_question(picks, n) == kAskSacrifice;
      if (c.kind != (sacrifice ? kSacrifice : kReturn) || c.a >= s.slots) return kNoSuchChoice;
      const Slot slot = static_cast<Slot>(c.a);
      if (!can_give_up(look, source, sacrifice ? costs.sacrifice : costs.bounce, slot))
        return why(kCannotPay);
      if (!sacrifice) return picks.sacrifice == 0 || slot != last ? kFine : why(kCannotPay);
      if (picks.bounce == 0) return kFine;
      for (Slot k = 0; k < s.slots; ++k)  // something else must be left to return
        if (k != slot && can_give_up(look, source, costs.bounce, k)) return kFine;
      return why(kCannotPay);
    }
    case kAskCost: {
      if (c.kind != kDiscard || c.a >= look.code().cards.size()) return kNoSuchChoice;
      const CardId card = static_cast<CardId>(c.a);
      if (count_in(s, seat, Pile::kHand, card) <= picked(s, card)) return why(kNotInHand);
      const bool first = n == picks.allies + picks.sacrifice + picks.bounce;
      if (!first && c.a < last) return why(kAscending);
      int later = 0;
      const std::uint64_t hand = places_in(s, seat, Pile::kHand);
      for (std::uint64_t places = hand; places != 0; places &= places - 1)
        later += s.list[seat][std::countr_zero(places)] >= card ? 1 : 0;
      for_each_card_at(s, seat, hand,
                       [&](CardId one) { later -= one >= card ? picked(s, one) : 0; });
      const int left = picks.all() - picks.resources - n;
      return later >= left ? kFine : why(kAscending);
    }
    default: {
      if (c.kind != kResource || c.a >= s.resources[seat]) return kNoSuchChoice;
      const bool first = n == picks.all() - picks.resources;
      if (!first && c.a <= last) return why(kAscending);
      return s.resources[seat] - c.a >= picks.all() - n ? kFine : why(kAscending);
    }
  }
}

bool is_free(const Costs& c) {  // WT-134
  return c.gold == 0 && !c.mark && c.allies == 0 && c.discard == 0 && c.resources == 0 &&
         c.influence == 0 && c.sacrifice == kNone && c.bounce == kNone && c.counter == 0xff;
}

bool can_pay(const Look& look, Seat seat, Slot source, const Costs& costs, int gold) {
  const State& s = look.s;
  const Object& o = s.objects[source];
  if (gold > gold_of(s, seat)) return false;
  const bool is_creature = stands(o) || o.where == Where::kQuesting;  // WT-71, WT-307
  if (costs.mark && (!is_creature || !can_mark(o))) return false;
  if (costs.discard > s.hand_size[seat] || costs.resources > s.resources[seat]) return false;
  if (costs.influence > 0 && s.influence[seat] <= costs.influence) return false;  // D.2
  if (costs.counter != 0xff && o.counters[costs.counter] == 0) return false;
  if (costs.allies == 0 && costs.sacrifice == kNone && costs.bounce == kNone) return true;
  int allies = 0, victims = 0, returned = 0, both = 0;
  for (Slot slot = 0; slot < s.slots; ++slot) {
    allies += costs.allies > 0 && is_ally(look, source, slot) ? 1 : 0;
    const bool victim =
        costs.sacrifice != kNone && can_give_up(look, source, costs.sacrifice, slot);
    const bool returns = costs.bounce != kNone && can_give_up(look, source, costs.bounce, slot);
    victims += victim ? 1 : 0;
    returned += returns ? 1 : 0;
    both += victim && returns ? 1 : 0;
  }
  if (allies < costs.allies) return false;
  if (costs.sacrifice != kNone && victims == 0) return false;
  if (costs.bounce != kNone && returned == 0) return false;
  const bool needs_two = costs.sacrifice != kNone && costs.bounce != kNone;
  return !needs_two || victims + returned - both >= 2;
}

void lose_influence(Play& p, Seat seat, int n) {
  if (n <= 0) return;
  const int before = p.s.influence[seat];
  p.s.influence[seat] = static_cast<std::int16_t>(before - n);
  tell_all(p, kToldInfluence, seat, static_cast<unsigned>(p.s.influence[seat]) & 0xffff,
           static_cast<unsigned>(before) & 0xffff);
  happen(p, TriggerKind::kLosesInfluence, seat, kNoSlot, n);
}

void gain_influence(Play& p, Seat seat, int n) {
  if (is_player_forbidden(p.s, seat, Action::kGainInfluence)) return;
  const int before = p.s.influence[seat], cap = p.s.influence_cap;
  const int after = cap == 0 ? before + n : std::max(before, std::min(before + n, cap));  // WT-19
  if (after == before) return;
  p.s.influence[seat] = static_cast<std::int16_t>(after);
  tell_all(p, kToldInfluence, seat, static_cast<unsigned>(after) & 0xffff,
           static_cast<unsigned>(before) & 0xffff);
  happen(p, TriggerKind::kGainsInfluence, seat, kNoSlot, after - before);
}

void discard_from_hand(Play& p, Seat seat, CardId card) {
  move_seen(p.s, seat, card, Pile::kHand, Pile::kGrave);
  tell_all(p, kToldDiscards, seat, card);
  happen(p, TriggerKind::kDiscards, seat);
}

void pay_costs(Play& p, Seat seat, Slot source, AbilityId id, const Picks& paid) {
  State& s = p.s;
  const Costs& costs = p.code().abilities[id].costs;
  const CostPicks picks = cost_picks(costs);
  pay_gold(p, seat, costs.gold);
  if (costs.mark) mark(p, source);
  if (costs.counter != 0xff) --s.objects[source].counters[costs.counter], touch(s);
  if (costs.influence > 0) lose_influence(p, seat, costs.influence);
  if (costs.once || is_free(costs)) note_used(p, id, source);
  int taken = 0;  // resource cards: each that leaves moves those behind it
  for (int n = 0; n < picks.all(); ++n) {
    const Ref pick = paid[static_cast<std::size_t>(n)];
    switch (pick_question(picks, n)) {
      case kAskAlly: mark(p, static_cast<Slot>(pick)); break;
      case kAskSacrifice: leave(p, static_cast<Slot>(pick), Leaving::kDiscarded); break;
      case kAskReturn: leave(p, static_cast<Slot>(pick), Leaving::kToHand); break;
      case kAskCost: discard_from_hand(p, seat, static_cast<CardId>(pick)); break;
      default: {
        const CardId card = take_resource(s, seat, pick - taken++, Pile::kGrave);
        tell_all(p, kToldSaps, seat, card);
        break;
      }
    }
  }
}

bool is_used(const State& s, AbilityId ability, Slot slot) {
  return std::any_of(s.used.begin(), s.used.end(), [&](const Used& used) {
    return used.ability == ability && used.slot == slot &&
           used.generation == s.objects[slot].generation;
  });
}

void note_used(Play& p, AbilityId ability, Slot slot) {
  if (!p.s.used.full()) p.s.used.push_back({ability, slot, p.s.objects[slot].generation});
}

}  // namespace turnwright::wtactics
