// What bots think of units, and of where they stand.
#include <algorithm>
#include <cmath>

#include "games/trts/army.h"
#include "games/trts/board.h"
#include "games/trts/hints.h"
#include "games/trts/micro.h"

namespace turnwright::trts {

Area nearest(const Map& map, Area from, AreaMask areas) {
  if (holds_area(areas, from)) return from;
  Area best = from;
  int fewest = kMostAreas;
  for (const Area area : areas_in(areas)) {
    const int steps = map.steps[from][area];
    if (steps < fewest) best = area, fewest = steps;
  }
  return best;
}

int body_after(int body, int points, int armour) {
  return std::max(0, body - std::max(0, points - armour));
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

void count_openings(Tables& tables) {
  for (const Faction& faction : tables.factions)
    for (const TypeId id : faction.units) {
      const PieceType& unit = tables.types[id];
      ++tables.types[unit.made_at].opens;
      for (const TypeId needed : unit.needs.buildings)
        if (needed != kNoType && needed != unit.made_at) ++tables.types[needed].opens;
    }
}

Arms arms_of(const Look& look, Seat seat) {
  Arms arms;
  for (const Unit& u : look.s.units[seat]) {
    const PieceType& type = look.type(u.type);
    if (type.has(kWorker) || !is_armed(type)) continue;
    const int worth = u.count * type.worth;
    arms.all += worth;
    if (type.has(kFly)) arms.flying += worth;
  }
  return arms;
}

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

int army_worth(const Look& look, Seat seat, int flying) {
  const auto& steps_to = look.map().steps[goal_of(look, seat)];
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
    worth += left == most ? price : price * (most + 4 * left) / (5 * most);
    if (is_armed(type)) far += price * steps_to[u.area];
  }
  return worth - far * kWorth.step / 100 - stuck;
}

}  // namespace turnwright::trts
