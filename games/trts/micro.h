// What the chapters of micro share: who may still act, how units are changed, and how sets of them are named.
#pragma once

#include <algorithm>

#include "games/trts/board.h"
#include "games/trts/values.h"

namespace turnwright::trts {

// ---- who may act

inline bool is_fresh(const Unit& unit) { return !has_flag(unit, kActivated); }  // TR-3
// TR-134: neither loaded nor on a site.
inline bool is_free(const Unit& unit) { return !has_flag(unit, kAboard | kOnSite); }
inline bool flies(const Look& look, TypeId type) { return look.type(type).has(kFly); }
// Movement points for steps: speed 0 means none (TR-148).
inline int steps_left(const Look& look, Seat seat, const Unit& unit) {
  return speed(look, seat, unit) == 0 ? 0 : movement_of(unit.charge);
}
// For everything else: a stance of speed 0 can be left (TR-235), who is held still can do nothing (TR-260).
inline int points_left(const Unit& unit) {
  return has_flag(unit, kStill) ? 0 : movement_of(unit.charge);
}
inline bool has_upgrade(const State& s, Seat seat, std::uint8_t upgrade) {
  return upgrade == kNoUpgrade || (s.upgrades[seat] >> upgrade & 1) != 0;
}

// ---- how they are changed

inline void spend(Unit& unit, int points) {
  unit.charge = static_cast<std::uint8_t>(unit.charge - (points << 4));
}
// Outside macro everybody sees things as they are.
inline void set_type(Unit& unit, TypeId type) { unit.type = unit.shown_type = type; }
inline void set_hit_points(Unit& unit, int hit_points) {
  unit.hit_points = unit.shown_hit_points = static_cast<std::uint8_t>(hit_points);
}
inline bool has_load(const Unit& unit) {
  return unit.tie != 0 && !has_flag(unit, kAboard | kOnSite);
}

// Changes `n` of the units at `at`, and what they carry.
template <class Change>
void change_part(Army& army, std::size_t at, unsigned n, Change change) {
  Unit part = take(army, at, n);
  const std::uint8_t load = has_load(part) ? part.tie : std::uint8_t{0};
  change(part);
  join(army, part);
  if (load == 0) return;
  change_units(army, [&](const Unit& u) { return has_flag(u, kAboard) && u.tie == load; }, change);
}

// The unit's activation is over (TR-132, TR-175, TR-197).
inline void end_activation_of(Unit& unit) {
  clear_flag(unit, kActive);
  set_flag(unit, kActivated);
}

// ---- lines

// A line is complete, and the window stays open for the next one.
inline void end_line(State& s, Seat seat) { s.draft[seat] = {}; }
// An act of a line that is a row of acts is complete, as an order of macro or a secret move.
inline void end_act(Draft& draft) {
  const std::uint16_t steps = draft.steps;
  draft = {};
  draft.steps = steps;
}
// The window's own question.
inline void end_window(State& s, Seat seat) {
  end_line(s, seat);
  s.flow.window.answered(seat);
}

Asked question_of(const Draft&, Asked window);
// The first of these kinds that is offered, else what is offered first.
Choice usual_among(const ChoiceList&, std::initializer_list<Kind>);

inline void list_areas(Kind kind, AreaMask areas, ChoiceList& out) {
  for (const Area area : areas_in(areas)) out.add(choice(kind, area));
}

// So many of each of the units, from 1 up to what `most` says of them.
template <class Most>
void list_counts(const Army& army, Kind kind, Most most, ChoiceList& out) {
  for (std::size_t i = 0; i < army.size(); ++i) {
    const int n = most(army[i]);
    for (int k = 1; k <= n; ++k)
      out.add(choice(kind, static_cast<unsigned>(i), static_cast<unsigned>(k)));
  }
}

// Sets are named in the order of the list, so that each has one line. The last of the units that bear the mark, without
// it; a count of 0: none does.
template <class Holds>
Unit last_marked(const Army& army, UnitFlags mark, Holds holds) {
  Unit last{};
  for (const Unit& unit : army) {
    if (!has_flag(unit, mark) || !holds(unit)) continue;
    Unit plain = unit;
    clear_flag(plain, mark);
    if (last.count == 0 || is_before(last, plain)) last = plain;
  }
  return last;
}
// So many of these units (a: unit, b: how many) are named in the open line.
void pick(Army&, const Choice&);
inline bool comes_behind(const Unit& unit, const Unit& last) {
  return last.count == 0 || is_before(last, unit);
}

}  // namespace turnwright::trts
