// A Move of the active group (chapter 8).
#include "games/trts/activation.h"
#include "games/trts/flow.h"
#include "games/trts/ledger.h"
#include "games/trts/transports.h"

namespace turnwright::trts {
namespace {

// Units that go the same way together.
struct Party {
  Unit units;
  Area last;  // kNoArea: the usual way
};
using Parties = FixedVec<Party, kMostUnits>;

// All that are in the group and not there yet leave the list; from its end, so that places before stay what they are.
Parties set_out(State& s, Seat seat, Area to) {
  Army& army = s.units[seat];
  Parties parties{};
  for (std::size_t i = s.detours.size(); i-- > 0;) {
    const Detour& detour = s.detours[i];
    parties.push_back({take(army, detour.unit, detour.count), detour.last});
  }
  s.detours.clear();
  for (std::size_t i = army.size(); i-- > 0;)
    if (is_active(army[i]) && army[i].area != to)
      parties.push_back({take(army, i, army[i].count), kNoArea});
  return parties;
}

// TR-58: who is engaged says whether anything is there; in a contested area everybody sees it. True: something is.
bool call_out(Play& p, Seat seat, Area area) {
  const State& s = p.s;
  const bool is_seen = is_contested(s, area);
  tell_all(p, kToldEngages, seat, area);
  bool is_anything = false;
  for (const Seat other : s.line) {
    if (!has_marker(s, other, area) || s.team[other] == s.team[seat]) continue;
    const bool is_there = has_piece(s, other, area);
    if (!is_seen) tell_all(p, kToldAnswers, other, area, is_there);
    is_anything |= is_there;
  }
  return is_anything;
}

// What everybody learns of a party on its way, and what they remember of it (TR-64 to TR-66).
void tell_way(Play& p, Seat seat, Unit& units, const Way& way, Area to, bool is_seen) {
  const Area from = units.area;
  const bool was_seen = has_flag(units, kOnBoard);
  const SeatMask knows = was_seen && is_seen ? kEveryone : only(seat);
  Area seen_last = was_seen ? from : kNoArea;
  if (was_seen && !is_seen) {
    tell_all(p, kToldLeaves, seat, units.type, units.count, from);
    clear_flag(units, kOnBoard);
  }
  for (const Area area : areas_in(way.passes)) {
    tell_all(p, kToldPassesBy, seat, units.type, units.count, area);
    if (seen_last == kNoArea) {
      seen_last = area;
      if (!is_seen) meet(p, seat, units.type, area, units.count);
    }
  }
  tell(p, knows, kToldMoves, seat, units.type, units.count, from, to);
  if (!is_seen && seen_last != kNoArea) remember(p, seat, units.type, seen_last, units.count);
}

void take_load(Army& army, std::uint8_t tie, Area to, bool is_left_behind) {
  change_units(
      army, [&](const Unit& u) { return has_flag(u, kAboard) && u.tie == tie; },
      [&](Unit& u) {
        u.area = to;
        if (is_left_behind) end_activation_of(u);
      });
}

// TR-234: passengers that were named leave; their transports pay.
void drop_passengers(Play& p, Seat seat) {
  const Army& army = p.s.units[seat];
  const auto picked = [&] {
    return std::find_if(army.begin(), army.end(),
                        [](const Unit& unit) { return has_flag(unit, kPicked); });
  };
  for (const Unit* one = picked(); one != army.end(); one = picked()) unload(p, seat, one->tie);
}

}  // namespace

Arrival arrival_in(const State& s, Seat seat, Area to) {
  if (controls(s, seat, to)) return Arrival::kQuiet;
  if (contests(s, seat, to)) return Arrival::kReinforce;
  return holds_area(held_by_side(s, seat), to) ? Arrival::kJoinAlly : Arrival::kEngage;
}

AreaMask targets_of_group(const Look& look, Seat seat) {
  const AreaMask through = crossable(look.s, seat);
  AreaMask targets = 0;
  Area from = kNoArea;
  int steps = 0;
  bool flew = false;
  for (const Unit& unit : look.s.units[seat]) {
    if (!is_active(unit)) continue;
    const int left = steps_left(look, seat, unit);
    const bool is_flying = flies(look, unit.type);
    if (left == 0 || (unit.area == from && left == steps && is_flying == flew)) continue;
    from = unit.area;
    steps = left;
    flew = is_flying;
    targets |= reach(look.map(), from, left, through, is_flying);
  }
  return targets;
}

AreaMask ways_of(const Look& look, Seat seat, const Unit& unit, Area to) {
  return last_steps(look.map(), unit.area, to, steps_left(look, seat, unit),
                    crossable(look.s, seat), flies(look, unit.type));
}

Way usual_way_of(const Look& look, Seat seat, const Unit& unit, Area to) {
  return usual_way(look.map(), unit.area, to, steps_left(look, seat, unit), crossable(look.s, seat),
                   contested(look.s, seat), flies(look, unit.type));
}

void move_group(Play& p, Seat seat, Area to) {
  State& s = p.s;
  Army& army = s.units[seat];
  const Arrival arrival = arrival_in(s, seat, to);
  // Whether everybody sees the group arrive (TR-60). The answers come first, since the way is told as they allow.
  const bool is_seen =
      arrival == Arrival::kReinforce || (arrival == Arrival::kEngage && call_out(p, seat, to));
  const AreaMask through = crossable(s, seat), in_sight = contested(s, seat);
  AreaMask came_from = 0, left = 0;
  bool is_up_ramp = false;
  Parties parties = set_out(s, seat, to);
  for (std::size_t i = parties.size(); i-- > 0;) {
    Unit& units = parties[i].units;
    const bool is_flying = flies(p, units.type);
    const std::uint8_t load = has_load(units) ? units.tie : std::uint8_t{0};
    const bool can_go = ways_of(p, seat, units, to) != 0;
    if (can_go) {
      const Way way = parties[i].last == kNoArea ? usual_way_of(p, seat, units, to)
                                                 : way_by(p.map(), units.area, parties[i].last, to,
                                                          through, in_sight, is_flying);
      tell_way(p, seat, units, way, to, is_seen);
      left |= area_bit(units.area);
      came_from |= area_bit(way.last);
      is_up_ramp |= !is_flying && holds_area(p.map().up[way.last], to);
      spend(units, way.cost);
      units.area = to;
    } else {
      end_activation_of(units);  // TR-131
    }
    join(army, units);
    if (load != 0) take_load(army, load, units.area, !can_go);
  }
  drop_passengers(p, seat);
  for (const Area area : areas_in(left & in_sight)) settle_area(p, area);  // TR-146

  // What is public of the group's place ends when it leaves it (TR-64).
  s.battle.area = is_seen ? to : kNoArea;
  s.came_from = is_seen ? came_from : 0;
  if (arrival == Arrival::kEngage && is_seen && is_up_ramp)
    s.battle.up_ramp = static_cast<std::uint8_t>(to + 1);  // TR-200
  if (arrival == Arrival::kReinforce) {
    reveal_area(p, to, only(seat));
    for (const Area from : areas_in(came_from)) tell_all(p, kToldCameFrom, seat, from);
  } else if (arrival == Arrival::kJoinAlly) {
    s.battle.is_quiet = 0;
    put_marker(p, seat, to);
  } else if (arrival == Arrival::kEngage) {
    call(s, kEngagementProcedure, seat);
    s.flow.top().a = to;
  }
}

}  // namespace turnwright::trts
