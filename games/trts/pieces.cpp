#include "games/trts/pieces.h"

namespace turnwright::trts {
namespace {

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

int start_energy(const Look& look, TypeId id) {
  return look.type(id).most_energy != 0 ? look.content.constants.start_energy : 0;  // TR-258
}

}  // namespace

int full_movement(const Look& look, Seat seat, TypeId id) {
  return speed(look, seat, look.type(id).is_stance ? look.type(id).stance : id);
}

Unit new_unit(const Look& look, Seat seat, TypeId id, Area area, unsigned count) {
  const std::uint8_t hit_points = byte(most_hit_points(look, id, true));
  return {.area = area,
          .type = id,
          .hit_points = hit_points,
          .shields = byte(most_shields(look, seat, id, true)),
          .charge = make_charge(start_energy(look, id), full_movement(look, seat, id)),
          .tie = 0,
          .flags = 0,
          .points = 0,
          .shown_type = id,
          .shown_hit_points = hit_points,
          .count = byte(static_cast<int>(count))};
}

Building new_building(const Look& look, Seat seat, TypeId id, Area area, bool is_finished) {
  Building b{};
  b.area = area;
  b.type = id;
  b.hit_points = byte(most_hit_points(look, id, is_finished));
  b.shields = byte(most_shields(look, seat, id, is_finished));
  b.energy = byte(is_finished ? start_energy(look, id) : 0);
  b.flags = is_finished ? kFinished : 0;
  return b;
}

void finish_building(const Look& look, Seat seat, Building& b, TypeId becomes) {
  const bool was_finished = (b.flags & kFinished) != 0;
  b.hit_points = byte(b.hit_points + most_hit_points(look, becomes, true) -
                      most_hit_points(look, b.type, was_finished));
  b.shields = byte(b.shields + most_shields(look, seat, becomes, true) -
                   most_shields(look, seat, b.type, was_finished));
  if (!was_finished) b.energy = byte(start_energy(look, becomes));
  b.type = becomes;
  b.flags |= kFinished;
}

void refresh(Play& p, Seat seat) {
  const auto fresh_charge = [&](const Unit& u) {
    return make_charge(energy_of(u.charge), full_movement(p, seat, u.type));
  };
  change_units(
      p.s.units[seat],
      [&](const Unit& u) {
        return has_flag(u, kActivated | kAttacked | kWorked) || u.charge != fresh_charge(u);
      },
      [&](Unit& u) {
        const bool has_attacked = has_flag(u, kAttacked);
        clear_flag(u, kActivated | kAttacked | kWorked);
        if (has_attacked) set_flag(u, kAttackedBefore);
        u.charge = fresh_charge(u);
      });
  for (Building& b : p.s.buildings[seat]) b.flags &= static_cast<std::uint8_t>(~kHasAttacked);
}

void end_effects(State& s, Seat seat) {
  change_units(
      s.units[seat], [](const Unit& u) { return has_flag(u, kStill); },
      [](Unit& u) { clear_flag(u, kStill); });
}

void gain_upgrade(Play& p, Seat seat, unsigned upgrade) {
  const auto gained = static_cast<UpgradeMask>(1u << upgrade);
  p.s.upgrades[seat] |= gained;
  const auto gain = [&](TypeId id, Stat stat) { return added_by(gained, p.type(id), stat); };
  const auto normal = [&](TypeId id) { return p.type(id).is_stance ? p.type(id).stance : id; };
  change_units(
      p.s.units[seat],
      [&](const Unit& u) {
        return gain(normal(u.type), Stat::kSpeed) != 0 || gain(u.type, Stat::kShields) != 0;
      },
      [&](Unit& u) {
        u.charge = make_charge(energy_of(u.charge),
                               movement_of(u.charge) + gain(normal(u.type), Stat::kSpeed));
        // What everybody sees waits for the end of macro (TR-67).
        if (!has_flag(u, kOnBoard)) u.shields = byte(u.shields + gain(u.type, Stat::kShields));
      });
  for (Building& b : p.s.buildings[seat])
    if (b.type != kNoType && (b.flags & kFinished) != 0)
      b.shields = byte(b.shields + gain(b.type, Stat::kShields));
}

void show_new_shields(Play& p, Seat seat) {
  const auto news = static_cast<UpgradeMask>(p.s.upgrades[seat] & ~p.s.declared[seat]);
  const auto gain = [&](const Unit& u) {
    return has_flag(u, kOnBoard) ? added_by(news, p.type(u.type), Stat::kShields) : 0;
  };
  if (news == 0) return;
  change_units(
      p.s.units[seat], [&](const Unit& u) { return gain(u) != 0; },
      [&](Unit& u) { u.shields = byte(u.shields + gain(u)); });
}

}  // namespace turnwright::trts
