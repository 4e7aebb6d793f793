// What effects that have not happened yet are worth to their player.
#include "games/crowdcontrol/hints.h"

namespace turnwright::crowdcontrol {
namespace {

constexpr int kUnknownX = 2;

}  // namespace

int amount_expected(const EffectCode& e, std::uint16_t x) {
  if (!e.is_x) return e.n;
  return x == kUnwritten ? kUnknownX : x;
}

// What it is worth to its player that the effect hits this thing.
int worth_on(const Look& look, const EffectCode& e, int n, const Sides& on, Slot slot) {
  const Camp& camp = on.own;
  const Object& o = camp.objects[slot];
  const int health = health_of(look, o);
  const int all = slot == kHqSlot ? 0 : thing_worth(look, on, slot);
  const int each = is_entity(slot)   ? kWorth.health
                   : slot == kHqSlot ? kWorth.hq
                                     : kWorth.place_health;
  const int hurt = slot != kHqSlot && n >= health   ? all
                   : slot == kHqSlot && n >= health ? kWorth.fallen
                                                    : each * n;
  switch (e.op) {
    case Effect::kArm: return (kWorth.attack + kWorth.health) * n;
    case Effect::kAnthem: return kWorth.attack + kWorth.health;
    case Effect::kArmor: return kWorth.health * n;
    case Effect::kStrengthen: return kWorth.attack * n + (can_attack(look.s, o) ? 1 : 0);
    case Effect::kHeal: return kWorth.health * o.damage;
    case Effect::kRepair: return each * std::min<int>(n, o.damage);
    case Effect::kSuffer:
    case Effect::kGrind: return -hurt;
    case Effect::kHarm:
    case Effect::kBurn: return hurt;
    case Effect::kSacrifice: return -all;
    case Effect::kWithdraw: return kWorth.card - all;
    case Effect::kKill: return all;
    case Effect::kBounce: return all - kWorth.card;
    case Effect::kEnrage: return (o.status & kEnraged) != 0 ? 0 : kWorth.enraged;
    case Effect::kHasten: return can_attack(look.s, o) ? 0 : kWorth.attack;
    case Effect::kSilence: return kWorth.text * look.card(o.card).size();
    case Effect::kLaneswap: return 3;
    case Effect::kCountPower: return attack_of(look, o);
    case Effect::kChoose: return attack_of(look, o);
    default: return 0;
  }
}

namespace {

// Aimed: on its target. Not yet aimed: on the best. Else on all, or on one by chance.
int worth_on_board(const Look& look, const Sides& sides, const EffectCode& e, int n, Ref aim,
                   Ref source) {
  const Sides on = sides.of(e.whose == Whose::kTheirs ? other(sides.seat) : sides.seat);
  const Camp& camp = on.own;
  const SlotMask domain = domain_of(e, camp);
  int sum = 0, best = -kWorth.fallen, count = 0;
  for_each_slot(domain, [&](Slot slot) {
    const int worth = worth_on(look, e, n, on, slot);
    sum += worth;
    best = std::max(best, worth);
    ++count;
  });
  if (count == 0) return 0;
  if (e.mode == Mode::kAll || e.op == Effect::kAnthem) return sum;
  if (e.mode == Mode::kRandom) return sum / count;
  const Ref meant = e.mode == Mode::kThis ? source : aim;
  if (meant == kNoRef) return e.mode == Mode::kThis ? 0 : best;
  const Slot slot = find(camp, on.seat, meant);
  return slot == kNoSlot ? 0 : worth_on(look, e, n, on, slot);
}

int worth_of_card(const Look& look, const Sides& sides, const EffectCode& e, Aim aim) {
  const auto low = static_cast<Aim>(aim & ~kPassedOn);
  switch (e.op) {
    case Effect::kResurrect:
    case Effect::kReassemble: return low == 0 ? 12 : printed_worth(look, sides, aimed_card(low));
    case Effect::kVoid: return low == 0 ? 1 : 1 + look.card(aimed_card(low)).cost;
    default: return kWorth.card + (low == 0 ? 0 : look.card(aimed_card(low)).cost);
  }
}

}  // namespace

int effect_worth(const Look& look, const Sides& sides, const EffectCode& e, std::uint16_t x,
                 Aim aim, Ref source) {
  const Camp& camp = sides.own;
  const int n = amount_expected(e, x);
  switch (e.op) {
    case Effect::kTrain: return camp.hand_size > 1 ? 6 * n : 0;
    case Effect::kFortify: return kWorth.hq * n;
    case Effect::kGrow: return kWorth.point * n;
    case Effect::kInsight:
      return (camp.deck_size > kWorth.thin_deck / 3 ? kWorth.wisdom : -kWorth.wisdom) * n;
    case Effect::kProduce: return 2 * n;
    case Effect::kDrawAction:
    case Effect::kDrawEntity:
    case Effect::kDrawPlace: return kWorth.card;
    case Effect::kDiscard: return -kWorth.card / 2;
    case Effect::kDiscountAction:
    case Effect::kDiscountEntity:
    case Effect::kDiscountPlace: return 2 * n;
    case Effect::kSpawn:
      return has_room(camp, look.card(e.token).type) ? n * printed_worth(look, sides, e.token) : 0;
    case Effect::kCount:
    case Effect::kCountDust: return 0;
    case Effect::kMill:
      return e.whose == Whose::kTheirs ? n : camp.deck_size > 2 * kWorth.thin_deck ? -n : -4 * n;
    case Effect::kRecoverAction:
    case Effect::kRecoverEntity:
    case Effect::kRecoverPlace:
    case Effect::kResurrect:
    case Effect::kReassemble:
    case Effect::kVoid: return worth_of_card(look, sides, e, aim);
    default: return worth_on_board(look, sides, e, n, aim, source);
  }
}

namespace {

int list_worth(const Look& look, const Sides& sides, const AbilityCode& list, int from,
               std::uint16_t x, Ref source) {
  int worth = 0;
  for (int i = from; i < list.size(); ++i)
    worth += effect_worth(look, sides, look.code().effect(list, i), x, kNoAim, source);
  return worth;
}

// Of effects by themselves: what they do to things on the board depends on what is there, and counts by rule of thumb.
int simple_worth(const Look& look, const Sides& sides, const AbilityCode& list) {
  constexpr int kOnThing = 8, kOnThingPerPoint = 4;
  int worth = 0;
  for (int i = 0; i < list.size(); ++i) {
    const EffectCode& e = look.code().effect(list, i);
    const int n = amount_expected(e, kUnwritten);
    if (e.op == Effect::kSpawn)
      worth += 10 * n;
    else if (e.op == Effect::kSuffer || e.op == Effect::kGrind || e.op == Effect::kSacrifice)
      worth -= kOnThing;
    else if (aims_of(e) == Aims::kBoard && e.mode != kNoMode)
      worth += n > 0 ? kOnThingPerPoint * n : kOnThing;
    else
      worth += effect_worth(look, sides, e, kUnwritten, kNoAim, kNoRef);
  }
  return worth;
}

bool is_naming(Stage stage) { return stage >= Stage::kLane && stage <= Stage::kVoidCost; }

}  // namespace

// What repeats is worth more than what happens once, and what may be used as much as it costs.
int text_worth(const Look& look, const Sides& sides, CardId id) {
  int worth = 0;
  for (int i = 0; i < look.card(id).size(); ++i) {
    const AbilityCode& ability = look.code().ability(id, i);
    switch (ability.kind) {
      case AbilityKind::kOnSpawn: break;
      case AbilityKind::kPeriodic:
      case AbilityKind::kBattlecry:
        worth += std::clamp(3 * simple_worth(look, sides, ability), -40, 40);
        break;
      case AbilityKind::kOnDeath:
        worth += std::clamp(simple_worth(look, sides, ability) / 2, -10, 12);
        break;
      default: worth += kWorth.text; break;
    }
  }
  return worth;
}

int spawn_worth(const Look& look, const Sides& sides, CardId id) {
  int worth = 0;
  for (int i = 0; i < look.card(id).size(); ++i) {
    const AbilityCode& ability = look.code().ability(id, i);
    if (ability.kind == AbilityKind::kOnSpawn) worth += simple_worth(look, sides, ability);
  }
  return worth;
}

int queue_worth(const Look& look, Seat seat) {
  const Sides sides = as_they_are(look, seat);
  int worth = 0;
  for (int i = 0; i < sides.own.queue_size; ++i) {
    const Entry& entry = look.s.queue[seat][i];
    const EffectCode& e = effect_of(look, entry);
    const Aim aim = e.mode == Mode::kChosen ? Aim{entry.chosen} : look.s.aim[seat][i];
    worth += effect_worth(look, sides, e, entry.x, aim, entry.source);
  }
  return worth;
}

int draft_worth(const Look& look, Seat seat) {
  const Draft& draft = look.s.draft[seat];
  if (draft.stage == Stage::kIdle || draft.card == kNoCard) return 0;
  const Sides sides = as_they_are(look, seat);
  const CardCode& card = look.card(draft.card);
  const bool is_use = draft.source != kNoRef;
  int worth = 0;
  if (is_naming(draft.stage)) {
    if (is_use) {
      const AbilityCode& ability = look.code().ability(draft.card, draft.ability);
      const std::uint16_t x = draft.x == kUnwritten ? look.camp(seat).mana : draft.x;
      worth += list_worth(look, sides, ability, 0, x, draft.source);
      worth -= kWorth.mana * (ability.is_x ? x : ability.n);
      if (ability.kind != AbilityKind::kPay) worth -= kWorth.open_cost;
    } else {
      worth += printed_worth(look, sides, draft.card) - kWorth.card -
               kWorth.mana * cost_of(look, seat, draft.place) - kWorth.open_cost * card.extra.n;
      if (card.type == CardType::kAction && card.size() > 0)
        worth += list_worth(look, sides, look.code().ability(draft.card, 0), 0, kUnwritten, kNoRef);
    }
    for (std::uint16_t pick : draft.picks)
      if (draft.stage == Stage::kSacrifice || draft.stage == Stage::kDismantle)
        worth += kWorth.open_cost - thing_worth(look, sides, static_cast<Slot>(pick));
    return worth;
  }
  if (card.size() == 0) return 0;
  return list_worth(look, sides, look.code().ability(draft.card, draft.ability), draft.effect,
                    draft.x, draft.source);
}

}  // namespace turnwright::crowdcontrol
