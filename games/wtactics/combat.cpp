// An attack from the announcement on (chapter 10): who defends, in which order the combats are, and what comes of each.
#include "games/wtactics/combat.h"

#include <algorithm>

#include "games/wtactics/confrontations.h"
#include "games/wtactics/effects.h"
#include "games/wtactics/flow.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/triggers.h"

namespace turnwright::wtactics {
namespace {

bool is_open(const Look& look, Slot slot) {  // a combat that is still to be resolved
  const Object& o = look.s.objects[slot];
  return can_fight(o) && (o.fight & (kAttacks | kFought)) == kAttacks;
}

int open_combats(const Look& look, Slot& first) {
  int n = 0;
  for (Slot slot = look.s.slots; slot-- > 0;)
    if (is_open(look, slot)) first = slot, ++n;
  return n;
}

using Fighters = FixedVec<Slot, kPicksMost>;

Fighters defenders_of(const Look& look, Slot attacker) {
  Fighters found{};
  const Seat by = look.s.objects[attacker].controller;
  for (const Defence& d : look.s.defences) {
    const Object& o = look.s.objects[d.defender];
    const bool fights = is_foe(o) ? faces(look, by, d.defender) : stands(o);  // WT-301
    if (d.attacker == attacker && fights) found.push_back(d.defender);
  }
  return found;
}

// One strike; whoever is hurt by a Slayer dies of it.
void strike(Play& p, Slot from, Slot to, int atk) {
  if (deal_damage(p, to, atk, from, has(p.s.objects[from], Keyword::kSlayer)) > 0)
    p.s.objects[from].fight |= kHit;
}

// All strikes of one moment (WT-197): first those with Swift, then the others.
void strike_all(Play& p, Slot attacker, bool swift) {
  State& s = p.s;
  const Object& a = s.objects[attacker];
  const Fighters defenders = defenders_of(p, attacker);
  const bool attacker_stands = is_foe(a) ? faces(p, other(a.controller), attacker) : stands(a);
  const bool attacker_strikes = attacker_stands && has(a, Keyword::kSwift) == swift;
  const int atk = a.atk;
  const bool at_player = foe_attacked_by(s, attacker) == kNoSlot;   // WT-291
  if (attacker_strikes && at_player && has(a, Keyword::kBreach)) {  // before the damage is dealt
    int wall = 0;
    for (Slot d : defenders) wall += std::max(0, s.objects[d].def - s.objects[d].damage);
    lose_influence(p, other(a.controller), atk - wall);
  }
  for (Slot d : defenders) {
    const Object& o = s.objects[d];
    const bool strikes = has(o, Keyword::kSwift) == swift;
    const int back = o.atk;
    if (attacker_strikes) strike(p, attacker, d, atk);             // WT-192, WT-196
    if (strikes && attacker_stands) strike(p, d, attacker, back);  // WT-193
  }
}

void resolve_combat(Play& p, Slot attacker) {
  State& s = p.s;
  const Object& a = s.objects[attacker];
  if (!is_open(p, attacker)) return;                                  // WT-200
  if (is_foe(a) && !faces(p, other(a.controller), attacker)) return;  // WT-301
  if ((a.fight & kDefended) == 0) {                                   // WT-190, WT-191
    lose_influence(p, other(a.controller), a.atk);
    if (a.atk > 0) happen(p, TriggerKind::kHitsUndefended, a.controller, attacker, a.atk);
    return;
  }
  for (const bool swift : {true, false}) {  // WT-195, WT-198, WT-199 are what is not done here
    strike_all(p, attacker, swift);
    judge_deaths(p);
  }
}

void end_combat(Play& p, Slot attacker) {
  State& s = p.s;
  const Object& a = s.objects[attacker];
  const bool overbears = a.where != Where::kLeft && has(a, Keyword::kOverbear);
  for (const Defence& d : s.defences) {
    Object& o = s.objects[d.defender];
    if (d.attacker != attacker || !can_fight(o)) continue;
    if (overbears && can_mark(o)) mark(p, d.defender);
    end_lasting(p, Duration::Is::kCombat, d.defender);
  }
  end_lasting(p, Duration::Is::kCombat, attacker);
  s.combat = kNoSlot;
  for (Slot slot = 0; slot < s.slots; ++slot)  // WT-201, WT-202
    if (s.objects[slot].where == Where::kDying) {
      s.objects[slot].where = Where::kFront;
      leave(p, slot, Leaving::kDies);
    }
  for (std::size_t i = s.defences.size(); i-- > 0;) {
    const Slot defender = s.defences[i].defender;
    if (s.defences[i].attacker != attacker) continue;
    s.defences.erase(i);
    const bool again = std::any_of(s.defences.begin(), s.defences.end(),
                                   [&](const Defence& d) { return d.defender == defender; });
    if (!again) s.objects[defender].fight &= static_cast<std::uint8_t>(~kDefends);
  }
  for (Slot slot = 0; slot < s.slots; ++slot)
    s.objects[slot].fight &= static_cast<std::uint8_t>(~kHit);
  s.objects[attacker].fight |= kFought;
  touch_seen(p, kSeesPlaces);
  for (Seat seat = 0; seat < kSeats; ++seat)  // WT-244
    for (std::uint64_t played = places_in(s, seat, Pile::kPlayed); played != 0;
         played &= played - 1)
      move_seen(s, seat, s.list[seat][std::countr_zero(played)], Pile::kPlayed, Pile::kGrave);
}

// Whether somebody fights who stands in the other battlefield: during the combat the texts of both sides reach each other (D.3).
bool comes_from_elsewhere(const Look& look) {
  const State& s = look.s;
  return std::any_of(s.defences.begin(), s.defences.end(), [&](const Defence& d) {
    return d.attacker == s.combat && battlefield_of(s, d.defender) != battlefield_of(s, d.attacker);
  });
}

}  // namespace

Reason judge_fight(const Look& look, Slot attacker) {
  return attacker < look.s.slots && is_open(look, attacker) ? kFine : why(kNotAttacking);
}

Reason judge_credit(const Look& look, Slot slot) {
  const State& s = look.s;
  const bool hit = slot < s.slots && (s.objects[slot].fight & kHit) != 0 && slot != s.combat;
  return hit ? kFine : why(kBadTarget);
}

void attack(Play& p, Frame& f) {
  State& s = p.s;
  Slot first = kNoSlot;
  switch (f.step) {
    case 0:  // step I: the Response phase (WT-180)
      f.step = 1;
      s.picker = s.active;
      window(p, kForAttack);
      return follow_up(p);
    case 1:  // steps II and III
      f.step = 2;
      if (open_combats(p, first) == 0) return;  // WT-200
      if (may_defend(p, other(s.active)))
        return s.flow.window.open_one(kDefendWindow, other(s.active));
      return tell_all(p, kToldUndefended);
    case 2: f.step = 3; return follow_up(p);
    case 3: {  // step IV (WT-186, WT-187)
      const int open = open_combats(p, first);
      if (open == 0) {
        f.step = 5;
        return;
      }
      f.step = 4;
      s.combat = first;
      if (open > 1) {
        s.combat = kNoSlot;
        s.flow.window.open_one(kCombatWindow, s.picker);
      }
      return;
    }
    case 4:
      f.step = 3;
      s.picker = other(s.picker);
      tell_object(p, kToldCombat, s.combat);
      if (comes_from_elsewhere(p)) touch_seen(p, kSeesPlaces);
      call(s, kCombatProcedure);
      return follow_up(p);
    case 5:  // WT-203
      f.step = 6;
      for (Slot slot = 0; slot < s.slots; ++slot) s.objects[slot].fight &= kLastingFight;
      s.defences.clear();
      touch_seen(p, kSeesPlaces);
      s.picker = kNobody;
      return follow_up(p);
    default: return s.flow.pop();
  }
}

void combat(Play& p, Frame& f) {
  State& s = p.s;
  switch (f.step++) {
    case 0: return window(p, kForAttack);  // WT-188, WT-189
    case 1: return resolve_combat(p, s.combat);
    case 2: {  // WT-204
      int hits = 0;
      Slot last = kNoSlot;
      for (Slot slot = 0; slot < s.slots; ++slot)
        if (judge_credit(p, slot).fine()) last = slot, ++hits;
      if (s.objects[s.combat].where != Where::kDying || hits == 0) return;
      s.objects[s.combat].blame = last;
      if (hits > 1) s.flow.window.open_one(kCreditWindow, s.objects[last].controller);
      return;
    }
    case 3: end_combat(p, s.combat); return follow_up(p);
    default: return s.flow.pop();
  }
}

}  // namespace turnwright::wtactics
