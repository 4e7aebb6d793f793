// Who should attack and who should block, and what unblocked attackers should hit. A few ways to use the lanes are weighed
// against an other side that may as well attack with all it has as keep all of it back.
#include "games/crowdcontrol/promises.h"

namespace turnwright::crowdcontrol {
namespace {

struct Fighter {
  std::int16_t attack, health, worth;
  Slot slot;
  bool ready;  // may attack
};
using Row = FixedVec<Fighter, kMostEntities>;
struct Lanes {
  Row of[kLanes];
};

Fighter fighter(const Look& look, const Camp& camp, Slot slot) {
  const Object& o = camp.objects[slot];
  const int attack = attack_of(look, o), health = health_of(look, o);
  const int worth = kWorth.body + kWorth.attack * attack + kWorth.health * health +
                    kWorth.text * look.card(o.card).size();
  const auto small = [](int n) { return static_cast<std::int16_t>(std::min<int>(n, INT16_MAX)); };
  return {small(attack), small(health), small(worth), slot, can_attack(look.s, o)};
}

Lanes lanes_of(const Look& look, const Camp& camp) {
  Lanes lanes{};
  for (std::uint8_t lane = 0; lane < kLanes; ++lane)
    for (int i = 0; i < camp.lane_size[lane]; ++i)
      lanes.of[lane].push_back(fighter(look, camp, camp.lane[lane][i]));
  return lanes;
}

// Those that switch stand behind those that stay.
Lanes after(const Lanes& lanes, SlotMask switching) {
  Lanes then{};
  const auto place = [&](bool moved) {
    for (std::uint8_t lane = 0; lane < kLanes; ++lane)
      for (const Fighter& one : lanes.of[lane])
        if (((switching >> one.slot & 1) != 0) == moved)
          then.of[moved ? other_lane(lane) : lane].push_back(one);
  };
  place(false);
  if (switching != 0) place(true);
  return then;
}

SlotMask slots_of(const Row& row) {
  unsigned slots = 0;
  for (const Fighter& one : row) slots |= slot_bit(one.slot);
  return static_cast<SlotMask>(slots);
}

// The strongest first.
Row ready_of(const Lanes& lanes) {
  Row ready{};
  for (const Row& row : lanes.of)
    for (const Fighter& one : row)
      if (one.ready) ready.push_back(one);
  std::sort(ready.begin(), ready.end(),
            [](const Fighter& a, const Fighter& b) { return a.attack > b.attack; });
  return ready;
}

int hit_worth(int damage, int health) {
  if (damage >= health) return kPromised.won;
  const auto danger = [](int left) { return std::max(kWorth.safe - left, 0); };
  return kWorth.hq * damage + kWorth.danger * (danger(health - damage) - danger(health));
}

int loss(const Fighter& one, int damage) {
  return damage >= one.health ? one.worth : kWorth.health * damage / 2;
}

int attack_worth(const Row& attackers, const Row& defenders, int health) {
  int worth = 0, through = 0;
  for (std::size_t k = 0; k < attackers.size(); ++k) {
    const Fighter& one = attackers[k];
    if (!one.ready) continue;
    if (k < defenders.size())
      worth += loss(defenders[k], one.attack) - loss(one, defenders[k].attack);
    else
      through += one.attack;
  }
  return worth + hit_worth(through, health);
}

class Battle {
 public:
  Battle(const Look& look, const Sides& sides)
      : own_health_(health_of(look, sides.own.objects[kHqSlot])),
        their_health_(health_of(look, sides.their.objects[kHqSlot])) {
    const Lanes stand = lanes_of(look, sides.their);
    const SlotMask attack = slots_of(stand.of[kAttackLane]);
    bold_ = after(stand, slots_of(ready_of(stand)) & ~attack);
    blockers_ = after(stand, attack).of[kDefenseLane];
  }
  // Who keeps all back attacks with nobody.
  int worth(const Lanes& own) const {
    const Row& attack = own.of[kAttackLane];
    return (attack_worth(attack, bold_.of[kDefenseLane], their_health_) +
            attack_worth(attack, blockers_, their_health_) -
            attack_worth(bold_.of[kAttackLane], own.of[kDefenseLane], own_health_)) /
           2;
  }

