// What bots think of armies and fights.
#include <algorithm>
#include <cmath>

#include "games/trts/army.h"
#include "games/trts/board.h"
#include "games/trts/hints.h"

namespace turnwright::trts {
namespace {

// What a side has in an area: how much it deals in a combat round, how much it can take, and what it is worth.
struct Force {
  int attack = 0, body = 0, worth = 0;
};

int attack_points(const Look& look, Seat seat, TypeId type) {
  const Attack ground = ground_attack(look, seat, type), air = air_attack(look, seat, type);
  return std::max(ground.points * std::max<int>(1, ground.splash),
                  air.points * std::max<int>(1, air.splash));
}

void add(const Look& look, Seat seat, TypeId type, int body, int points, int count, Force& force) {
  const int left = std::max(0, body - points);
  if (left == 0) return;
  force.attack += count * attack_points(look, seat, type);
  force.body += count * left;
  force.worth += count * price_worth(look.type(type)) * left / std::max(1, body);
}

Force force_in(const Look& look, Seat seat, Area area) {
  Force force;
  const Army& army = look.s.units[seat];
  const Range here = in_area(army, area);
  for (std::size_t i = here.from; i < here.to; ++i) {
    const Unit& u = army[i];
    if (!has_flag(u, kGone))
      add(look, seat, u.type, u.hit_points + u.shields, u.points, u.count, force);
  }
  for (const Building& b : look.s.buildings[seat])
    if (b.type != kNoType && b.area == area)
      add(look, seat, b.type, b.hit_points + b.shields, b.points, 1, force);
  return force;
}

// Which part of the weaker and of the stronger side is lost when they fight it out: strength goes with what is dealt and
// what can be taken.
int fight(const Force& own, const Force& foe) {
  if (own.body == 0 || foe.body == 0) return 0;
  const double mine = static_cast<double>(own.attack) * own.body;
  const double theirs = static_cast<double>(foe.attack) * foe.body;
  if (mine == 0 && theirs == 0) return 0;
  const bool wins = mine > theirs;
  const double loss = 1 - std::sqrt(1 - (wins ? theirs / mine : mine / theirs));
  const double sum = wins ? foe.worth - loss * own.worth : loss * foe.worth - own.worth;
  return static_cast<int>(sum) * kWorth.fight / 100;
}

// Steps over the map to the next area that is not the seat's side's, for whoever flies.
int steps_to_front(const Look& look, AreaMask held, Area from) {
  AreaMask reached = area_bit(from);
  for (int steps = 0; steps < 8; ++steps) {
    if ((reached & ~held) != 0) return steps;
    AreaMask next = reached;
    for (AreaMask left = reached; left != 0; left &= left - 1)
      next |= look.map().ground[static_cast<std::size_t>(std::countr_zero(left))];
    if (next == reached) return steps;
    reached = next;
  }
  return 8;
}

// Points of this step: what they destroy, and half of what they only wound.
int points_worth(const Look& look, Seat seat) {
  int worth = 0;
  const auto add_piece = [&](TypeId type, int body, int points, bool in_hold, int count) {
    const int damage = points - armour(look, seat, type, in_hold);
    if (damage <= 0) return;
    const int price = price_worth(look.type(type)) * count;
    worth += damage >= body ? price : price * damage / (2 * body);
  };
  for (const Unit& u : look.s.units[seat])
    if (u.points != 0)
      add_piece(u.type, u.hit_points + u.shields, u.points, is_in_hold(u), u.count);
  for (const Building& b : look.s.buildings[seat])
    if (b.points != 0) add_piece(b.type, b.hit_points + b.shields, b.points, true, 1);
  return worth;
}

}  // namespace

int price_worth(const PieceType& type) {
  return (kWorth.mineral * type.minerals + kWorth.gas * type.gas) / std::max<int>(1, type.delivers);
}

int army_worth(const Look& look, Seat seat) {
  const AreaMask held = held_by_side(look.s, seat);
  int worth = 0;
  for (const Unit& u : look.s.units[seat]) {
    const PieceType& type = look.type(u.type);
    if (has_flag(u, kGone) || type.has(kWorker)) continue;
    const int most = type.hit_points + type.shields;
    const int price = price_worth(type);
    worth += u.count * price * (2 * most + 3 * (u.hit_points + u.shields)) / (5 * most);
    if (attack_points(look, seat, u.type) != 0)
      worth -= u.count * kWorth.step * price * steps_to_front(look, held, u.area) / 10;
  }
  return worth;
}

int battle_worth(const Look& look, Seat seat) {
  const State& s = look.s;
  const SeatMask side = allies(s, seat);
  int worth = 0;
  for (AreaMask left = contested(s, seat); left != 0; left &= left - 1) {
    const auto area = static_cast<Area>(std::countr_zero(left));
    Force own, foe;
    for (Seat other = 0; other < s.seats; ++other) {
      if (!has_marker(s, other, area)) continue;
      const Force force = force_in(look, other, area);
      Force& sum = holds(side, other) ? own : foe;
      sum.attack += force.attack;
      sum.body += force.body;
      sum.worth += force.worth;
    }
    worth += fight(own, foe);
  }
  for (Seat other = 0; other < s.seats; ++other)
    worth += (holds(side, other) ? -1 : 1) * points_worth(look, other);
  return worth;
}

}  // namespace turnwright::trts
