// What cards and abilities would do, at first sight: each effect is weighed where it aims, and nothing is carried out.
#include <algorithm>
#include <bit>

#include "games/wtactics/announce.h"
#include "games/wtactics/hints.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/promises.h"
#include "games/wtactics/quests.h"

namespace turnwright::wtactics {
namespace {

// What changes about a creature that fights.
struct Change {
  int atk = 0, def = 0;
  bool unharmed = false;
};

// What the combat of this creature brings its player, as far as it is known who fights whom.
int combat_worth(const Look& look, Slot slot, const Change& change) {
  const State& s = look.s;
  const Object& o = s.objects[slot];
  const int atk = std::max(0, o.atk + change.atk), left = o.def + change.def - o.damage;
  int coming = 0, worth = 0;
  for (const Defence& d : s.defences) {
    if (d.attacker != slot && d.defender != slot) continue;
    const Object& against = s.objects[d.attacker == slot ? d.defender : d.attacker];
    coming += std::max(0, against.atk - o.tough);
    if (has(against, Keyword::kSlayer) && against.atk > o.tough) coming += left;
    if (atk - against.tough >= against.def - against.damage) worth += body_worth(look, against);
  }
  if (left <= 0 || (coming >= left && !change.unharmed)) worth -= body_worth(look, o);
  if ((o.fight & (kAttacks | kDefended)) == kAttacks) {
    const int influence = s.influence[other(o.controller)];
    worth += influence_worth(influence) - influence_worth(influence - atk);
  }
  return worth;
}

// In the combat that is next: before that, what holds for a moment is better kept.
bool fights_now(const State& s, Slot slot) { return s.combat != kNoSlot && is_fighting(s, slot); }

int change_worth(const Look& look, Slot slot, const Change& change) {
  const Object& o = look.s.objects[slot];
  const bool fights = fights_now(look.s, slot);
  if (fights) return combat_worth(look, slot, change) - combat_worth(look, slot, {});
  if (o.def + change.def <= o.damage) return -body_worth(look, o);
  return change.unharmed ? 0 : change.atk + std::min(0, change.def);
}

// Whether its player may still attack in this turn.
bool may_yet_attack(const State& s, Seat seat) {
  return s.active == seat && s.phase < 7 && s.first_use != Moved::kAttacked && s.picker == kNobody;
}

int ready_worth(const State& s, const Object& o) {
  const bool attacks = o.front == kOffensive && may_yet_attack(s, o.controller);
  const bool defends = o.front == kDefensive && s.active != o.controller && s.phase <= 7;
  return kWorth.marked + (attacks || defends ? kHunch.unready * o.atk : 0);
}

// What it costs its player that it leaves play.
int leaving_worth(const Look& look, Slot slot) {
  const Object& o = look.s.objects[slot];
  if (o.where == Where::kAttached) return -kWorth.attached;
  return -body_worth(look, o) - std::max(0, combat_worth(look, slot, {}));
}

// What changes for a creature by more or less strength, to the one who controls it.
int effect_on_strength(const Look& look, const Instruction& in, Slot slot) {
  const Object& o = look.s.objects[slot];
  switch (in.effect) {
    case Effect::kDamage: return change_worth(look, slot, {.def = -std::max(0, in.n - o.tough)});
    case Effect::kHeal: {
      const int healed = std::min<int>(o.damage, in.n);
      return healed == 0 ? 0 : healed + change_worth(look, slot, {.def = healed});
    }
    case Effect::kMod: return change_worth(look, slot, {in.pair.attack, in.pair.defence});
    case Effect::kCounter: {
      const language::Pair pair = look.code().counters[in.counter];
      return change_worth(look, slot, {pair.attack, pair.defence}) +
             kWorth.strength * (pair.attack + pair.defence);
    }
    case Effect::kPreventAll: return change_worth(look, slot, {.unharmed = true});
    default: return std::max(0, change_worth(look, slot, {.def = in.n}));  // some is prevented
  }
}

// The same of whatever is done to it; `by`: whose text it is.
int effect_on_object(const Look& look, const Instruction& in, Slot slot, Seat by) {
  const State& s = look.s;
  const Object& o = s.objects[slot];
  switch (in.effect) {
    case Effect::kDamage:
    case Effect::kHeal:
    case Effect::kMod:
    case Effect::kCounter:
    case Effect::kPreventAll:
    case Effect::kPrevent:
    case Effect::kRedirect: return effect_on_strength(look, in, slot);
    case Effect::kKill:
    case Effect::kDiscardCard:
    case Effect::kExile: return leaving_worth(look, slot);
    case Effect::kBounce: return kWorth.card + leaving_worth(look, slot);
    case Effect::kDetach: return -kWorth.attached;
    case Effect::kMark: return o.mark == Mark::kUnmarked ? -ready_worth(s, o) : 0;
    case Effect::kUnmark: return o.mark == Mark::kMarked ? ready_worth(s, o) : 0;
    case Effect::kControl: return o.controller == by ? 0 : -kHunch.stolen * o.atk - kWorth.body;
    case Effect::kHp: return -kWorth.vp / 2;
    case Effect::kUnassign:
    case Effect::kSilence:
    case Effect::kForbid:
    case Effect::kForce: return -kWorth.trifle;
    case Effect::kMove: return 0;
    default: return kWorth.trifle;
  }
}

int effect_on(const Look& look, const Instruction& in, const Item& item, Ref ref) {
  const State& s = look.s;
  const Seat you = item.controller;
  switch (points_at(ref)) {
    case Points::kObject: {
      const Slot slot = slot_of(s, ref);
      if (slot == kNoSlot) return 0;
      const int worth = effect_on_object(look, in, slot, you);
      return s.objects[slot].controller == you ? worth : -worth;
    }
    case Points::kItem: {
      if (in.effect != Effect::kCancel || ref_low(ref) >= s.chain.size()) return 0;
      const Item& other = s.chain[ref_low(ref)];
      const int worth = other.owner == kNobody
                            ? kWorth.trifle
                            : kWorth.card + kWorth.strength * look.code().printed_cost(other.card);
      return other.controller == you ? -worth : worth;
    }
    case Points::kGrave:
      return in.effect == Effect::kRecover
                 ? (ref_seat(ref) == you ? kWorth.card + held_worth(look, you, ref_low(ref)) / 8
                                         : -kWorth.card)
                 : 1;
    case Points::kQuest:
      if (in.effect != Effect::kProgress) return 0;
      return kWorth.vp * quest_at(look, ref_low(ref)).vp /
             (2 * std::max<int>(1, quest_at(look, ref_low(ref)).goal.n));
    default: return 0;
  }
}

// What happens to a player, whoever is aimed at.
int effect_on_player(const Look& look, const Instruction& in, const Item& item) {
  const State& s = look.s;
  const Seat who = seat_of(look, in.who, item);
  int worth = 0;
  switch (in.effect) {
    case Effect::kDraw:
    case Effect::kSearch: worth = kWorth.card * std::max<int>(1, in.n); break;
    case Effect::kDiscardHand: worth = -kWorth.card * std::min<int>(in.n, s.hand_size[who]); break;
    case Effect::kSap: worth = -kWorth.resource * std::min<int>(in.n, s.resources[who]); break;
    case Effect::kInfluence:
      worth = influence_worth(s.influence[who] + in.n) - influence_worth(s.influence[who]);
      break;
    case Effect::kVp: worth = kWorth.vp * in.n; break;
    case Effect::kGold: worth = kWorth.gold * in.n; break;
    case Effect::kReady:
      worth = kWorth.gold * std::min<int>(in.n, std::popcount(s.resource_marked[who]));
      break;
    case Effect::kLook: worth = 1; break;
    default: break;
  }
  return who == item.controller ? worth : -worth;
}

bool is_chosen(const Instruction& in, const Item& item) {
  return in.choice == 0xff || has_mode(item, in.choice, in.side);
}

// All but what depends on the targets.
int rest_promise(const Look& look, const Item& item) {
  if (item.ability == kNone) return 0;
  const Ability& ability = look.code().abilities[item.ability];
  int worth = 0;
  for (int i = ability.first; i < ability.last; ++i) {
    const Instruction& in = look.code().instructions[static_cast<std::size_t>(i)];
    if (!is_chosen(in, item) || in.sel.is == Selector::Is::kTarget) continue;
    if (in.sel.is == Selector::Is::kNothing) {
      worth += effect_on_player(look, in, item);
    } else if (in.sel.is != Selector::Is::kChoose && in.sel.is != Selector::Is::kRandom) {
      Refs refs;
      select(look, in.sel, item, refs);
      for (Ref ref : refs) worth += effect_on(look, in, item, ref);
    }
  }
  return worth;
}

// An attachment is worth what it gives whoever it is meant for.
int host_promise(const Look& look, const Item& item, Ref ref) {
  const State& s = look.s;
  const CardCode& card = look.card(item.card);
  const Slot slot = slot_of(s, ref);
  const language::Pair change = card.on_host;
  if (slot == kNoSlot) return kWorth.attached;
  const Object& o = s.objects[slot];
  if (o.controller != item.controller) return kWorth.attached + body_worth(look, o) / 2;
  if (o.def + change.defence <= o.damage) return -body_worth(look, o);
  const bool second = card.type == CardType::kEquipment && carries(look, slot, card.type);
  if (second) return 0;
  const int use = o.front == kOffensive ? change.attack : change.defence;
  return kWorth.attached + kWorth.strength * (change.attack + change.defence) +
         kHunch.bearer * use - (o.mark == Mark::kAssigned ? kWorth.attached : 0);
}

// Gold that creatures in hand would have needed, if so much is paid now.
int spoilt_worth(const Look& look, Seat seat, int cost) {
  const State& s = look.s;
  if (s.active != seat || s.phase >= 8) return kWorth.gold * cost;
  const int gold = gold_of(s, seat);
  int wanted = 0;
  for_each_card_at(s, seat, places_in(s, seat, Pile::kHand) & s.creatures[seat], [&](CardId one) {
    const int price = look.code().printed_cost(one);
    if (price <= gold) wanted = std::max(wanted, price);
  });
  return kWorth.gold * cost + kHunch.spoilt * std::max(0, wanted + cost - gold);
}

int costs_worth(const Look& look, Seat seat, Slot source, const Costs& costs) {
  const State& s = look.s;
  int worth = spoilt_worth(look, seat, costs.gold);
  if (costs.mark) worth += ready_worth(s, s.objects[source]);
  if (costs.influence > 0)
    worth +=
        influence_worth(s.influence[seat]) - influence_worth(s.influence[seat] - costs.influence);
  const int given_up = (costs.sacrifice != kNone ? 1 : 0) + (costs.bounce != kNone ? 1 : 0);
  return worth + kWorth.marked * costs.allies + kWorth.given_up * given_up +
         kWorth.card * costs.discard + kWorth.resource * costs.resources +
         (costs.counter == 0xff ? 0 : kWorth.strength);
}

}  // namespace

int aim_promise(const Look& look, const Item& item, int n, Ref ref) {
  if (item.owner != kNobody && item.ability == kNone) return host_promise(look, item, ref);
  const Ability& ability = look.code().abilities[item.ability];
  int worth = 0;
  for (int i = ability.first; i < ability.last; ++i) {
    const Instruction& in = look.code().instructions[static_cast<std::size_t>(i)];
    if (in.sel.is == Selector::Is::kTarget && in.sel.target == n && is_chosen(in, item))
      worth += effect_on(look, in, item, ref);
  }
  return worth;
}

int item_promise(const Look& look, Item item) {
  const Ability* ability = ability_of(look, item);
  if (ability != nullptr && modes_chosen(item) < ability->choices) {
    Item second = item;
    second.modes = static_cast<std::uint8_t>(item.modes | 1 << item.amount++);
    ++second.amount;
    return std::max(item_promise(look, item), item_promise(look, second));
  }
  const Ability* aiming = aiming_of(look, item);
  const Viewpoint view = viewpoint_of(look, item);
  int worth = rest_promise(look, item);
  for (int n = item.chosen; n < targets_of(aiming); ++n) {
    const Filter* filter = target_filter(look, aiming, item, n);
    if (filter == nullptr) continue;
    Refs refs;
    find_targets(look, *filter, view, refs);
    int best = -kWorth.lost;
    for (Ref ref : refs)
      if (n > 0 || judge_aim(look, item, ref).fine())
        best = std::max(best, aim_promise(look, item, n, ref));
    worth += best;
  }
  return worth;
}

int held_worth(const Look& look, Seat seat, CardId id) {
  const CardCode& card = look.card(id);
  const int cost = look.code().printed_cost(id);
  int worth = kWorth.card + (card.type == CardType::kCreature ? kWorth.soon : 0);
  if (look.s.loyalty[seat][card.faction] < card.loyalty) return worth - 2 * kWorth.soon;
  if (cost > look.s.resources[seat] + 2) return worth - kWorth.soon;
  return worth + kWorth.soon + kHunch.card_of_use * cost;
}

int card_promise(const Look& look, Seat seat, CardId id) {
  const CardCode& card = look.card(id);
  const int cost = std::max(0, look.code().printed_cost(id));
  if (card.type == CardType::kCreature) return body_worth(card, card.atk, card.def) - kWorth.card;
  const Item item = draft_of_card(look, seat, id);
  return item_promise(look, item) - kWorth.card - spoilt_worth(look, seat, cost) - kHunch.reply;
}

int ability_promise(const Look& look, Seat seat, Slot slot, AbilityId id) {
  const Ability& ability = look.code().abilities[id];
  const int costs = costs_worth(look, seat, slot, ability.costs) + kHunch.reply;
  if (ability.form == Form::kAssignment)
    return kWorth.assigned - kWorth.strength * look.s.objects[slot].atk + kHunch.reply - costs;
  return item_promise(look, draft_of_ability(look, seat, slot, id)) - costs;
}

int use_promise(const Look& look, Seat seat, Slot slot) {
  int best = -kWorth.lost;
  for_each_ability(look, slot, [&](AbilityId id) {
    const Form form = look.code().abilities[id].form;
    if (form == Form::kActivated || form == Form::kAssignment)
      best = std::max(best, ability_promise(look, seat, slot, id));
  });
  return best;
}

}  // namespace turnwright::wtactics