 private:
  int own_health_, their_health_;
  Lanes bold_;    // it attacks with all it has
  Row blockers_;  // it keeps all of it back
};

// A way to use the lanes makes its first steps promising: to switch those that it sends to attack, then the others; with
// nothing left to switch, to lock.
void promise_plan(int worth, SlotMask switching, SlotMask attacking, const ChoiceList& choices,
                  Promises& promises) {
  const SlotMask to_attack = switching & ~attacking;
  const SlotMask first = to_attack != 0 ? to_attack : switching;
  for (int i = 0; i < choices.size(); ++i) {
    std::int32_t& promise = promises[static_cast<std::size_t>(i)];
    const Choice& c = choices[i];
    if (c.kind == kLock ? switching == 0 : (first >> c.a & 1) != 0)
      promise = std::max(promise, worth);
  }
}

}  // namespace

void promise_switches(const Look& look, const Sides& sides, const ChoiceList& choices,
                      Promises& promises) {
  SlotMask named = 0, open = 0;
  for (std::uint16_t slot : look.s.draft[sides.seat].picks)
    named |= slot_bit(static_cast<Slot>(slot));
  for (const Choice& c : choices)
    if (c.kind == kSwitch) open |= slot_bit(static_cast<Slot>(c.a));
  std::fill_n(promises.begin(), choices.size(), -kWorth.fallen);
  const Battle battle(look, sides);
  const Lanes stand = lanes_of(look, sides.own);
  const SlotMask attacking = slots_of(stand.of[kAttackLane]);
  const auto weigh = [&](SlotMask switching) {
    const int worth = battle.worth(after(stand, static_cast<SlotMask>(named | switching)));
    promise_plan(worth, switching, attacking, choices, promises);
  };
  weigh(0);
  // All that are ready could attack, or all but some of the weakest; the others block.
  SlotMask chosen = 0;
  const auto weigh_chosen = [&] {
    if (const SlotMask switching = (chosen ^ attacking) & open; switching != 0) weigh(switching);
  };
  weigh_chosen();
  for (const Fighter& one : ready_of(stand)) {
    chosen |= slot_bit(one.slot);
    weigh_chosen();
  }
}

namespace {

// What gets through to Places and HQ as the lanes stand.
struct Through {
  int first = 0, all = 0;  // of the first unblocked attacker, of all of them
};
Through through(const Look& look, const Sides& sides) {
  Through damage;
  for (int k = sides.their.lane_size[kDefenseLane]; k < sides.own.lane_size[kAttackLane]; ++k) {
    const Object& o = sides.own.objects[sides.own.lane[kAttackLane][k]];
    if (!can_attack(look.s, o)) continue;
    if (damage.first == 0) damage.first = attack_of(look, o);
    damage.all += attack_of(look, o);
  }
  return damage;
}

}  // namespace

// The first unblocked attacker hits the first Place of the list, and not the HQ.
void promise_priorities(const Look& look, const Sides& sides, const ChoiceList& choices,
                        Promises& promises) {
  const Seat foe = other(sides.seat);
  const Through damage = through(look, sides);
  const bool wins = damage.all >= health_of(look, sides.their.objects[kHqSlot]);
  const auto of_place = [&](Slot slot) {
    if (wins) return -kPromised.won;
    const bool falls = damage.first >= health_of(look, sides.their.objects[slot]);
    const int worth =
        falls ? thing_worth(look, sides.of(foe), slot) : kWorth.place_health * damage.first;
    return worth - kWorth.hq * damage.first;
  };
  const Priorities& list = look.s.priorities[sides.seat].now;
  const Slot listed = list.empty() ? kNoSlot : find(sides.their, foe, list[0]);
  for (int i = 0; i < choices.size(); ++i) {
    const Choice& c = choices[i];
    promises[static_cast<std::size_t>(i)] = c.kind == kFirst ? of_place(static_cast<Slot>(c.a)) - 1
                                            : c.kind == kKeep && listed != kNoSlot
                                                ? of_place(listed)
                                                : 0;
  }
}

}  // namespace turnwright::crowdcontrol
