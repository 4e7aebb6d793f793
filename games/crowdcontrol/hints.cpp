#include "games/crowdcontrol/hints.h"

#include "games/crowdcontrol/rules.h"

namespace turnwright::crowdcontrol {
namespace {

int hq_worth(const Look& look, const Camp& camp) {
  const int health = health_of(look, camp.objects[kHqSlot]);
  if (health == 0) return -kWorth.fallen;
  return kWorth.hq * health - kWorth.danger * std::max(kWorth.safe - health, 0);
}

int camp_worth(const Look& look, Seat seat) {
  const Sides sides = as_they_are(look, seat);
  const Camp& camp = sides.own;
  int worth = hq_worth(look, camp);
  for_each_slot(camp.present & ~slot_bit(kHqSlot),
                [&](Slot slot) { worth += thing_worth(look, sides, slot); });
  worth += kWorth.card * camp.hand_size + kWorth.mana * camp.mana;
  worth += kWorth.size * camp.size + kWorth.point * camp.points;
  // Cards that are left are turns that are left; without any, to draw hurts (CC-120).
  const int missing = std::max(kWorth.thin_deck - camp.deck_size, 0);
  worth -= missing * missing * 2 / 3;
  worth += camp.deck_size > 0 ? kWorth.wisdom * camp.wisdom
                              : -kWorth.hq * (camp.empty_draws + 1) / 4 * camp.wisdom;
  return worth;
}

}  // namespace

int entity_worth(const Look& look, const Sides& sides, const Object& o) {
  int worth = kWorth.body + kWorth.attack * attack_of(look, o) + kWorth.health * health_of(look, o);
  if ((o.status & kSilenced) == 0) worth += text_worth(look, sides, o.card);
  if ((o.status & kEnraged) != 0) worth += kWorth.enraged;
  return worth;
}

int thing_worth(const Look& look, const Sides& sides, Slot slot) {
  const Camp& camp = sides.own;
  const Object& o = camp.objects[slot];
  if (is_entity(slot)) return entity_worth(look, sides, o);
  if (slot == kHqSlot) return hq_worth(look, camp);
  return kWorth.place + kWorth.place_health * health_of(look, o) + text_worth(look, sides, o.card);
}

int printed_worth(const Look& look, const Sides& sides, CardId id) {
  const CardCode& card = look.card(id);
  const int text = card.size() > 0 ? text_worth(look, sides, id) + spawn_worth(look, sides, id) : 0;
  if (card.type == CardType::kEntity)
    return kWorth.body + kWorth.attack * card.attack + kWorth.health * card.health + text;
  if (card.type == CardType::kPlace) return kWorth.place + kWorth.place_health * card.health + text;
  return 0;
}

std::uint32_t CrowdControl::turn(const State& s) const { return s.turn; }

std::int32_t CrowdControl::evaluate(const State& s, Seat seat) const {
  const Look look{*content_, s};
  const Seat foe = other(seat);
  return camp_worth(look, seat) - camp_worth(look, foe) + queue_worth(look, seat) -
         queue_worth(look, foe) + draft_worth(look, seat) + combat_worth(look, seat);
}

}  // namespace turnwright::crowdcontrol
