// The active group acts until its player ends it or nobody of it is left (TR-135, TR-136).
#include "games/trts/activation.h"

#include "games/trts/flow.h"
#include "games/trts/spells.h"

namespace turnwright::trts {
namespace {

bool has_group(const State& s, Seat seat) {
  return std::any_of(s.units[seat].begin(), s.units[seat].end(), is_active);
}

// TR-162.
bool has_attack_left(const Look& look, Seat seat, const Unit& unit) {
  return !has_flag(unit, kAttacked) && (longest_range(look, seat, unit.type) != 0 ||
                                        knows_spell(look, seat, unit.type, energy_of(unit.charge)));
}

}  // namespace

Area attack_area(const Look& look, Seat seat) {
  const State& s = look.s;
  if (s.battle.has_attacked != 0) return kNoArea;
  Area area = kNoArea;
  bool can_attack = false;
  for (const Unit& unit : s.units[seat]) {
    if (!is_active(unit)) continue;
    if (area != kNoArea && unit.area != area) return kNoArea;
    area = unit.area;
    can_attack = can_attack || has_attack_left(look, seat, unit);
  }
  return can_attack && contests(s, seat, area) ? area : kNoArea;
}

void attack(Play& p, Seat seat) {
  State& s = p.s;
  const Area area = attack_area(p, seat);
  if (s.battle.area != area) s.came_from = 0;  // it was there when it was activated (TR-163)
  s.battle.area = area;
  s.battle.has_attacked = 1;
  tell_all(p, kToldEngages, seat, area, 1);
  call(s, kEngagementProcedure, seat, 1);
  s.flow.top().a = area;
}

void leave_behind(Play& p, Seat seat, std::size_t at, unsigned n) {
  change_part(p.s.units[seat], at, n, end_activation_of);
}

void end_group(Play& p, Seat seat) {
  change_units(
      p.s.units[seat], [](const Unit& unit) { return has_flag(unit, kActive); }, end_activation_of);
}

void activation(Play& p, Frame& f) {
  State& s = p.s;
  if (f.step == 0) {
    f.step = 1;
    s.battle = no_battle(s.battle.is_quiet);
    s.battle.active = f.seat;
    s.came_from = 0;
  }
  if (has_group(s, f.seat)) return s.flow.window.open_one(kActWindow, f.seat);
  tell_all(p, kToldEndsMicro, f.seat);
  s.battle = no_battle(s.battle.is_quiet);
  s.came_from = 0;
  s.flow.pop();
}

}  // namespace turnwright::trts
