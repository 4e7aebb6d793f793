// What an attack would bring, by the numbers on the table alone.
#include <algorithm>
#include <span>

#include "games/wtactics/hints.h"

namespace turnwright::wtactics {
namespace {

// What is left of n damage to this creature.
int arriving(const Look& look, Slot slot, int n) {
  for (const Lasting& one : look.s.lasting) {
    if (one.on != slot) continue;
    const Effect effect = look.code().instructions[one.what].effect;
    if (effect == Effect::kPreventAll) return 0;
    if (effect == Effect::kPrevent || effect == Effect::kRedirect) n -= one.left;
  }
  return std::max(0, n - look.s.objects[slot].tough);
}

// What `from` does to `to` in one strike; enough to kill, if it is a Slayer.
int strike(const Look& look, Slot from, Slot to) {
  const int n = arriving(look, to, look.s.objects[from].atk);
  return n > 0 && has(look.s.objects[from], Keyword::kSlayer) ? look.s.objects[to].def : n;
}

bool kills(const Object& o, int damage) { return damage + o.damage >= o.def; }

// One combat (WT-192 to WT-197), as the attacker sees it.
int combat_worth(const Look& look, const Losses& losses, Slot attacker,
                 std::span<const Slot> defenders) {
  const State& s = look.s;
  const Object& a = s.objects[attacker];
  const bool swift = has(a, Keyword::kSwift);
  int first = 0, back = 0, worth = 0;
  for (Slot d : defenders)
    if (!swift && has(s.objects[d], Keyword::kSwift)) first += strike(look, d, attacker);
  if (first > 0 && kills(a, first)) return -losses.of[attacker];
  int wall = 0;
  for (Slot d : defenders) {
    const Object& o = s.objects[d];
    const bool dies = kills(o, strike(look, attacker, d));
    if (dies) worth += losses.of[d];
    if (!dies || !swift || has(o, Keyword::kSwift)) back += strike(look, d, attacker);
    wall += std::max(0, o.def - o.damage);
  }
  if (back > 0 && kills(a, back)) worth -= losses.of[attacker];
  if (has(a, Keyword::kBreach)) worth += kWorth.influence * std::max(0, a.atk - wall);
  return worth;
}

bool attacks(const Attack& attack, const Object& o) {
  return attack.is_real && (o.fight & (kAttacks | kFought)) == kAttacks;
}
bool can_join(const Attack& attack, const Object& o) {
  if (o.controller != attack.by || o.mark == Mark::kAssigned) return false;
  if (o.front != kOffensive && !has(o, Keyword::kSally)) return false;
  return !is_forbidden(o, Action::kAttack) && (!attack.is_real || o.mark == Mark::kUnmarked);
}

// Whether defenders that are marked now still will be: their own next turn comes after the attack.
bool is_due(const State& s, const Attack& attack) {
  const bool may_attack = s.phase <= 7 && s.first_use != Moved::kAttacked && s.picker == kNobody;
  return attack.is_real || attack.by != s.active || may_attack;
}

// Against an attacker that it can be set against at all.
bool can_answer(const Attack& attack, const Object& o, bool due) {
  if (o.controller == attack.by || o.mark == Mark::kAssigned) return false;
  if (o.front != kDefensive && !has(o, Keyword::kPicket)) return false;
  return !is_forbidden(o, Action::kDefend) && (o.mark != Mark::kMarked || !due);
}

// Those who attack or may still join in, and those who can be set against them and are not.
struct Sides {
  SlotSet attackers, free;
};
Sides sides_of(const State& s, const Attack& attack) {
  const bool due = is_due(s, attack);
  Sides sides;
  for (Slot slot = 0; slot < s.slots; ++slot) {
    const Object& o = s.objects[slot];
    if (!lives(o)) continue;
    if (attacks(attack, o) || (slot >= attack.joined_from && can_join(attack, o)))
      sides.attackers.add(slot);
    if (can_answer(attack, o, due)) sides.free.add(slot);
  }
  if (attack.is_real)
    for (const Defence& d : s.defences) sides.free.remove(d.defender);
  return sides;
}

// With those who were set against it.
int answered_worth(const Look& look, const Losses& losses, Slot attacker) {
  const State& s = look.s;
  Passing<Slot, kPicksMost> defenders;
  for (const Defence& d : s.defences)
    if (d.attacker == attacker && lives(s.objects[d.defender])) defenders.push_back(d.defender);
  return combat_worth(look, losses, attacker, {defenders.begin(), defenders.size()});
}

}  // namespace

int forecast(const Look& look, const Attack& attack, const Losses& losses) {
  const State& s = look.s;
  const Sides sides = sides_of(s, attack);
  SlotSet free = sides.free;
  int worth = 0, left = s.influence[other(attack.by)];
  sides.attackers.for_each([&](Slot a) {
    const Object& o = s.objects[a];
    const bool is_named = attacks(attack, o);
    if (is_named && (o.fight & kDefended) != 0) {
      worth += answered_worth(look, losses, a);
      return;
    }
    int least = influence_worth(left) - influence_worth(left - o.atk);
    Slot answer = kNoSlot;
    if (a >= attack.answered_from)
      free.for_each([&](Slot d) {
        const int one = combat_worth(look, losses, a, {&d, 1});
        const bool is_wanted = one < least || (a == attack.must_answer && answer == kNoSlot);
        if (is_wanted && gets_past(look, a, d)) least = one, answer = d;
      });
    if (!is_named && least <= 0) return;
    worth += least;
    if (answer == kNoSlot)
      left -= o.atk;
    else
      free.remove(answer);
  });
  return worth;
}

}  // namespace turnwright::wtactics
