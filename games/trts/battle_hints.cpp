// What bots think of fights.
#include <algorithm>
#include <cmath>

#include "games/trts/army.h"
#include "games/trts/board.h"
#include "games/trts/hints.h"

namespace turnwright::trts {
namespace {

// What a side has in an area. Who fires first counts for more, so points are weighed by range.
struct Force {
  double ground = 0, air = 0;            // points it deals in a combat round
  double able_ground = 0, able_air = 0;  // and in this one, if attacks are used up
  double ground_body = 0, air_body = 0;  // what pieces with a weapon can take
  double worth = 0;                      // of units
  // Pieces without a weapon can only be lost.
  double soft_body = 0, soft_worth = 0, soft_air_body = 0, soft_air_worth = 0;

  double body() const { return ground_body + air_body; }
};

double points_of(const Attack& attack) {
  return attack.points * std::max<double>(1, 0.8 * attack.splash);
}

class Sum {
 public:
  Sum(const Look& look, Area area) : look_(look), area_(area) {}

  void add(Seat seat, const Standing& buildings, Force& force) const {
    const Army& army = look_.s.units[seat];
    const Range here = in_area(army, area_);
    for (std::size_t i = here.from; i < here.to; ++i) {
      const Unit& u = army[i];
      if (has_flag(u, kGone | kAboard)) continue;
      const bool is_able = !has_flag(u, kAttacked) && (has_flag(u, kActive) || is_in_hold(u));
      const int left = body_left(look_, seat, u);
      const PieceType& type = look_.type(u.type);
      const int price = type.has(kWorker) ? kWorth.caught_worker : type.worth;
      add_piece(seat, u.type, left, price, u.count, is_able, force);
    }
    for (const Building* b : buildings) {
      if (b->area != area_) continue;
      const PieceType& type = look_.type(b->type);
      const int price = kWorth.ruin * (type.minerals + type.gas);
      const bool is_able = (b->flags & kHasAttacked) == 0 && (b->flags & kFinished) != 0;
      add_piece(seat, b->type, body_left(look_, seat, *b), price, 1, is_able, force);
    }
  }

 private:
  void add_piece(Seat seat, TypeId id, int left, int price, int count, bool is_able,
                 Force& force) const {
    if (left == 0) return;
    const PieceType& type = look_.type(id);
    const int most = type.hit_points + type.shields;
    const double body = count * (left + armour(look_, seat, id, false));
    const double worth = static_cast<double>(count) * price * left / std::max(1, most);
    const Attack ground = ground_attack(look_, seat, id), air = air_attack(look_, seat, id);
    if (ground.points == 0 && air.points == 0) {
      (type.has(kFly) ? force.soft_air_body : force.soft_body) += body;
      (type.has(kFly) ? force.soft_air_worth : force.soft_worth) += worth;
      return;
    }
    force.ground += count * weighed(ground);
    force.air += count * weighed(air);
    if (is_able && is_to_come(ground)) force.able_ground += count * points_of(ground);
    if (is_able && is_to_come(air)) force.able_air += count * points_of(air);
    (type.has(kFly) ? force.air_body : force.ground_body) += body;
    force.worth += worth;
  }

  // Longer ranges have had their step (TR-187).
  bool is_to_come(const Attack& attack) const {
    return look_.s.battle.range == 0 || attack.range <= look_.s.battle.range;
  }

  const Look& look_;
  const Area area_;
};

// What a side deals to those of the other that have a weapon: each layer takes its part.
double dealt(double ground, double air, const Force& to) {
  return to.body() == 0 ? 0 : (ground * to.ground_body + air * to.air_body) / to.body();
}

double share(double points, double body) { return body == 0 ? 0 : std::min(1.0, points / body); }

// What of the pieces without a weapon is lost to so many points.
double soft_loss(const Force& of, double ground, double air) {
  return of.soft_worth * share(ground, of.soft_body) +
         of.soft_air_worth * share(air, of.soft_air_body);
}

// Which part of each side is lost when they fight it out: strength goes with what is dealt and what can be taken.
double fight(const Force& own, const Force& foe) {
  constexpr double kRounds = 3;  // in which the stronger side destroys what cannot defend itself
  const auto spoils = [](const Force& winner, double left, const Force& loser) {
    return soft_loss(loser, kRounds * left * winner.ground, kRounds * left * winner.air);
  };
  const double mine = dealt(own.ground, own.air, foe) * own.body();
  const double theirs = dealt(foe.ground, foe.air, own) * foe.body();
  if (own.body() == 0 && foe.body() == 0) return 0;
  const bool wins = foe.body() == 0 || (own.body() != 0 && mine > theirs);
  const double weaker = std::min(mine, theirs), stronger = std::max(mine, theirs);
  const double left = stronger == 0 ? 1 : std::sqrt(1 - weaker / stronger);
  return wins ? (mine == 0 ? 0 : foe.worth) + spoils(own, left, foe) - (1 - left) * own.worth
              : (1 - left) * foe.worth - (theirs == 0 ? 0 : own.worth) - spoils(foe, left, own);
}

// What one side loses in a combat round.
double loss(const Force& of, double ground, double air) {
  const double points = dealt(ground, air, of);
  const double left = points == 0 ? 1 : 1 - std::min(1.0, of.body() / points);
  return of.worth * share(points, of.body()) + soft_loss(of, ground * left, air * left);
}

double exchange(const Force& own, const Force& foe) {
  return loss(foe, own.able_ground, own.able_air) - loss(own, foe.able_ground, foe.able_air);
}

}  // namespace

int battle_worth(const Look& look, Seat seat, const Standing (&buildings)[kMostSeats]) {
  const State& s = look.s;
  const SeatMask side = allies(s, seat);
  double worth = 0;
  for (const Area area : areas_in(contested(s, seat))) {
    const Sum sum(look, area);
    Force own, foe;
    for (Seat other = 0; other < s.seats; ++other)
      if (has_marker(s, other, area))
        sum.add(other, buildings[other], holds(side, other) ? own : foe);
    worth += fight(own, foe) * kWorth.fight / 100;
    const bool is_fought_now = s.battle.area == area && s.battle.engaging != 0;
    if (is_fought_now) worth += exchange(own, foe) * kWorth.exchange / 100;
  }
  return static_cast<int>(worth);
}

}  // namespace turnwright::trts
