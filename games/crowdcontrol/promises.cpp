#include "games/crowdcontrol/promises.h"

#include "games/crowdcontrol/rules.h"

namespace turnwright::crowdcontrol {
namespace {

// The best card that an effect could take out of a pile; 0: there is none.
int best_in_pile(const Look& look, const Sides& sides, const EffectCode& e, std::uint16_t x,
                 Seat pile) {
  int best = 0;
  const Camp& camp = sides.of(pile).own;
  for_each_in_dust(look.s, camp, pile, [&](CardId card, int) {
    if (fits_in_dust(look, {&e, x, pile}, card))
      best = std::max(best, effect_worth(look, sides, e, x, aim_at_card(card), kNoRef));
  });
  return best;
}

}  // namespace

int effect_promise(const Look& look, const Sides& sides, const EffectCode& e, std::uint16_t x,
                   Ref source) {
  if (aims_of(e) != Aims::kDust || e.mode == Mode::kAll || e.mode == Mode::kRandom)
    return effect_worth(look, sides, e, x, kNoAim, source);
  const Seat foe = other(sides.seat);
  if (e.op == Effect::kVoid) return best_in_pile(look, sides, e, x, foe);
  const int own = best_in_pile(look, sides, e, x, sides.seat);
  return e.side == Side::kOpen ? std::max(own, best_in_pile(look, sides, e, x, foe)) : own;
}

int list_promise(const Look& look, const Sides& sides, const AbilityCode& list, std::uint16_t x,
                 Ref source) {
  int worth = 0;
  for (int i = 0; i < list.size(); ++i)
    worth += effect_promise(look, sides, look.code().effect(list, i), x, source);
  return worth;
}

namespace {

// ---- what is named with it

// Who came this turn can block, but not attack.
int lane_promise(const Look& look, const Draft& draft, const Choice& c) {
  bool attacks = look.s.arrival != 0;
  for (int i = 0; i < look.card(draft.card).size(); ++i) {
    const AbilityCode& ability = look.code().ability(draft.card, i);
    for (int k = 0; k < ability.size(); ++k)
      attacks |= look.code().effect(ability, k).op == Effect::kHasten;
  }
  return c.a == (attacks ? kAttackLane : kDefenseLane) ? kPromised.lane : 0;
}

int x_promise(const Look& look, const Sides& sides, const Draft& draft, const Choice& c) {
  const AbilityCode& ability = look.code().ability(draft.card, draft.ability);
  return list_promise(look, sides, ability, c.a, draft.source) - kPromised.x * c.a;
}

// What a card of the Hand is worth there: one that can be paid for soon, more.
int hand_worth(const Look& look, const Sides& sides, const Choice& c) {
  const int cost = std::max(look.card(static_cast<CardId>(c.a)).cost - c.c, 0);
  return kWorth.card + (cost <= sides.own.size + 1 ? cost : 0) +
         (kWorth.attack + kWorth.health) * c.b;
}

// ---- targets

struct Aimed {
  const EffectCode* e;
  std::uint16_t x;
  Ref source;
};

Aimed aimed(const Look& look, Seat seat) {
  const Draft& draft = look.s.draft[seat];
  if (look.s.flow.window.kind != kCommitWindow) {
    const Entry& entry = look.s.queue[seat][draft.effect];
    return {&effect_of(look, entry), entry.x, entry.source};
  }
  const EffectCode& e = effect_asked(look, seat);
  std::uint16_t x = draft.x;
  if (e.reads_x_from < kMostKeywords) x = draft.result[e.reads_x_from];
  return {&e, x, draft.source};
}

int target_promise(const Look& look, const Sides& sides, const Choice& c) {
  const Aimed what = aimed(look, sides.seat);
  const int n = amount_expected(*what.e, what.x);
  if (c.kind == kOn)
    return worth_on(look, *what.e, n, sides.of(static_cast<Seat>(c.a / 16)),
                    static_cast<Slot>(c.a % 16));
  if (c.kind == kOnDust)
    return effect_worth(look, sides, *what.e, what.x, aim_at_card(static_cast<CardId>(c.a)),
                        what.source);
  return hand_worth(look, sides, c);
}

int pile_promise(const Look& look, const Sides& sides, const Choice& c) {
  const Aimed what = aimed(look, sides.seat);
  const Seat pile = c.kind == kOwnPile ? sides.seat : other(sides.seat);
  return best_in_pile(look, sides, *what.e, what.x, pile);
}

int promise_of(const Look& look, const Sides& sides, const Choice& c) {
  const Draft& draft = look.s.draft[sides.seat];
  switch (c.kind) {
    case kLaneChoice: return lane_promise(look, draft, c);
    case kXChoice: return x_promise(look, sides, draft, c);
    case kSacrifice:
    case kDismantle: return -thing_worth(look, sides, static_cast<Slot>(c.a));
    case kDiscard: return -hand_worth(look, sides, c);
    case kVoid: return -look.card(static_cast<CardId>(c.a)).cost;
    case kOwnPile:
    case kLeaveIt:
    case kPassOn: return pile_promise(look, sides, c);
    case kOn:
    case kOnDust:
    case kOnHand: return target_promise(look, sides, c);
    case kDiscount: return hand_worth(look, sides, c);
    default: return 0;
  }
}

}  // namespace

void CrowdControl::promise(const State& s, Seat seat, const ChoiceList& choices,
                           Promises& promises) const {
  const Look look{*content_, s};
  const Sides sides = as_seen(look, seat);
  if (s.flow.window.kind == kLanesWindow) return promise_switches(look, sides, choices, promises);
  if (s.draft[seat].stage == Stage::kPriorities)
    return promise_priorities(look, sides, choices, promises);
  if (s.flow.window.kind == kCommitWindow && s.draft[seat].stage == Stage::kIdle)
    return promise_acts(look, sides, choices, promises);
  for (int i = 0; i < choices.size(); ++i)
    promises[static_cast<std::size_t>(i)] = promise_of(look, sides, choices[i]);
}

}  // namespace turnwright::crowdcontrol
