// What quests are worth to a seat: how far it is with those it has accepted, and what an attack on a foe would bring.
#include <algorithm>

#include "games/wtactics/confrontations.h"
#include "games/wtactics/hints.h"
#include "games/wtactics/triggers.h"

namespace turnwright::wtactics {
namespace {

int share_slain(const Look& look, Seat seat, int offer) {
  int all = 0, left = 0;
  for (const FoeCode& foe : quest_at(look, offer).foes) all += foe.hp;
  for_each_foe(look.s, offer, [&](Slot foe) {
    if (is_foe(look.s.objects[foe])) left += std::max(0, hp_left(look, seat, foe));
  });
  return all == 0 ? 0 : 100 * (all - left) / all;
}

// How much of what has to be so is so: of "at least three" with two of them, two thirds.
int share_so(const Look& look, Seat seat, const Goal& goal) {
  const Condition& condition = look.code().conditions[goal.condition];
  const Item item = quest_item(seat, kNone);
  if (condition.is != Condition::Is::kCompare) return is_true(look, condition, item) ? 100 : 0;
  const int wanted = std::max(1, value_of(look, condition.b, item));
  return 100 * std::clamp(value_of(look, condition.a, item), 0, wanted) / wanted;
}

// How much of the goal is reached, in hundredths.
int share_done(const Look& look, Seat seat, int offer) {
  const Goal& goal = quest_at(look, offer).goal;
  const Token& token = look.s.tokens[seat][offer];
  const int n = std::max<int>(1, goal.n);
  switch (goal.is) {
    case Goal::Is::kSlay: return share_slain(look, seat, offer);
    case Goal::Is::kState: return share_so(look, seat, goal);
    case Goal::Is::kStreakState:  // a turn counts at its end, so what is so now is half of one
      return std::min(99, (100 * token.progress + share_so(look, seat, goal) / 2) / n);
    default: return 100 * std::min(token.progress + static_cast<int>(token.counted.size()), n) / n;
  }
}

int escrow_worth(const Costs& costs) {
  return kWorth.card * costs.discard + kWorth.resource * costs.resources +
         kWorth.influence * costs.influence + kWorth.gold * costs.gold;
}

int creatures(const Look& look, Seat seat, std::uint8_t front) {
  int n = 0;
  for (Slot slot = 0; slot < look.s.slots; ++slot) {
    const Object& o = look.s.objects[slot];
    n += lives(o) && o.controller == seat && o.front == front ? 1 : 0;
  }
  return n;
}

// Somebody can hurt a foe of this Confrontation.
bool has_slayer(const Look& look, Seat seat, int offer) {
  int weakest = 0xff;
  for_each_foe(look.s, offer, [&](Slot foe) {
    const Object& o = look.s.objects[foe];
    if (is_foe(o)) weakest = std::min<int>(weakest, o.def);
  });
  return std::any_of(look.s.objects, look.s.objects + look.s.slots, [&](const Object& o) {
    return lives(o) && o.controller == seat && o.atk >= weakest;
  });
}

// Whether the table looks as if the goal could be reached; where failing costs nothing, it may always be tried.
bool is_promising(const Look& look, Seat seat, int offer) {
  const QuestCode& quest = quest_at(look, offer);
  const Token& token = look.s.tokens[seat][offer];
  if (token.progress > 0 || !token.counted.empty()) return true;
  if (quest.goal.is == Goal::Is::kSlay) return has_slayer(look, seat, offer);
  if (quest.duration == 0) return true;
  switch (quest.goal.trigger.kind) {
    case TriggerKind::kLosesInfluence:  // two attacks like the next one would do it
      return 2 * forecast(look, {.by = seat, .is_real = false}, losses_of(look)) >=
             kWorth.influence * quest.goal.n;
    case TriggerKind::kDefends:
    case TriggerKind::kDies:  // there is somebody to fight against, and with
      return creatures(look, seat, kDefensive) >= 2 &&
             creatures(look, other(seat), kOffensive) >= 2;
    default: return true;
  }
}

int token_worth(const Look& look, Seat seat, int offer) {
  const QuestCode& quest = quest_at(look, offer);
  const int prize = kWorth.vp * quest.vp, share = share_done(look, seat, offer);
  if (share >= 100) return prize + escrow_worth(quest.escrow);
  const int hope = is_promising(look, seat, offer) ? kWorth.hope + prize / 10 : -kWorth.hope;
  // What was paid comes back if all goes well.
  return hope + prize * share / 200 + escrow_worth(quest.escrow) * (50 + share / 2) / 100;
}

}  // namespace

int quest_worth(const Look& look, Seat seat) {
  int worth = 0;
  for (Seat one = 0; one < kSeats; ++one)
    for (int offer = 0; offer < kOffers; ++offer) {
      const int sign = one == seat ? 1 : -1;
      if (is_active(look.s, one, offer)) worth += sign * token_worth(look, one, offer);
      if ((look.s.tokens[one][offer].flags & kLeftNow) != 0) worth -= sign * kWorth.left_quest;
    }
  return worth;
}

int accepting_worth(const Look& look, Seat seat, int offer) {
  return token_worth(look, seat, offer) - escrow_worth(quest_at(look, offer).escrow);
}

void expect(const Content& content, State& s, const Happening& what) {
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (int offer = 0; offer < kOffers; ++offer) {
      if (!is_active(s, seat, offer)) continue;
      const Look look{content, s};
      const Goal& goal = quest_at(look, offer).goal;
      if (!fires_for(look, goal.trigger, what, seat)) continue;
      Token& token = s.tokens[seat][offer];
      const bool again = (token.flags & kCountedNow) != 0;
      if (again && (goal.once_per_turn || goal.is == Goal::Is::kStreak)) continue;
      token.flags |= kCountedNow;
      const int more = goal.is == Goal::Is::kTallyValue ? what.amount : 1;
      token.progress = static_cast<std::uint8_t>(std::min(0xff, token.progress + more));
    }
}

int confronting_worth(const Look& look, Slot attacker, Slot foe) {
  const Object& a = look.s.objects[attacker];
  const Object& o = look.s.objects[foe];
  const QuestCode& quest = quest_at(look, offer_of(o));
  int hp = 0;
  for (const FoeCode& one : quest.foes) hp += one.hp;
  const int gain = a.atk >= o.def ? kWorth.vp * quest.vp / std::max(1, hp) : 0;
  const bool dies = o.atk >= a.def - a.damage;
  return gain - (dies ? losses_of(look).of[attacker] : 0) - kWorth.marked;
}

}  // namespace turnwright::wtactics
