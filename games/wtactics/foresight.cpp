// What is announced is valued as if it had happened: its effects are done roughly, by their words, to a copy of the
// state. What cannot be shown there is weighed besides.
#include <algorithm>

#include "games/wtactics/announce.h"
#include "games/wtactics/hints.h"
#include "games/wtactics/piles.h"

namespace turnwright::wtactics {
namespace {

struct Ahead {
  const Content& content;
  State s;
  Seat seat;
  int besides = 0;
  Look look() const { return {content, s}; }
  int sign(Seat one) const { return one == seat ? 1 : -1; }
};

void change(Object& o, language::Pair by) {
  o.atk = static_cast<std::uint16_t>(std::max(0, o.atk + by.attack));
  o.def = static_cast<std::uint16_t>(std::max(0, o.def + by.defence));
}

void affect(Ahead& to, const Instruction& in, const Item& item, Object& o) {
  const int sign = to.sign(o.controller);
  switch (in.effect) {
    case Effect::kDamage:
      o.damage = static_cast<std::uint16_t>(o.damage + std::max(0, in.n - o.tough));
      break;
    case Effect::kHeal: o.damage = static_cast<std::uint16_t>(std::max(0, o.damage - in.n)); break;
    case Effect::kMod: change(o, in.pair); break;
    case Effect::kCounter:
      ++o.counters[in.counter];
      change(o, to.content.code.counters[in.counter]);
      break;
    case Effect::kBounce: to.besides += sign * kWorth.card; [[fallthrough]];
    case Effect::kKill:
    case Effect::kDiscardCard:
    case Effect::kExile:
    case Effect::kDetach: o.where = Where::kLeft; break;
    case Effect::kMark: o.mark = Mark::kMarked; break;
    case Effect::kUnmark: o.mark = Mark::kUnmarked; break;
    case Effect::kMove: o.front = other_front(o.front); break;
    case Effect::kControl: o.controller = item.controller; break;
    case Effect::kPrevent: o.tough = static_cast<std::uint8_t>(o.tough + in.n); break;
    case Effect::kPreventAll: o.tough = 0xff; break;
    case Effect::kSilence:
    case Effect::kForbid:
    case Effect::kForce:
    case Effect::kUnassign: to.besides -= sign * kWorth.trifle; break;
    default: to.besides += sign * kWorth.trifle; break;
  }
}

void affect_all(Ahead& to, const Instruction& in, const Item& item) {
  Refs refs{};
  select(to.look(), in.sel, item, refs);
  for (Ref ref : refs) switch (points_at(ref)) {
      case Points::kObject:
        if (const Slot slot = slot_of(to.s, ref); slot != kNoSlot)
          affect(to, in, item, to.s.objects[slot]);
        break;
      case Points::kItem:
        if (in.effect == Effect::kCancel && ref_low(ref) < to.s.chain.size())
          to.s.chain.erase(ref_low(ref));
        break;
      case Points::kGrave:
        if (in.effect == Effect::kRecover) to.besides += to.sign(ref_seat(ref)) * kWorth.card;
        break;
      default: break;
    }
}

void carry_out(Ahead& to, const Instruction& in, const Item& item) {
  const Seat who = seat_of(to.look(), in.who, item);
  const int sign = to.sign(who);
  switch (in.effect) {
    case Effect::kDraw:
    case Effect::kSearch: to.besides += sign * kWorth.card * std::max<int>(1, in.n); break;
    case Effect::kDiscardHand:
      to.besides -= sign * kWorth.card * std::min<int>(in.n, to.s.hand_size[who]);
      break;
    case Effect::kSap:
      to.besides -= sign * kWorth.resource * std::min<int>(in.n, to.s.resources[who]);
      break;
    case Effect::kInfluence:
      to.s.influence[who] = static_cast<std::int16_t>(to.s.influence[who] + in.n);
      break;
    case Effect::kVp: to.besides += sign * kWorth.vp * in.n; break;
    case Effect::kGold:
    case Effect::kReady: to.besides += sign * kWorth.gold * in.n; break;
    case Effect::kLook: to.besides += sign; break;
    case Effect::kMill:
    case Effect::kShuffle: break;
    default: affect_all(to, in, item); break;
  }
}

// A creature enters, or something is attached.
void put_into_play(Ahead& to, const Item& item) {
  if (to.s.slots == kObjects) return;
  const CardCode& card = to.content.code.cards[item.card];
  const bool creature = card.type == CardType::kCreature;
  Object& o = to.s.objects[to.s.slots++];
  o = {};
  o.card = item.card;
  o.owner = o.controller = item.controller;
  o.front = item.front;
  o.atk = card.atk;
  o.def = card.def;
  o.where = creature ? Where::kFront : Where::kAttached;
  o.host = item.targets[0];
  o.can = creature ? 0u : kWorks;
  if (const Slot host = slot_of(to.s, o.host); !creature && host != kNoSlot)
    change(to.s.objects[host], carried(to.look(), item.card));
}

void carry_out(Ahead& to, const Item& item) {
  const Code& code = to.content.code;
  if (item.ability == kNone) return put_into_play(to, item);
  const Ability& ability = code.abilities[item.ability];
  if (ability.form == Form::kUpkeep) return;  // what it says happens if it is not paid
  if (ability.form == Form::kAssignment) {
    to.s.objects[slot_of(to.s, item.source)].mark = Mark::kAssigned;
    return;
  }
  for (int i = ability.first; i < ability.last; ++i) {
    const Instruction& in = code.instructions[static_cast<std::size_t>(i)];
    if (in.choice != 0xff && (item.modes >> in.choice & 1) != in.side) continue;
    if (in.condition != kNone && !is_true(to.look(), code.conditions[in.condition], item)) continue;
    carry_out(to, in, item);
    if (in.otherwise) ++i;
  }
}

// The newest item first. What its effects weigh besides is counted for the one announced last alone: by the time
// the others are carried out it will not be seen, and to pass must not look like a loss.
int worth_of_item(Ahead ahead, const Item& newest) {
  carry_out(ahead, newest);
  const int besides = ahead.besides;
  while (!ahead.s.chain.empty()) {
    const Item item = ahead.s.chain.back();
    ahead.s.chain.pop_back();
    carry_out(ahead, item);
  }
  return position_worth(ahead.look(), ahead.seat) + besides;
}

int worth_of_chain(Ahead ahead) {
  const Item newest = ahead.s.chain.back();
  ahead.s.chain.pop_back();
  return worth_of_item(ahead, newest);
}

// With the best modes, front and targets, as far as they are still to be chosen.
int best_worth(const Ahead& ahead, Item item) {
  const Code& code = ahead.content.code;
  const Ability* ability = item.ability == kNone ? nullptr : &code.abilities[item.ability];
  const auto better = [&](Item one, Item two) {
    return std::max(best_worth(ahead, one), best_worth(ahead, two));
  };
  Item second = item;
  if (ability != nullptr && item.amount < ability->choices) {
    second.modes = static_cast<std::uint8_t>(item.modes | 1 << item.amount++);
    ++second.amount;
    return better(item, second);
  }
  const bool is_card = item.owner != kNobody;
  if (is_card && code.cards[item.card].type == CardType::kCreature && item.front == kNoFront) {
    item.front = kOffensive;
    second.front = kDefensive;
    return better(item, second);
  }
  const AbilityId attach = is_card ? code.cards[item.card].attach : kNone;
  const int targets = attach != kNone ? 1 : ability != nullptr ? ability->targets : 0;
  int best = worth_of_item(ahead, item);
  for (int n = item.chosen; n < targets; ++n) {
    const Target target = attach != kNone ? Target{.filter = code.abilities[attach].filter}
                                          : ability->target[static_cast<std::size_t>(n)];
    if (target.choice != 0xff && (item.modes >> target.choice & 1) != target.side) continue;
    Refs refs{};
    find_targets(ahead.look(), code.filters[target.filter], viewpoint_of(ahead.look(), item), refs);
    Ref aim = kNoRef;
    for (Ref ref : refs) {
      item.targets[n] = ref;
      const int worth = worth_of_item(ahead, item);
      if (aim == kNoRef || worth > best) best = worth, aim = ref;
    }
    item.targets[n] = aim;
  }
  return best;
}

// What is chosen to be paid with is gone; the rest is reckoned with.
void pay(Ahead& ahead, const Item& item) {
  State& s = ahead.s;
  if (item.owner != kNobody) {
    ahead.besides -= kWorth.gold * gold_cost(ahead.look(), ahead.seat, item);
    return move_seen(s, ahead.seat, item.card, Pile::kHand, Pile::kChain);
  }
  const Costs& costs = ahead.content.code.abilities[item.ability].costs;
  Object& source = s.objects[slot_of(s, item.source)];
  ahead.besides -= kWorth.gold * costs.gold;
  if (costs.mark) source.mark = Mark::kMarked;
  if (costs.counter != 0xff) --source.counters[costs.counter];
  s.influence[ahead.seat] = static_cast<std::int16_t>(s.influence[ahead.seat] - costs.influence);
  const int cards = costs.allies + (costs.sacrifice != kNone) + (costs.bounce != kNone);
  const int all = cards + costs.discard + costs.resources;
  for (int n = 0; n < all; ++n) {
    if (n >= static_cast<int>(s.picks.size())) {
      ahead.besides -= n < costs.allies ? kWorth.marked : kWorth.given_up;
      continue;
    }
    const Ref pick = s.picks[static_cast<std::size_t>(n)];
    if (n < costs.allies)
      s.objects[pick].mark = Mark::kMarked;
    else if (n < cards)
      s.objects[pick].where = Where::kLeft;
    else if (n < cards + costs.discard)
      move_seen(s, ahead.seat, static_cast<CardId>(pick), Pile::kHand, Pile::kGrave);
    else
      ahead.besides -= kWorth.resource;
  }
}

int worth_of_announcement(const Ahead& ahead, Item item) {
  if (item.owner == kNobody && item.ability == kNone) {  // which ability is still to be said
    int best = -kWorth.lost;
    const Slot slot = slot_of(ahead.s, item.source);
    for_each_ability(ahead.look(), slot, [&](AbilityId id) {
      if (!judge_ability(ahead.look(), ahead.seat, slot, id).fine()) return;
      item.ability = id;
      best = std::max(best, worth_of_announcement(ahead, item));
    });
    return best;
  }
  Ahead paid = ahead;
  pay(paid, item);
  return best_worth(paid, item);
}

// Creatures that are named move, attack or defend; others may still be named, in ascending order.
int worth_of_battle(Ahead ahead) {
  State& s = ahead.s;
  const bool named = s.draft.chosen != 0;  // the rest are Equipment
  const std::size_t n = named ? s.draft.front : s.picks.size();
  int next = 0;
  Attack attack{.by = s.active, .is_real = true, .joined_from = kNoSlot};
  for (std::size_t i = 0; i < n; ++i) {
    const Ref pick = s.picks[i];
    Object& o = s.objects[s.line_kind == kDefend ? pick >> 8 : pick];
    next = (s.line_kind == kDefend ? pick >> 8 : pick) + 1;
    switch (s.line_kind) {
      case kMove:
        o.front = other_front(o.front);
        o.mark = Mark::kMarked;
        break;
      case kAttack: o.fight |= kAttacks; break;
      default:
        o.fight |= kDefended;
        s.defences.push_back({static_cast<Slot>(pick >> 8), static_cast<Slot>(pick & 0xff)});
        break;
    }
  }
  const int worth = standing_worth(ahead.look(), ahead.seat);
  if (s.line_kind == kMove) return worth;
  if (s.line_kind == kAttack) {
    if (!named) attack.joined_from = next;
    return worth + forecast(ahead.look(), attack);
  }
  attack.answered_from = named ? kNoSlot : next;
  if (s.draft.it != kNoRef) attack.answered_from = attack.must_answer = s.draft.it;
  return worth - forecast(ahead.look(), attack);
}

}  // namespace

int foreseen_worth(const Look& look, Seat seat) {
  const Ahead ahead{look.content, look.s, seat};
  if (look.s.line == 0)
    return look.s.chain.empty() ? position_worth(look, seat) : worth_of_chain(ahead);
  switch (look.s.line_kind) {
    case kPlayCard:
    case kUse:
    case kPay: return worth_of_announcement(ahead, look.s.draft);
    case kMove:
    case kAttack:
    case kDefend: return worth_of_battle(ahead);
    case kPickUp: return standing_worth(look, seat) + kWorth.attached - kWorth.marked;
    case kRecycle:
      return standing_worth(look, seat) +
             look.content.constants.recycle_count * (kWorth.card - kWorth.late_resource) -
             (look.s.resources[seat] < kWorth.enough + look.content.constants.recycle_count
                  ? kWorth.lost
                  : 0);
    default:
      return standing_worth(look, seat) -
             kWorth.trifle;  // to change who carries what is seldom worth a line
  }
}

}  // namespace turnwright::wtactics
