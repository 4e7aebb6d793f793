// What quests are worth to a seat: how far it is with those it has accepted, and what an attack on a foe would bring.
#include <algorithm>

#include "games/wtactics/confrontations.h"
#include "games/wtactics/hints.h"

namespace turnwright::wtactics {
namespace {

// How much of the goal is reached, in hundredths.
int share_done(const Look& look, Seat seat, int offer) {
  const QuestCode& quest = quest_at(look, offer);
  const Token& token = look.s.tokens[seat][offer];
  if (quest.goal.is == Goal::Is::kSlay) {
    int all = 0, left = 0;
    for (const FoeCode& foe : quest.foes) all += foe.hp;
    for (Slot slot = 0; slot < look.s.slots; ++slot)
      if (is_foe(look.s.objects[slot]) && offer_of(look.s.objects[slot]) == offer)
        left += std::max(0, hp_left(look, seat, slot));
    return all == 0 ? 0 : 100 * (all - left) / all;
  }
  const int n = std::max<int>(1, quest.goal.n);
  const int counted = std::max<int>(token.progress, static_cast<int>(token.counted.size()));
  return 100 * std::min(counted, n) / n;
}

int escrow_worth(const Costs& costs) {
  return kWorth.card * costs.discard + kWorth.resource * costs.resources +
         kWorth.influence * costs.influence + kWorth.gold * costs.gold;
}

// A Confrontation is accepted by who has somebody to fight it with.
bool can_fight_it(const Look& look, Seat seat, int offer) {
  for (Slot foe = 0; foe < look.s.slots; ++foe) {
    if (!is_foe(look.s.objects[foe]) || offer_of(look.s.objects[foe]) != offer) continue;
    for (Slot slot = 0; slot < look.s.slots; ++slot) {
      const Object& o = look.s.objects[slot];
      if (lives(o) && o.controller == seat && o.atk >= look.s.objects[foe].def) return true;
    }
  }
  return false;
}

int token_worth(const Look& look, Seat seat, int offer) {
  const QuestCode& quest = quest_at(look, offer);
  const int prize = kWorth.vp * quest.vp;
  const int hope = quest.goal.is != Goal::Is::kSlay || can_fight_it(look, seat, offer)
                       ? kWorth.hope
                       : -kWorth.hope;
  // What was paid comes back if all goes well.
  return prize * share_done(look, seat, offer) / 200 + hope +
         escrow_worth(quest.escrow) * (50 + share_done(look, seat, offer) / 2) / 100;
}

}  // namespace

int quest_worth(const Look& look, Seat seat) {
  int worth = 0;
  for (Seat one = 0; one < kSeats; ++one)
    for (int offer = 0; offer < kOffers; ++offer)
      if (is_active(look.s, one, offer))
        worth += (one == seat ? 1 : -1) * token_worth(look, one, offer);
  return worth;
}

int confronting_worth(const Look& look, Slot attacker, Slot foe) {
  const Object& a = look.s.objects[attacker];
  const Object& o = look.s.objects[foe];
  const QuestCode& quest = quest_at(look, offer_of(o));
  int hp = 0;
  for (const FoeCode& one : quest.foes) hp += one.hp;
  const int gain = a.atk >= o.def ? kWorth.vp * quest.vp / std::max(1, hp) : 0;
  const bool dies = o.atk >= a.def - a.damage;
  return gain - (dies ? loss_worth(look, attacker) : 0) - kWorth.marked;
}

}  // namespace turnwright::wtactics
