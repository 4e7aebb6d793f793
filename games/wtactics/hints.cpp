#include "games/wtactics/hints.h"

#include <algorithm>
#include <bit>

#include "games/wtactics/flow.h"
#include "games/wtactics/phases.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/rules.h"

namespace turnwright::wtactics {
namespace {

// One's own cards; of the other's only the number is known.
int hand_worth(const Look& look, Seat seat) {
  const State& s = look.s;
  int worth = -kWorth.surplus * std::max(0, s.hand_size[seat] - hand_limit(look, seat));
  for (std::uint64_t places = places_in(s, seat, Pile::kHand); places != 0; places &= places - 1) {
    const CardId card = s.list[seat][std::countr_zero(places)];
    const bool soon = look.code().printed_cost(card) <= s.resources[seat] + 2;
    const int creature = look.card(card).type == CardType::kCreature ? kWorth.soon : 0;
    worth += kWorth.card + creature + (soon ? kWorth.soon : -kWorth.soon);
  }
  return worth;
}

// What is attached and at work serves whoever put it there, the more if it holds back an enemy.
int attachment_worth(const Look& look, const Object& o) {
  if ((o.can & kWorks) == 0) return 0;
  const language::Pair change = look.card(o.card).on_host;
  const int worth = kWorth.attached + kWorth.strength * (change.attack + change.defence);
  const Slot host = slot_of(look.s, o.host);
  const bool hinders = host != kNoSlot && look.s.objects[host].controller != o.controller;
  return hinders ? worth + creature_worth(look, look.s.objects[host]) / 2 : worth;
}

int mark_worth(Mark mark) {
  return mark == Mark::kMarked ? -kWorth.marked : mark == Mark::kAssigned ? kWorth.assigned : 0;
}

// Of what lies on the table; and what is lost with each of those that can fight.
int table_worth(const Look& look, Seat seat, Losses& losses) {
  const State& s = look.s;
  std::fill_n(losses.of, s.slots, 0);
  int worth = 0;
  for (Slot slot = 0; slot < s.slots; ++slot) {
    const Object& o = s.objects[slot];
    const int sign = o.controller == seat ? 1 : -1;
    if (can_fight(o)) {
      const int own = creature_worth(look, o);
      losses.of[slot] += own;
      if (lives(o)) worth += sign * (own + mark_worth(o.mark));
    } else if (o.where == Where::kAttached) {
      const int own = attachment_worth(look, o);
      worth += sign * own;
      if (const Slot host = slot_of(s, o.host); host != kNoSlot)
        losses.of[host] += o.controller == s.objects[host].controller ? own : -own;
    }
  }
  return worth;
}

// The attack under way as far as it can be known from the flow: none, or whether defenders may still be set.
bool find_attack(const State& s, Attack& attack) {
  for (int i = 0; i < s.flow.depth; ++i) {
    const Frame& f = s.flow.frames[i];
    if (f.procedure != kAttackProcedure) continue;
    const bool answered = f.step > 1 && s.flow.window.kind != kDefendWindow;
    attack = {.by = s.active,
              .is_real = true,
              .joined_from = kNoSlot,
              .answered_from = answered ? kNoSlot : 0};
    return true;
  }
  return false;
}

}  // namespace

int influence_worth(int influence) {
  if (influence <= 0) return -kWorth.lost;
  return kWorth.influence * influence - kWorth.danger * std::max(0, kWorth.safe - influence);
}

int vp_worth(const Look& look, int vp) {
  return kWorth.vp * vp + kWorth.vp_near * std::max(0, vp - look.content.constants.vp_target / 2);
}

int resource_worth(int n) {
  return kWorth.resource * std::min(n, kWorth.enough) +
         kWorth.late_resource * std::max(0, n - kWorth.enough);
}

int creature_worth(const Look& look, const Object& o) {
  const CardCode& card = look.card(o.card);
  int strength = card.atk + card.def;
  for (std::size_t i = 0; i < look.code().counters.size(); ++i)
    strength += o.counters[i] * (look.code().counters[i].attack + look.code().counters[i].defence);
  return kWorth.body + kWorth.strength * strength + kWorth.text * card.cost.number;
}

Losses losses_of(const Look& look) {
  Losses losses;
  table_worth(look, 0, losses);
  return losses;
}

Standing standing_of(const Look& look, Seat seat) {
  const State& s = look.s;
  Standing standing;
  int worth = table_worth(look, seat, standing.losses) + hand_worth(look, seat) -
              kWorth.card * s.hand_size[other(seat)];
  for (Seat one = 0; one < kSeats; ++one) {
    const int attack = forecast(look, {.by = one, .is_real = false}, standing.losses);
    worth +=
        (one == seat ? 1 : -1) * (influence_worth(s.influence[one]) + vp_worth(look, s.vp[one]) +
                                  resource_worth(s.resources[one]) +
                                  attack * (one == seat ? kWorth.pressure : kWorth.threat) / 100);
  }
  // The other's gold is not counted: it comes back with a turn, and to end one's own must not look like a loss.
  standing.worth = worth + quest_worth(look, seat) + kWorth.gold * gold_of(s, seat);
  return standing;
}

int position_worth(const Look& look, Seat seat) {
  const Standing standing = standing_of(look, seat);
  Attack attack{};
  if (!find_attack(look.s, attack)) return standing.worth;
  return standing.worth + (attack.by == seat ? 1 : -1) * forecast(look, attack, standing.losses);
}

std::uint32_t Wtactics::turn(const State& s) const { return s.turn; }

std::int32_t Wtactics::evaluate(const State& s, Seat seat) const {
  return foreseen_worth({*content_, s}, seat);
}

}  // namespace turnwright::wtactics
