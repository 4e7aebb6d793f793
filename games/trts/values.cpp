#include "games/trts/values.h"

#include <algorithm>

#include "games/trts/army.h"
#include "games/trts/work.h"

namespace turnwright::trts {
namespace {

// TR-95.
int added(const Look& look, Seat seat, const PieceType& type, Stat stat) {
  const UpgradeMask upgrades = look.s.upgrades[seat];
  return upgrades == 0 ? 0 : added_by(upgrades, type, stat);
}

Attack upgraded(const Look& look, Seat seat, const PieceType& type, Attack attack) {
  if (attack.points == 0) return attack;
  attack.points = static_cast<std::uint8_t>(attack.points + added(look, seat, type, Stat::kAttack));
  attack.range = static_cast<std::uint8_t>(attack.range + added(look, seat, type, Stat::kRange));
  return attack;
}

}  // namespace

int added_by(UpgradeMask upgrades, const PieceType& type, Stat stat) {
  int sum = 0;
  for (const Change& change : type.changes) {
    if (change.upgrade == kNoUpgrade) break;
    if (change.stat == stat && (upgrades >> change.upgrade & 1) != 0) sum += change.amount;
  }
  return sum;
}

int speed(const Look& look, Seat seat, TypeId id) {
  const PieceType& type = look.type(id);
  return type.speed + added(look, seat, type, Stat::kSpeed);
}

int speed(const Look& look, Seat seat, const Unit& unit) {
  return has_flag(unit, kStill) ? 0 : speed(look, seat, unit.type);
}

int armour(const Look& look, Seat seat, TypeId id, bool is_in_hold) {
  const PieceType& type = look.type(id);
  return type.armour + added(look, seat, type, Stat::kArmour) +
         (is_in_hold ? added(look, seat, type, Stat::kArmourInHold) : 0);
}

int most_hit_points(const Look& look, TypeId id, bool is_finished) {
  const int all = look.type(id).hit_points;
  return is_finished ? all : all / 2;
}

int most_shields(const Look& look, Seat seat, TypeId id, bool is_finished) {
  const PieceType& type = look.type(id);
  const int all = type.shields + added(look, seat, type, Stat::kShields);
  return is_finished ? all : all / 2;
}

Attack ground_attack(const Look& look, Seat seat, TypeId id) {
  return upgraded(look, seat, look.type(id), look.type(id).ground);
}

Attack air_attack(const Look& look, Seat seat, TypeId id) {
  return upgraded(look, seat, look.type(id), look.type(id).air);
}

int longest_range(const Look& look, Seat seat, TypeId id) {
  const Attack ground = ground_attack(look, seat, id), air = air_attack(look, seat, id);
  return std::max(ground.points != 0 ? ground.range : 0, air.points != 0 ? air.range : 0);
}

bool detects(const Look& look, Seat seat, TypeId id) {
  const PieceType& type = look.type(id);
  return type.has(kDetector) || added(look, seat, type, Stat::kDetects) != 0;
}

int room(const Look& look, Seat seat, TypeId id) {
  const PieceType& type = look.type(id);
  return type.carries + added(look, seat, type, Stat::kCarries);
}

bool is_in_hold(const Unit& unit) {
  if (has_flag(unit, kActive)) return false;
  return !has_flag(unit, kActivated) || !has_flag(unit, kAttacked);
}

bool is_disabled(const Look& look, Seat seat, const Building& building) {
  if (!look.type(building.type).needs_lattice) return false;
  for (const Building& other : look.s.buildings[seat])
    if (other.type != kNoType && other.area == building.area && (other.flags & kFinished) != 0 &&
        look.type(other.type).gives_lattice)
      return false;
  return true;
}

bool works(const Look& look, Seat seat, const Building& building) {
  return building.type != kNoType && (building.flags & kFinished) != 0 &&
         !is_disabled(look, seat, building);
}

int supply(const Look& look, Seat seat) {
  int sum = 0;
  for (const Building& building : look.s.buildings[seat])
    if (building.type != kNoType && look.type(building.type).supply_given != 0 &&
        works(look, seat, building))
      sum += look.type(building.type).supply_given;
  for (const Unit& unit : look.s.units[seat])
    if (!has_flag(unit, kGone)) sum += look.type(unit.type).supply_given * unit.count;
  return sum;
}

int supply_in_production(const Look& look, Seat seat) {
  int sum = 0;
  for (const Building& building : look.s.buildings[seat])
    for (int slot = 0; slot < kTrainSlots; ++slot)
      if (building.work[slot] != kNoWork) {
        const PieceType& type = look.type(look.faction(seat).units[work_item(building.work[slot])]);
        sum += type.supply * type.delivers;
      }
  return sum;
}

int units_counted(const Look& look, Seat seat) {
  const Faction& faction = look.faction(seat);
  int sum = 0;
  for (const Unit& unit : look.s.units[seat])
    if (!has_flag(unit, kGone)) sum += unit.count;
  for (const Building& building : look.s.buildings[seat]) {
    for (int slot = 0; slot < kTrainSlots; ++slot)
      if (building.work[slot] != kNoWork)
        sum += look.type(faction.units[work_item(building.work[slot])]).delivers;
    if (building.type != kNoType && (building.flags & kFinished) == 0 &&
        faction.builders == Builders::kAreConsumed)
      ++sum;
  }
  return sum;
}

}  // namespace turnwright::trts
