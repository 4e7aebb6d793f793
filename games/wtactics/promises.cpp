// How promising each answer looks, at a glance at the table: what would come of it is not tried.
#include "games/wtactics/promises.h"

#include <algorithm>

#include "games/wtactics/announce.h"
#include "games/wtactics/hints.h"
#include "games/wtactics/phases.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/quests.h"
#include "games/wtactics/rules.h"
#include "games/wtactics/running.h"

namespace turnwright::wtactics {
namespace {

int lay_promise(const Look& look, Seat seat, CardId card) {
  const int n = look.s.resources[seat];
  const int gain = resource_worth(n + 1) - resource_worth(n);
  const int early = n < kHunch.few ? kHunch.lay : 0;
  return gain + early - held_worth(look, seat, card);
}

int recycle_promise(const Look& look, Seat seat) {
  const int n = look.s.resources[seat], back = look.content.constants.recycle_count;
  const int surplus = std::max(0, look.s.hand_size[seat] + back - look.content.constants.hand_max);
  return kWorth.card * (back - surplus) + resource_worth(n - back) - resource_worth(n);
}

// Enough to begin with: creatures that can come soon.
int keep_promise(const Look& look, Seat seat) {
  const State& s = look.s;
  int early = 0;
  for (std::uint64_t places = places_in(s, seat, Pile::kHand) & s.creatures[seat]; places != 0;
       places &= places - 1)
    early += look.code().printed_cost(s.list[seat][std::countr_zero(places)]) <= 3 ? 1 : 0;
  const int wanted = s.mulligans[seat] == 0 ? 2 : 1;
  return early >= wanted ? kHunch.keep : -kHunch.keep;
}

// A target of the open line, or of the text that is being carried out.
int target_promise(const Look& look, Ref ref) {
  const State& s = look.s;
  if (s.line > 0) {
    if (s.line_kind == kReassign) return s.objects[ref].atk;
    return aim_promise(look, s.draft, next_target(look, aiming_of(look, s.draft), s.draft), ref);
  }
  const Frame& f = s.flow.frames[s.flow.depth - 1];
  if (f.n == kChooses) return aim_promise(look, s.running, s.running.chosen, ref);
  return 0;
}

int mode_promise(const Look& look, const Item& item, unsigned side) {
  Item one = item;
  one.modes = static_cast<std::uint8_t>(one.modes | side << modes_chosen(item));
  ++one.amount;
  return item_promise(look, one);
}

int place_promise(const Look& look, Seat seat, std::uint8_t front) {
  Item item = look.s.draft;
  if (look.card(item.card).type == CardType::kCreature)
    return front_promise(look, seat, item.card, front);
  item.front = front;
  return item_promise(look, item);
}

int resource_promise(const Look& look, Seat seat, int place) {
  const State& s = look.s;
  const int worth = held_worth(look, seat, s.resource[seat][place]);
  const int marked = (s.resource_marked[seat] >> place & 1) != 0 ? kWorth.gold : 0;
  return (s.line_kind == kRecycle ? worth : -worth) + marked;
}

int spread_promise(const Look& look, Slot slot) {
  const Object& o = look.s.objects[slot];
  return o.damage + 1 >= o.def ? body_worth(look, o) : kWorth.trifle;
}

int discard_promise(const Look& look, Seat seat, CardId card) {
  return -held_worth(look, seat, card);
}

// Of one answer, where nothing need be known of the others.
int promise_of(const Look& look, Seat seat, const Choice& c) {
  const State& s = look.s;
  const auto slot = static_cast<Slot>(c.a);
  const auto card = static_cast<CardId>(c.a);
  switch (c.kind) {
    case kKeep: return keep_promise(look, seat);
    case kUnassign: return -kWorth.assigned;
    case kPay: return kHunch.upkeep;
    case kDrawCard: return kWorth.card;
    case kLay: return lay_promise(look, seat, card);
    case kRecycle: return recycle_promise(look, seat);
    case kPlayCard: return card_promise(look, seat, card);
    case kUse: return use_promise(look, seat, slot);
    case kAbility: return ability_promise(look, seat, slot_of(s, s.draft.source), c.a);
    case kReassign:
    case kWield:
    case kWear: return -kWorth.marked;
    case kPickUp: return kWorth.attached - kWorth.marked;
    case kDiscard: return discard_promise(look, seat, card);
    case kMode: return mode_promise(look, s.line > 0 ? s.draft : s.running, c.a);
    case kFront: return place_promise(look, seat, static_cast<std::uint8_t>(c.a));
    case kTarget: return target_promise(look, c.a);
    case kAlly: return -s.objects[slot].atk;
    case kSacrifice:
    case kReturn: return -body_worth(look, s.objects[slot]);
    case kResource: return resource_promise(look, seat, c.a);
    case kFind: return held_worth(look, seat, card);
    case kAccept: return accepting_worth(look, seat, c.a);
    case kAbandon: return -kWorth.left_quest - kWorth.vp;
    case kSpread: return spread_promise(look, slot);
    default: return 0;
  }
}

void promise_attacks(const Look& look, Seat seat, const ChoiceList& choices, Promises& promises) {
  const State& s = look.s;
  const Sortie sortie = best_sortie(look, seat);
  const Guard guard(look, seat);
  for (int i = 0; i < choices.size(); ++i) {
    const Choice& c = choices[i];
    int& hope = promises[static_cast<std::size_t>(i)] = 0;
    const auto slot = static_cast<Slot>(c.a);
    if (c.kind == kMove) hope = guard.move_promise(s.objects[slot]);
    if (c.kind != kAttack) continue;
    if (c.b != 0) {
      hope = foe_promise(look, slot, static_cast<Slot>(c.b - 1)) + sortie.worth_from(slot + 1);
      continue;
    }
    hope = sortie.worth_from(slot) - (sortie.has(slot) ? 0 : kWorth.influence);
  }
}

void promise_defences(const Look& look, Seat seat, const ChoiceList& choices, Promises& promises) {
  const Defending defending(look, seat);
  for (int i = 0; i < choices.size(); ++i) {
    const Choice& c = choices[i];
    int& hope = promises[static_cast<std::size_t>(i)] = 0;
    if (c.kind == kDefend) hope = defending.worth_from(static_cast<Slot>(c.a));
    if (c.kind == kWith) hope = defending.worth_with(look, static_cast<Slot>(c.a));
  }
}

}  // namespace

void Wtactics::promise(const State& s, Seat seat, const ChoiceList& choices,
                       Promises& promises) const {
  const Look look{*content_, s};
  const bool attacks = s.line > 0
                           ? (s.line_kind == kAttack || s.line_kind == kMove) && s.draft.chosen == 0
                           : s.flow.window.kind == kMoveOrAttackWindow;
  if (attacks) return promise_attacks(look, seat, choices, promises);
  const bool defends = s.line > 0 ? s.line_kind == kDefend && s.draft.chosen == 0
                                  : s.flow.window.kind == kDefendWindow;
  if (defends) return promise_defences(look, seat, choices, promises);
  for (int i = 0; i < choices.size(); ++i)
    promises[static_cast<std::size_t>(i)] = promise_of(look, seat, choices[i]);
}

}  // namespace turnwright::wtactics
