// What bots think of units, and of where they stand.
#include <algorithm>
#include <cmath>

#include "games/trts/army.h"
#include "games/trts/board.h"
#include "games/trts/hints.h"
#include "games/trts/micro.h"

namespace turnwright::trts {
namespace {

AreaMask around(const Map& map, AreaMask areas) {
  AreaMask mask = areas;
  for (const Area area : areas_in(areas)) mask |= map.ground[area];
  return mask;
}

// Where the army should be: in a fight, near home first; else in the heart of the nearest enemy's land.
Area goal_of(const Look& look, Seat seat) {
  const State& s = look.s;
  const Map& map = look.map();
  const Area home = s.start[seat];
  if (const AreaMask fights = contested(s, seat); fights != 0) return nearest(map, home, fights);
  AreaMask hearts = 0;
  for (Seat other = 0; other < s.seats; ++other)
    if (holds(s.playing, other) && s.team[other] != s.team[seat] && s.markers[other] != 0)
      hearts |= area_bit(nearest(map, s.start[other], s.markers[other]));
  return hearts == 0 ? home : nearest(map, home, hearts);
}

int damage(int points, int armour) { return std::max(0, points - armour); }

}  // namespace

Area nearest(const Map& map, Area from, AreaMask areas) {
  AreaMask reached = area_bit(from);
  while ((reached & areas) == 0) {
    const AreaMask next = around(map, reached);
    if (next == reached) return from;
    reached = next;
  }
  return lowest_area(reached & areas);
}

int body_left(const Look& look, Seat seat, const Unit& u) {
  const int body = u.hit_points + u.shields;
  if (u.points == 0) return body;
  return std::max(0, body - damage(u.points, armour(look, seat, u.type, is_in_hold(u))));
}

int body_left(const Look& look, Seat seat, const Building& b) {
  const int body = b.hit_points + b.shields;
  if (b.points == 0) return body;
  return std::max(0, body - damage(b.points, armour(look, seat, b.type, true)));
}

double weighed(const Attack& attack) {
  return attack.points * std::max<double>(1, 0.8 * attack.splash) * (10 + 1.5 * attack.range) / 12;
}

std::uint16_t worth_of_type(const PieceType& type) {
  const double price = double{kWorth.price} * (type.minerals + type.gas) / type.delivers;
  if (!is_armed(type)) return static_cast<std::uint16_t>(price * (type.spells[0] != 0 ? 1.8 : 0.6));
  const double ground = weighed(type.ground), air = weighed(type.air);
  const double attack = std::max(ground, air) + std::min(ground, air) / 3;
  const double body = type.hit_points + type.shields + 2 * type.armour;
  const double ease = (type.has(kFly) ? 1.15 : 1) * (type.has(kCloak) ? 1.15 : 1);
  return static_cast<std::uint16_t>(price + kWorth.strength * ease * std::sqrt(attack * body));
}

int flying_percent(const Look& look, Seat seat) {
  const State& s = look.s;
  int all = 0, flying = 0;
  for (Seat other = 0; other < s.seats; ++other) {
    if (s.team[other] == s.team[seat]) continue;
    for (const Unit& u : s.units[other]) {
      const PieceType& type = look.type(u.type);
      if (type.has(kWorker) || !is_armed(type)) continue;
      all += u.count * type.worth;
      if (type.has(kFly)) flying += u.count * type.worth;
    }
  }
  return all == 0 ? 0 : 100 * flying / all;
}

int worth_against(const PieceType& type, int flying) {
  const int more = type.air.points != 0 ? flying / 4 : -flying / 2;
  return is_armed(type) ? type.worth * (100 + more) / 100 : type.worth;
}

int army_worth(const Look& look, Seat seat) {
  const Map& map = look.map();
  int steps_to[kMostAreas];
  const Area goal = goal_of(look, seat);
  AreaMask reached = 0, edge = area_bit(goal);
  for (int steps = 0; edge != 0; ++steps) {
    for (const Area area : areas_in(edge)) steps_to[area] = steps;
    reached |= edge;
    edge = around(map, edge) & ~reached;
  }
  const int flying = flying_percent(look, seat);
  int worth = 0, far = 0, stuck = 0;
  for (const Unit& u : look.s.units[seat]) {
    const PieceType& type = look.type(u.type);
    if (has_flag(u, kGone)) continue;
    if (has_flag(u, kActivated | kPicked))
      stuck += u.count * (kWorth.called + type.worth * kWorth.stuck / 100);
    if (type.has(kWorker)) continue;
    const int left = body_left(look, seat, u);
    if (left == 0) continue;
    const int most = type.hit_points + type.shields;
    const int price = worth_against(type, flying) * u.count;
    worth += price * (most + 4 * left) / (5 * most);
    if (is_armed(type))
      far += price * (holds_area(reached, u.area) ? steps_to[u.area] : kMostSpeed);
  }
  return worth - far * kWorth.step / 100 - stuck;
}

}  // namespace turnwright::trts
