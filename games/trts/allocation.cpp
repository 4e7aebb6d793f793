#include "games/trts/allocation.h"

#include "games/trts/battle.h"
#include "games/trts/spells.h"

namespace turnwright::trts {
namespace {

bool is_melee(const State& s) { return s.battle.range == 1; }

Layers layers_at(const Look& look, Seat seat, TypeId type, int range) {
  const Attack ground = ground_attack(look, seat, type), air = air_attack(look, seat, type);
  return static_cast<Layers>((ground.points != 0 && ground.range == range ? kGroundLayer : 0) |
                             (air.points != 0 && air.range == range ? kAirLayer : 0));
}

int speed_of(const Look& look, const Target& target) {
  return target.is_building ? 0 : speed(look, target.owner, target.look);
}

}  // namespace

Attacker attacker_of(const Look& look, Seat seat, const Unit& unit, int range) {
  // A choke of this step begins after it.
  const bool is_halved = has_flag(unit, kHalved) && has_flag(unit, kStill);
  return {seat, unit.type, layers_at(look, seat, unit.type, range), speed(look, seat, unit),
          is_halved};
}

Attacker attacker_of(const Look& look, Seat seat, const Building& b, int range) {
  return {seat, b.type, layers_at(look, seat, b.type, range), 0, false};
}

int range_of(const Look& look, Seat seat, TypeId type) {
  int range = longest_range(look, seat, type);
  for (unsigned which = 0; which < kMostSpellsOfUnit; ++which)
    if (const Spell* spell = spell_of(look, type, which))
      range = std::max<int>(range, spell->range);
  return range;
}

Attack attack_of(const Look& look, const Attacker& by, Layer layer) {
  Attack attack = layer == kGroundLayer ? ground_attack(look, by.seat, by.type)
                                        : air_attack(look, by.seat, by.type);
  const bool is_shrouded = holds(look.s.battle.shrouded, by.seat) && layer == kGroundLayer &&
                           attack.range >= 2 && attack.splash == 0;
  if (by.is_halved || is_shrouded) attack.points /= 2;
  return attack;
}

int bonus_of(const Look& look, const Attacker& by, const Target& target) {
  const PieceType& type = look.type(by.type);
  return (type.bonus_tags & look.type(target.look.type).tags) != 0 ? type.bonus : 0;
}

bool is_visible(const Look& look, Seat by, const Target& target) {
  const State& s = look.s;
  if (!look.type(target.look.type).has(kCloak)) return true;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!holds(own_side(s, by) & allies(s, by), seat)) continue;
    const Range here = in_area(s.units[seat], s.battle.area);
    for (std::size_t i = here.from; i < here.to; ++i)
      if (has_flag(s.units[seat][i], kOnBoard) && detects(look, seat, s.units[seat][i].type))
        return true;
    for (const Building& b : s.buildings[seat])
      if (b.area == s.battle.area && works(look, seat, b) && detects(look, seat, b.type))
        return true;
  }
  return false;
}

bool can_hit(const Look& look, const Attacker& by, const Target& target) {
  if ((by.layers & layer_of(look, target.look.type)) == 0) return false;
  if (is_melee(look.s) && !target.is_building && !has_flag(target.look, kBlocks) &&
      range_of(look, target.owner, target.look.type) >= 2 && speed_of(look, target) > by.speed)
    return false;
  return is_visible(look, by.seat, target);
}

int rank_of(const Look& look, const Target& target) {
  const int range = range_of(look, target.owner, target.look.type);
  return range == 0 ? kTopRung : range;
}

int rung_of(const Look& look, const Attacker& by, const TargetList& list, const Picks& picks) {
  if (!is_melee(look.s)) return kTopRung;
  int lowest_rank = kTopRung;
  for (int place = 0; place < list.size(); ++place) {
    const Target& target = list[place];
    const auto picked = std::count(picks.begin(), picks.end(), place);
    if (target.look.points != 0 || target.look.count <= picked || !can_hit(look, by, target))
      continue;
    lowest_rank = std::min(lowest_rank, rank_of(look, target));
  }
  return lowest_rank;
}

bool may_spill(const Look& look, const Attacker& by, const Target& target) {
  return range_of(look, target.owner, target.look.type) <= range_of(look, by.seat, by.type) ||
         by.speed > speed_of(look, target);
}

int capacity(const Look& look, const Target& target) {
  const Unit& piece = target.look;
  const bool holds_position = target.is_building || is_in_hold(piece);
  return std::max(0, piece.hit_points + piece.shields +
                         armour(look, target.owner, piece.type, holds_position) - piece.points);
}

Filled fill(const Volley& volley, int capacity, int pieces) {
  Filled filled{capacity == 0 ? pieces : 0, 0, 0};
  int need = capacity;  // of the piece that was begun
  const auto give = [&](int points) {
    const int part = filled.full < pieces ? std::min(points, need) : 0;
    need -= part;
    return points - part;
  };
  const auto next_if_full = [&] {
    if (need != 0 || filled.full == pieces) return;
    ++filled.full;
    need = filled.full < pieces ? capacity : 0;
  };
  for (int i = 0; i < volley.attackers; ++i) {
    give(volley.bonus);  // used up first, and never excess (TR-222)
    int rest = give(volley.points);
    next_if_full();
    while (volley.goes_on && rest > 0 && filled.full < pieces) {
      rest = give(rest);
      next_if_full();
    }
    filled.excess += rest;
  }
  filled.partial = filled.full < pieces ? capacity - need : 0;
  return filled;
}

void allocate(State& s, const Target& target, int n, int points) {
  if (n == 0 || points == 0) return;
  const auto add = [points](auto& piece) {
    piece.points = static_cast<std::uint8_t>(piece.points + points);
  };
  change_pieces(s, target, n, add, add);
}

}  // namespace turnwright::trts
