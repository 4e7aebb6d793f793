// Battles at first sight: who fights whom, by the numbers on the table, one defender for each attacker.
#include <algorithm>

#include "engine/game.h"
#include "games/wtactics/confrontations.h"
#include "games/wtactics/hints.h"
#include "games/wtactics/promises.h"

namespace turnwright::wtactics {
namespace {

// What losing this much Influence costs; what takes the last of it must be stopped wherever that can be done.
int loss(int influence, int atk, bool mortal) {
  const int worth = influence_worth(influence);
  if (!mortal) return worth - influence_worth(influence - atk);
  return kHunch.mortal * atk;
}

Fighter fighter_at(const Look& look, Slot slot) {
  const Object& o = look.s.objects[slot];
  return {.slot = slot,
          .can = o.can,
          .atk = o.atk,
          .left = std::max(0, o.def - o.damage),
          .worth = body_worth(look, o),
          .tough = o.tough,
          .places = 1 + o.bulwark};
}

Fighter newcomer(const Look& look, CardId id) {
  const CardCode& card = look.card(id);
  return {.slot = kNoSlot,
          .can = card.keywords,
          .atk = card.atk,
          .left = card.def,
          .worth = body_worth(card, card.atk, card.def),
          .tough = card.tough,
          .places = 1 + card.bulwark};
}

template <class Test>
Fighters fighters(const Look& look, Test&& test) {
  Fighters found;
  slots_with(look.s, test).for_each([&](Slot slot) {
    if (!found.full()) found.push_back(fighter_at(look, slot));
  });
  return found;
}

// Whoever stands in a front, now or in a turn when marks are gone.
Fighters those_in(const Look& look, Seat seat, std::uint8_t front, bool unmarked) {
  const Keyword strays = front == kOffensive ? Keyword::kSally : Keyword::kPicket;
  const Action action = front == kOffensive ? Action::kAttack : Action::kDefend;
  return fighters(look, [&](const Object& o) {
    return stands_for(o, seat) && (o.front == front || has(o, strays)) &&
           !is_forbidden(o, action) &&
           (unmarked ? o.mark == Mark::kUnmarked : o.mark != Mark::kAssigned);
  });
}

// The slot from which attackers may still be answered by the open line.
int first_left(const State& s) {
  if (s.line_kind != kDefend) return 0;
  if (s.draft.it != kNoRef) return s.draft.it;
  return s.picks.empty() ? 0 : (s.picks.back() >> 8) + 1;
}

bool can_answer(const Look& look, const Fighter& a, const Fighter& d) {
  if (d.places == 0) return false;
  if ((a.can & can_bit(Keyword::kElusive)) == 0) return true;
  return a.slot != kNoSlot && d.slot != kNoSlot && gets_past(look, a.slot, d.slot);
}

// What a combat of these two brings the attacker (WT-192 to WT-197).
int duel(const Fighter& a, const Fighter& d) {
  const auto does = [](const Fighter& one, Keyword what) { return (one.can & can_bit(what)) != 0; };
  const int there = std::max(0, a.atk - d.tough), back = std::max(0, d.atk - a.tough);
  const bool kills = there >= d.left || (there > 0 && does(a, Keyword::kSlayer));
  const bool dies = back >= a.left || (back > 0 && does(d, Keyword::kSlayer));
  const bool first = does(a, Keyword::kSwift), second = does(d, Keyword::kSwift);
  if (dies && second && !first) return -a.worth;
  int worth = kills ? d.worth : 0;
  if (dies && !(kills && first && !second)) worth -= a.worth;
  if (does(a, Keyword::kBreach)) worth += kWorth.influence * std::max(0, a.atk - d.left);
  return worth;
}

// The best pair of an attacker and a defender that is left.
struct Pair {
  int gain = 0;
  std::size_t attacker = 0, defender = 0;
};
Pair best_pair(const Look& look, const Fighters& attackers, const Fighters& free,
               const Outcome& so_far, int influence, bool mortal) {
  Pair best;
  for (std::size_t i = 0; i < attackers.size(); ++i) {
    if (so_far.by[i] >= 0) continue;
    const int saved = loss(influence, attackers[i].atk, mortal);
    for (std::size_t d = 0; d < free.size(); ++d) {
      const int gain = saved - duel(attackers[i], free[d]);
      if (gain > best.gain && can_answer(look, attackers[i], free[d])) best = {gain, i, d};
    }
  }
  return best;
}

Outcome answer(const Look& look, const Fighters& attackers, const Fighters& defenders,
               int influence) {
  Outcome outcome;
  Fighters free = defenders;
  int left = influence;
  for (std::size_t i = 0; i < attackers.size(); ++i) left -= attackers[i].atk, outcome.by[i] = -1;
  while (true) {
    const Pair pair = best_pair(look, attackers, free, outcome, influence, left <= 0);
    if (pair.gain == 0) break;
    --free.begin()[pair.defender].places;
    outcome.by[pair.attacker] = static_cast<std::int8_t>(pair.defender);
    left += attackers[pair.attacker].atk;
  }
  left = influence;
  for (std::size_t i = 0; i < attackers.size(); ++i) {
    const Fighter& a = attackers[i];
    if (outcome.by[i] >= 0) {
      outcome.of[i] = duel(a, defenders[static_cast<std::size_t>(outcome.by[i])]);
    } else {
      outcome.of[i] = influence_worth(left) - influence_worth(left - a.atk);
      left -= a.atk;
    }
    outcome.worth += outcome.of[i];
  }
  return outcome;
}

// The attack without those who would be lost, as long as there are any; or with them, if it is worth more.
Sortie sortie_of(const Look& look, Fighters going, const Fighters& defenders, int influence) {
  Sortie best;
  while (!going.empty()) {
    const Sortie sortie{going, answer(look, going, defenders, influence)};
    if (sortie.worth() > best.worth()) best = sortie;
    Fighters safe;
    for (std::size_t i = 0; i < going.size(); ++i)
      if (sortie.outcome.of[i] >= 0) safe.push_back(going[i]);
    if (safe.size() == going.size()) break;
    going = safe;
  }
  return best;
}

}  // namespace

int body_worth(const CardCode& card, int atk, int def) {
  return kWorth.body + kWorth.strength * (atk + def) + kWorth.text * card.cost.number;
}

int body_worth(const Look& look, const Object& o) {
  return body_worth(look.card(o.card), o.atk, o.def);
}

int Sortie::worth_from(Slot slot) const {
  int worth = 0;
  for (std::size_t i = 0; i < attackers.size(); ++i)
    if (attackers[i].slot >= slot) worth += outcome.of[i] + kHunch.decoy;
  return worth;
}

bool Sortie::has(Slot slot) const {
  return std::any_of(attackers.begin(), attackers.end(),
                     [&](const Fighter& one) { return one.slot == slot; });
}

Sortie best_sortie(const Look& look, Seat seat) {
  const Seat enemy = other(seat);
  return sortie_of(look, those_in(look, seat, kOffensive, true),
                   those_in(look, enemy, kDefensive, true), look.s.influence[enemy]);
}

Defending::Defending(const Look& look, Seat seat) : influence(look.s.influence[seat]) {
  const State& s = look.s;
  const int from = first_left(s);
  attackers = fighters(look, [&](const Object& o) {
    return can_fight(o) && (o.fight & (kAttacks | kDefended | kFought)) == kAttacks &&
           slot_at(s, o) >= from;
  });
  defenders = those_in(look, seat, kDefensive, true);
  if (s.line_kind == kDefend)
    for (Fighter& d : defenders)
      for (Ref pick : s.picks)
        if ((pick & 0xff) == d.slot && d.places > 0) --d.places;
  outcome = answer(look, attackers, defenders, influence);
}

int Defending::worth_from(Slot attacker) const {
  int worth = 0;
  bool wanted = false;
  for (std::size_t i = 0; i < attackers.size(); ++i) {
    if (attackers[i].slot < attacker || outcome.by[i] < 0) continue;
    wanted |= attackers[i].slot == attacker;
    worth += loss(influence, attackers[i].atk, false) - outcome.of[i];
  }
  return wanted ? std::max(worth, 0) + kWorth.influence : -kWorth.influence;
}

int Defending::worth_with(const Look& look, Slot defender) const {
  const Fighter d = fighter_at(look, defender);
  for (std::size_t i = 0; i < attackers.size(); ++i) {
    if (attackers[i].slot != look.s.draft.it) continue;
    const int by = outcome.by[i];
    const bool meant = by >= 0 && defenders[static_cast<std::size_t>(by)].slot == defender;
    return (meant ? Game::kLead : 0) - duel(attackers[i], d);
  }
  return 0;
}

int front_promise(const Look& look, Seat seat, CardId card, std::uint8_t front) {
  const Seat enemy = other(seat);
  const bool attacks = front == kOffensive;
  const Fighters own = those_in(look, seat, front, false);
  const Fighters theirs = those_in(look, enemy, other_front(front), false);
  Fighters more = own;
  if (!more.full()) more.push_back(newcomer(look, card));
  if (attacks) {
    const int influence = look.s.influence[enemy];
    return (sortie_of(look, more, theirs, influence).worth() -
            sortie_of(look, own, theirs, influence).worth()) *
           kHunch.pressure / 100;
  }
  const int influence = look.s.influence[seat];
  return (sortie_of(look, theirs, own, influence).worth() -
          sortie_of(look, theirs, more, influence).worth()) *
         kHunch.threat / 100;
}

Guard::Guard(const Look& look, Seat seat)
    : own(static_cast<int>(those_in(look, seat, kDefensive, false).size())),
      theirs(static_cast<int>(those_in(look, other(seat), kOffensive, false).size())) {}

int Guard::move_promise(const Object& o) const {
  const int cost = has(o, Keyword::kFleet) ? 0 : kHunch.move;
  if (o.front == kDefensive)
    return (own > theirs + 1 ? kHunch.advance * o.atk : -kWorth.strength * o.def) - cost;
  return (own < theirs ? kHunch.retreat * o.def : -kWorth.strength * o.atk) - cost;
}

int foe_promise(const Look& look, Slot attacker, Slot foe) {
  const Fighter a = fighter_at(look, attacker), o = fighter_at(look, foe);
  const QuestCode& quest = quest_at(look, offer_of(look.s.objects[foe]));
  int hp = 1;
  for (const FoeCode& one : quest.foes) hp += one.hp;
  const int gain = a.atk >= look.s.objects[foe].def ? kWorth.vp * quest.vp / hp : 0;
  return gain - (o.atk >= a.left ? a.worth : 0) - kWorth.marked;
}

}  // namespace turnwright::wtactics
