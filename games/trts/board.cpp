#include "games/trts/board.h"

#include <algorithm>

#include "games/trts/ledger.h"

namespace turnwright::trts {
namespace {

// TR-57: units that are not aboard come onto the game board (TR-68).
void put_on_board(Play& p, Seat seat, Area area) {
  const auto is_hidden = [&](const Unit& u) {
    return u.area == area && !has_flag(u, kOnBoard | kAboard | kGone);
  };
  for_each_type(p.s.units[seat], area, is_hidden, [&](TypeId type, unsigned count) {
    tell_all(p, kToldAppears, seat, type, count, area);
    meet(p, seat, type, area, count);
  });
  change_units(p.s.units[seat], is_hidden, [](Unit& u) { set_flag(u, kOnBoard); });
}

// TR-62: and go back.
void take_off_board(Play& p, Seat seat, Area area) {
  const auto is_shown = [&](const Unit& u) { return u.area == area && has_flag(u, kOnBoard); };
  for_each_type(p.s.units[seat], area, is_shown, [&](TypeId type, unsigned count) {
    tell_all(p, kToldLeaves, seat, type, count, area);
    remember(p, seat, type, area, count);
  });
  change_units(p.s.units[seat], is_shown, [](Unit& u) { clear_flag(u, kOnBoard); });
}

// TR-59, TR-63: everybody sees the building as it is now. A free place that was one is shown to be free.
void show_building(Play& p, Seat seat, Building& b) {
  if (b.type == kNoType) {
    tell_all(p, kToldLeaves, seat, b.shown_type, 1, b.area);
    b = {};
    return;
  }
  const bool is_finished = (b.flags & kFinished) != 0;
  const bool is_news = b.shown_type != b.type || b.shown_hit_points != b.hit_points ||
                       is_finished != ((b.flags & kShownFinished) != 0);
  show_as_it_is(b);
  if (is_news) tell_all(p, kToldBuilding, seat, b.type, b.area, b.hit_points, is_finished);
}

// TR-244: an enemy piece that only a detector sees.
bool faces_cloak(const Play& p, Seat seat, Area area) {
  for (Seat other = 0; other < p.s.seats; ++other) {
    if (p.s.team[other] == p.s.team[seat]) continue;
    const Range range = in_area(p.s.units[other], area);
    for (std::size_t i = range.from; i < range.to; ++i)
      if (has_flag(p.s.units[other][i], kOnBoard) && p.type(p.s.units[other][i].type).has(kCloak))
        return true;
  }
  return false;
}

UpgradeMask detecting_upgrades(const Play& p, TypeId id) {
  UpgradeMask mask = 0;
  for (const Change& change : p.type(id).changes)
    if (change.upgrade != kNoUpgrade && change.stat == Stat::kDetects)
      mask |= static_cast<UpgradeMask>(1u << change.upgrade);
  return mask;
}

// The areas that a side has marked, and those that its enemies have.
struct Marked {
  AreaMask by_side = 0, by_enemies = 0;
};
Marked marked_around(const State& s, Seat seat) {
  Marked marked;
  for (Seat other = 0; other < s.seats; ++other) {
    const AreaMask theirs = s.markers[other];
    const AreaMask allied = s.team[other] == s.team[seat] ? theirs : AreaMask{0};
    marked.by_side |= allied;
    marked.by_enemies |= theirs ^ allied;
  }
  return marked;
}

void tell_controllers(const Play& p, Area area) {
  for (Seat seat = 0; seat < p.s.seats; ++seat)
    if (has_marker(p.s, seat, area)) tell_all(p, kToldControls, seat, area);
}

}  // namespace

AreaMask controlled(const State& s, Seat seat) {
  return s.markers[seat] & ~marked_around(s, seat).by_enemies;
}

AreaMask held_by_side(const State& s, Seat seat) {
  const Marked marked = marked_around(s, seat);
  return marked.by_side & ~marked.by_enemies;
}

AreaMask contested(const State& s, Seat seat) {
  return s.markers[seat] & marked_around(s, seat).by_enemies;
}

bool controls(const State& s, Seat seat, Area area) {
  return holds_area(controlled(s, seat), area);
}

bool contests(const State& s, Seat seat, Area area) { return holds_area(contested(s, seat), area); }

bool is_contested(const State& s, Area area) {
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (has_marker(s, seat, area)) return contests(s, seat, area);
  return false;
}

int areas_of(const State& s, SeatMask side) {
  return std::popcount(marked_by(s, side) & ~marked_by(s, static_cast<SeatMask>(~side)));
}

bool has_building(const State& s, Seat seat, Area area) {
  for (const Building& b : s.buildings[seat])
    if (b.type != kNoType && b.area == area) return true;
  return false;
}

bool has_any_building(const State& s, Seat seat) {
  return std::any_of(std::begin(s.buildings[seat]), std::end(s.buildings[seat]),
                     [](const Building& b) { return b.type != kNoType; });
}

bool has_piece(const State& s, Seat seat, Area area) {
  const Range range = in_area(s.units[seat], area);
  for (std::size_t i = range.from; i < range.to; ++i)
    if (!has_flag(s.units[seat][i], kGone)) return true;
  return has_building(s, seat, area);
}

void put_marker(Play& p, Seat seat, Area area) {
  if (has_marker(p.s, seat, area)) return;
  p.s.markers[seat] |= area_bit(area);
  forget_exact_in(p.s, area);
  if (controls(p.s, seat, area))
    tell_all(p, kToldControls, seat, area);
  else
    tell_all(p, kToldContested, area);
}

void take_marker(Play& p, Seat seat, Area area) {
  if (!has_marker(p.s, seat, area)) return;
  const bool was_contested = is_contested(p.s, area);
  p.s.markers[seat] &= ~area_bit(area);
  if (is_neutral(p.s, area))
    tell_all(p, kToldNeutral, area);
  else if (was_contested && !is_contested(p.s, area))
    tell_controllers(p, area);
}

void settle_area(Play& p, Area area) {
  SeatMask gone = 0;  // all at once: who leaves together leaves nothing (TR-51)
  for (Seat seat = 0; seat < p.s.seats; ++seat)
    if (contests(p.s, seat, area) && !has_piece(p.s, seat, area)) gone |= only(seat);
  for (; gone != 0; gone &= static_cast<SeatMask>(gone - 1)) take_marker(p, lowest(gone), area);
  if (is_contested(p.s, area)) return;
  for (Seat seat = 0; seat < p.s.seats; ++seat) take_off_board(p, seat, area);
}

UpgradeMask numeric_upgrades(const Look& look, Seat seat, TypeId id) {
  const std::vector<Upgrade>& upgrades = look.faction(seat).upgrades;
  UpgradeMask mask = 0;
  for (const Change& change : look.type(id).changes) {
    if (change.upgrade == kNoUpgrade) break;
    if (upgrades[change.upgrade].is_numeric) mask |= static_cast<UpgradeMask>(1u << change.upgrade);
  }
  return mask & look.s.upgrades[seat];
}

void declare(Play& p, Seat seat, UpgradeMask mask) {
  mask &= static_cast<UpgradeMask>(p.s.upgrades[seat] & ~p.s.declared[seat]);
  p.s.declared[seat] |= mask;
  for (unsigned rest = mask; rest != 0; rest &= rest - 1)
    tell_all(p, kToldDeclares, seat, static_cast<unsigned>(std::countr_zero(rest)));
}

void declare_seen(Play& p, Area area) {
  for (Seat seat = 0; seat < p.s.seats; ++seat) {
    if (p.s.upgrades[seat] == p.s.declared[seat]) continue;
    const bool has_to_detect = faces_cloak(p, seat, area);
    UpgradeMask mask = 0;
    const auto see = [&](TypeId id) {
      const PieceType& type = p.type(id);
      mask |= numeric_upgrades(p, seat, id);
      if (type.is_stance && type.stance_needs != kNoUpgrade)
        mask |= static_cast<UpgradeMask>(1u << type.stance_needs);
      if (has_to_detect) mask |= detecting_upgrades(p, id);
    };
    const Range range = in_area(p.s.units[seat], area);
    for (std::size_t i = range.from; i < range.to; ++i)
      if (has_flag(p.s.units[seat][i], kOnBoard)) see(p.s.units[seat][i].type);
    for (const Building& b : p.s.buildings[seat])
      if (b.type != kNoType && b.area == area && b.shown_type != kNoType) see(b.type);
    declare(p, seat, mask);
  }
}

void reveal_area(Play& p, Area area, SeatMask seats) {
  for (Seat seat = 0; seat < p.s.seats; ++seat) {
    if (!holds(seats, seat)) continue;
    put_on_board(p, seat, area);
    for (Building& b : p.s.buildings[seat])
      if (b.type != kNoType && b.area == area) {
        if (b.shown_type == kNoType) meet(p, seat, b.type, area, 1);
        show_building(p, seat, b);
      }
  }
  declare_seen(p, area);
}

void show_as_it_is(Building& b) {
  b.shown_type = b.type;
  b.shown_hit_points = b.hit_points;
  b.shown_shields = b.shields;
  b.shown_energy = b.energy;
  b.flags = static_cast<std::uint8_t>((b.flags & kFinished) != 0 ? b.flags | kShownFinished
                                                                 : b.flags & ~kShownFinished);
}

void show_macro(Play& p) {
  for (Seat seat = 0; seat < p.s.seats; ++seat) {
    Army& army = p.s.units[seat];
    const auto is_gone = [](const Unit& u) { return has_flag(u, kGone); };
    for (const Unit& u : army)
      if (is_gone(u)) tell_all(p, kToldLeaves, seat, u.shown_type, u.count, u.area);
    change_units(army, is_gone, [](Unit& u) { u.count = 0; });
    change_units(
        army,
        [](const Unit& u) { return u.shown_type != u.type || u.shown_hit_points != u.hit_points; },
        [&](Unit& u) {
          if (u.shown_type != u.type) tell_all(p, kToldStance, seat, u.type, u.count);
          u.shown_type = u.type;
          u.shown_hit_points = u.hit_points;
        });
    for (Building& b : p.s.buildings[seat])
      if (b.shown_type != kNoType) show_building(p, seat, b);
    for (const Area area : areas_in(contested(p.s, seat))) reveal_area(p, area, only(seat));
  }
}

}  // namespace turnwright::trts
