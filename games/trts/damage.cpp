// What the allocated points do (TR-223 to TR-227), and what begins and ends with a step.
#include "games/trts/battle.h"
#include "games/trts/combat.h"
#include "games/trts/ledger.h"
#include "games/trts/macro.h"
#include "games/trts/spells.h"

namespace turnwright::trts {
namespace {

struct Left {
  int hit_points, shields;
  bool is_dead() const { return hit_points <= 0; }
};

// Armour once a step, then shields, then hit points (TR-223, TR-226). Points of a burst pass armour.
Left after(int points, int past_armour, int armour, int hit_points, int shields) {
  const int damage = std::max(0, points - past_armour - armour) + past_armour;
  const int to_shields = std::min(damage, shields);
  return {hit_points - (damage - to_shields), shields - to_shields};
}
Left after(const Look& look, Seat owner, const Unit& unit) {
  const int burst = has_flag(unit, kBurst) ? amount_of(look.content, SpellKind::kBurst) : 0;
  return after(unit.points, burst, armour(look, owner, unit.type, is_in_hold(unit)),
               unit.hit_points, unit.shields);
}
Left after(const Look& look, Seat owner, const Building& b) {
  return after(b.points, 0, armour(look, owner, b.type, true), b.hit_points, b.shields);
}

bool is_there(const State& s, const Unit& unit) {
  return unit.area == s.battle.area && has_flag(unit, kOnBoard);
}
bool is_there(const State& s, const Building& b) {
  return b.type != kNoType && b.area == s.battle.area;
}

// TR-194: nothing of the side would be left.
bool loses_all(const Look& look, SeatMask side) {
  for (Seat seat = 0; seat < look.s.seats; ++seat) {
    if (!holds(side, seat)) continue;
    for (const Unit& unit : look.s.units[seat])
      if (is_there(look.s, unit) && !after(look, seat, unit).is_dead()) return false;
    for (const Building& b : look.s.buildings[seat])
      if (is_there(look.s, b) && !after(look, seat, b).is_dead()) return false;
  }
  return true;
}

void tell_hit(const Play& p, Seat owner, TypeId type, int points, const Left& left) {
  tell_all(p, kToldHit, owner, type, static_cast<unsigned>(points),
           static_cast<unsigned>(std::max(0, left.hit_points)),
           static_cast<unsigned>(left.shields));
}

// TR-259: after the damage.
int rekindled(const Look& look, Seat owner, TypeId type, bool is_finished, int shields) {
  const int most = most_shields(look, owner, type, is_finished);
  return std::max(shields, std::min(most, shields + amount_of(look.content, SpellKind::kRekindle)));
}

void end_step(Unit& unit) {
  if (has_flag(unit, kFired)) set_flag(unit, kAttacked);
  if (has_flag(unit, kHalved)) set_flag(unit, kStill);
  clear_flag(unit, kFired | kBurst | kBlocks);
  unit.charge &= static_cast<std::uint8_t>(~kKindled);
  unit.points = 0;
}

void damage_units(Play& p, Seat seat) {
  Army& army = p.s.units[seat];
  struct Dead {
    TypeId type;
    std::uint8_t count, load;
  };
  FixedVec<Dead, kMostUnits> dead{};
  change_units(
      army, [&](const Unit& unit) { return is_there(p.s, unit); },
      [&](Unit& unit) {
        const Left left = after(p, seat, unit);
        if (unit.points != 0) tell_hit(p, seat, unit.type, unit.points, left);
        if (left.is_dead()) {
          dead.push_back({unit.type, unit.count, has_load(unit) ? unit.tie : std::uint8_t{0}});
          unit.count = 0;
          return;
        }
        set_hit_points(unit, left.hit_points);
        unit.shields = static_cast<std::uint8_t>(
            (unit.charge & kKindled) != 0 ? rekindled(p, seat, unit.type, true, left.shields)
                                          : left.shields);
        end_step(unit);
      });
  for (const Dead& one : dead) {
    tell_all(p, kToldDies, seat, one.type, one.count, p.s.battle.area);
    note_destroyed(p, seat, one.type, one.count);
    if (one.load == 0) continue;
    change_units(  // TR-227, and nobody else is told (TR-68)
        army, [&](const Unit& unit) { return has_flag(unit, kAboard) && unit.tie == one.load; },
        [&](Unit& unit) {
          tell(p, only(seat), kToldDies, seat, unit.type, unit.count, unit.area);
          unit.count = 0;
        });
  }
}

void damage_buildings(Play& p, Seat seat) {
  for (std::size_t i = 0; i < kMostBuildings; ++i) {
    Building& b = p.s.buildings[seat][i];
    if (!is_there(p.s, b)) continue;
    const Left left = after(p, seat, b);
    if (b.points != 0) tell_hit(p, seat, b.type, b.points, left);
    if (left.is_dead()) {
      const TypeId type = b.type;
      tell_all(p, kToldDies, seat, type, 1, b.area);
      b = {};
      note_destroyed(p, seat, type, 1);
      free_worker(p.s, seat, i);  // TR-106
      continue;
    }
    const bool is_finished = (b.flags & kFinished) != 0;
    const int shields = (b.flags & kIsKindled) != 0
                            ? rekindled(p, seat, b.type, is_finished, left.shields)
                            : left.shields;
    b.hit_points = b.shown_hit_points = static_cast<std::uint8_t>(left.hit_points);
    b.shields = b.shown_shields = static_cast<std::uint8_t>(shields);
    b.flags &= static_cast<std::uint8_t>(~kIsKindled);
    b.points = 0;
  }
}

}  // namespace

bool destroys_all(const Look& look) {
  const Battle& battle = look.s.battle;
  return battle.engaging != 0 && battle.defending != 0 && loses_all(look, battle.engaging) &&
         loses_all(look, battle.defending);
}

void deal_damage(Play& p) {
  Battle& battle = p.s.battle;
  for (Seat seat = 0; seat < p.s.seats; ++seat) {
    if (!holds(battle.engaging | battle.defending, seat)) continue;
    damage_units(p, seat);
    damage_buildings(p, seat);
  }
  battle.shrouded |= battle.shrouding;
  battle.shrouding = 0;
}

void end_combat(State& s) {
  for (Seat seat = 0; seat < s.seats; ++seat) {
    change_units(
        s.units[seat],
        [](const Unit& unit) {
          return has_flag(unit, kFired | kHalved | kBurst | kBlocks) || unit.points != 0 ||
                 (unit.charge & kKindled) != 0;
        },
        [](Unit& unit) {
          end_step(unit);
          clear_flag(unit, kHalved);
        });
    for (Building& b : s.buildings[seat]) {
      b.points = 0;
      b.flags &= static_cast<std::uint8_t>(~kIsKindled);
    }
  }
  s.battle.range = 0;
  s.battle.shrouded = s.battle.shrouding = 0;
}

}  // namespace turnwright::trts
