#include "games/trts/ledger.h"

#include <algorithm>

#include "games/trts/macro.h"
#include "games/trts/values.h"
#include "games/trts/work.h"

namespace turnwright::trts {
namespace {

using Ledger = FixedVec<Seen, kMostSeen>;

// Adds to the row of this type and area, if there is one.
bool add_to_row(Ledger& ledger, const Seen& seen) {
  for (Seen& row : ledger)
    if (row.type == seen.type && row.area == seen.area) {
      row.count = static_cast<std::uint8_t>(row.count + seen.count);
      row.round = std::min(row.round, seen.round);
      return true;
    }
  return false;
}

// The oldest row that has an area loses it. Rows of a type without one are a single row, and there are fewer types than
// rows, so that this makes room sooner or later.
void make_room(Ledger& ledger) {
  while (ledger.full()) {
    std::size_t oldest = ledger.size();
    for (std::size_t i = 0; i < ledger.size(); ++i)
      if (ledger[i].area != kNoArea &&
          (oldest == ledger.size() || ledger[i].round < ledger[oldest].round))
        oldest = i;
    Seen row = ledger[oldest];
    ledger.erase(oldest);
    row.area = kNoArea;
    if (!add_to_row(ledger, row)) ledger.push_back(row);
  }
}
static_assert(kMostKinds < kMostSeen);

// Of these rows `count` units less are behind the screen, nobody knows of which row.
template <class Holds>
void weaken(Ledger& ledger, unsigned count, Holds holds) {
  unsigned sum = 0;
  Seen rest{};
  for (const Seen& row : ledger) {
    if (!holds(row)) continue;
    const bool is_first = sum == 0;
    rest = {row.type, is_first ? row.area : kNoArea,
            is_first ? row.round : std::min(rest.round, row.round), 0};
    sum += row.count;
  }
  if (sum == 0) return;
  for (std::size_t i = ledger.size(); i-- > 0;)
    if (holds(std::as_const(ledger)[i])) ledger.erase(i);
  if (sum <= count) return;
  rest.count = static_cast<std::uint8_t>(sum - count);
  if (!add_to_row(ledger, rest)) ledger.push_back(rest);
}

// But for areas in which nothing can have changed.
template <class Holds>
void weaken_surveys(State& s, unsigned count, Holds holds) {
  for (Seat by = 0; by < s.seats; ++by) {
    auto& rows = s.surveyed[by];
    for (std::size_t i = rows.size(); i-- > 0;) {
      if (holds_area(s.exact[by], rows[i].area) || !holds(std::as_const(rows)[i])) continue;
      if (rows[i].count <= count)
        rows.erase(i);
      else
        rows[i].count = static_cast<std::uint8_t>(rows[i].count - count);
    }
  }
}

void lose_means(State& s, Seat seat, const Worth& lost) {
  s.most_minerals[seat] = static_cast<std::uint16_t>(s.most_minerals[seat] - lost.minerals);
  s.most_gas[seat] = static_cast<std::uint16_t>(s.most_gas[seat] - lost.gas);
}

void gain_means(State& s, Seat seat, const Worth& more) {
  s.most_minerals[seat] = static_cast<std::uint16_t>(s.most_minerals[seat] + more.minerals);
  s.most_gas[seat] = static_cast<std::uint16_t>(s.most_gas[seat] + more.gas);
}

// A row of a Survey; if there is no room for it, the earliest goes, and what its area holds is not known exactly.
void note_row(State& s, Seat by, const Surveyed& row) {
  auto& rows = s.surveyed[by];
  for (Surveyed& one : rows)
    if (one.owner == row.owner && one.type == row.type && one.area == row.area &&
        one.is_site == row.is_site) {
      one.count = static_cast<std::uint8_t>(one.count + row.count);
      return;
    }
  if (rows.full()) {
    s.exact[by] &= ~area_bit(rows[0].area);
    rows.erase(0);
  }
  rows.push_back(row);
}

}  // namespace

// ---- what the facts are measured by

Worth price(int minerals, int gas) { return {2 * minerals, 2 * gas}; }

Worth worth(const Look& look, TypeId id) {
  const PieceType& type = look.type(normal_form(look, id));
  Worth sum{2 * type.minerals / type.delivers, 2 * type.gas / type.delivers};
  if (type.is_building && type.made_at != kNoType) sum += worth(look, type.made_at);
  return sum;
}

Worth worth_of(const Look& look, Seat seat) {
  const Faction& faction = look.faction(seat);
  Worth sum = price(look.s.minerals[seat], look.s.gas[seat]);
  for (const Unit& unit : look.s.units[seat])
    if (!has_flag(unit, kGone)) sum += worth(look, unit.type) * unit.count;
  for (const Building& b : look.s.buildings[seat]) {
    if (b.type == kNoType) continue;
    sum += worth(look, b.type);
    for (int slot = 0; slot < kTrainSlots; ++slot)
      if (b.work[slot] != kNoWork) {
        const PieceType& unit = look.type(faction.units[work_item(b.work[slot])]);
        sum += price(unit.minerals, unit.gas);
      }
    const unsigned item = work_item(b.work[kOtherSlot]);
    if (b.work[kOtherSlot] == kNoWork || item == kWorkSite) continue;
    if (item >= kWorkMorph) {
      const PieceType& morph = look.type(faction.buildings[item - kWorkMorph]);
      sum += price(morph.minerals, morph.gas);
    } else {
      sum += price(faction.upgrades[item].minerals, faction.upgrades[item].gas);
    }
  }
  for (unsigned rest = look.s.upgrades[seat]; rest != 0; rest &= rest - 1) {
    const Upgrade& upgrade = faction.upgrades[static_cast<std::size_t>(std::countr_zero(rest))];
    sum += price(upgrade.minerals, upgrade.gas);
  }
  return sum;
}

int most_room(const PieceType& type) {
  return type.carries + added_by(kAllUpgrades, type, Stat::kCarries);
}

bool may_be_carried(const Look& look, Seat seat, TypeId id) {
  if (look.type(id).size == 0) return false;
  const std::vector<TypeId>& units = look.faction(seat).units;
  return std::any_of(units.begin(), units.end(),
                     [&](TypeId one) { return most_room(look.type(one)) > 0; });
}

bool may_be_used_up(const Look& look, Seat seat, TypeId id) {
  const Faction& faction = look.faction(seat);
  return id == faction.worker && faction.builders == Builders::kAreConsumed;
}

AreaMask may_be_in(const Look& look, Seat seat, const Seen& seen) {
  if (seen.area == kNoArea || may_be_carried(look, seat, seen.type)) return ~AreaMask{0};
  const PieceType& type = look.type(seen.type);
  const Map& map = look.map();
  AreaMask reached = area_bit(seen.area);
  const int most_speed = type.speed + added_by(kAllUpgrades, type, Stat::kSpeed);
  const int steps = most_speed * (look.s.round - seen.round + 1);
  for (int step = 0; step < steps; ++step) {
    AreaMask next = reached;
    for (const Area from : areas_in(reached))
      next |= map.ground[from] | (type.has(kFly) ? map.air[from] : 0);
    if (next == reached) break;
    reached = next;
  }
  return reached;
}

// ---- the ledger

void open_ledger(Play& p) {
  State& s = p.s;
  for (const Seat seat : s.line) {
    const Faction& faction = p.faction(seat);
    s.most_minerals[seat] = s.most_gas[seat] = 0;
    s.has_home[seat] = 1;
    for (std::size_t id = 1; id < p.content.tables.types.size(); ++id) {
      const auto type = static_cast<TypeId>(id);
      const unsigned count = faction.starts_with[id];
      if (count == 0) continue;
      gain_means(s, seat, worth(p, type) * static_cast<int>(count));
      if (!p.type(type).is_building) remember(p, seat, type, s.start[seat], count);
    }
  }
}

void forget_all(State& s, Seat seat) {
  s.seen[seat] = {};
  s.surveyed[seat] = {};
  s.exact[seat] = 0;
  s.has_home[seat] = 0;
  s.most_minerals[seat] = s.most_gas[seat] = 0;
  forget_exact(s, seat);
  weaken_surveys(s, kMostUnits, [&](const Surveyed& row) { return row.owner == seat; });
}

void remember(Play& p, Seat seat, TypeId id, Area area, unsigned count) {
  if (count == 0) return;
  const Seen seen{normal_form(p, id), area, p.s.round, static_cast<std::uint8_t>(count)};
  Ledger& ledger = p.s.seen[seat];
  if (add_to_row(ledger, seen)) return;
  make_room(ledger);
  ledger.push_back(seen);
}

void meet(Play& p, Seat seat, TypeId id, Area area, unsigned count) {
  State& s = p.s;
  const PieceType& type = p.type(id);
  if (type.is_building) {
    if (area == s.start[seat] && type.is_base) s.has_home[seat] = 0;
    weaken_surveys(s, kMostUnits, [&](const Surveyed& row) {
      return row.owner == seat && row.area == area && p.type(row.type).is_building;
    });
    return;
  }
  const TypeId normal = normal_form(p, id);
  weaken(s.seen[seat], count, [&](const Seen& row) {
    return row.type == normal && holds_area(may_be_in(p, seat, row), area);
  });
  weaken_surveys(s, count,
                 [&](const Surveyed& row) { return row.owner == seat && row.type == normal; });
}

void note_destroyed(Play& p, Seat seat, TypeId id, unsigned count) {
  lose_means(p.s, seat, worth(p, id) * static_cast<int>(count));
  const unsigned room = static_cast<unsigned>(most_room(p.type(id))) * count;
  if (room == 0) return;
  for (TypeId one : p.faction(seat).units) {
    const unsigned size = p.type(one).size;
    if (size == 0) continue;
    weaken(p.s.seen[seat], room / size, [&](const Seen& row) { return row.type == one; });
    weaken_surveys(p.s, room / size,
                   [&](const Surveyed& row) { return row.owner == seat && row.type == one; });
  }
}

void count_income(Play& p, Seat seat) {
  State& s = p.s;
  if (s.round <= 1) return gain_means(s, seat, price(s.first_income, 0));
  const Constants& constants = p.content.constants;
  for (const Area marked : areas_in(s.markers[seat])) {
    const AreaInfo& area = p.map().areas[marked];
    gain_means(s, seat,
               price(is_lean(s) && area.is_start ? 0 : area.fields,
                     area.geysers * (is_lean(s) ? constants.lean_gas : constants.gas_workers)));
  }
}

// ---- Surveys

void note_survey(Play& p, Seat by, Area area) {
  State& s = p.s;
  auto& rows = s.surveyed[by];
  for (std::size_t i = rows.size(); i-- > 0;)
    if (rows[i].area == area) rows.erase(i);
  if (is_contested(s, area)) return;
  s.exact[by] |= area_bit(area);
  const auto note = [&](Seat owner, TypeId type, unsigned count, bool is_site) {
    note_row(s, by,
             {owner, type, area, s.round, static_cast<std::uint8_t>(count),
              static_cast<std::uint8_t>(is_site)});
  };
  for (Seat owner = 0; owner < s.seats; ++owner) {
    if (owner == by) continue;
    for (const Unit& unit : s.units[owner])
      if (unit.area == area && !has_flag(unit, kAboard))
        note(owner, normal_form(p, unit.type), unit.count, false);
    for (const Building& b : s.buildings[owner])
      if (b.type != kNoType && b.area == area && b.shown_type == kNoType)
        note(owner, b.type, 1, (b.flags & kFinished) == 0);
  }
}

void forget_exact(State& s, Seat seat) {
  for (AreaMask& exact : s.exact) exact &= ~s.markers[seat];
  // A site may be cancelled in macro, or finished, from now on.
  weaken_surveys(s, kMostBuildings,
                 [&](const Surveyed& row) { return row.owner == seat && row.is_site != 0; });
}

void forget_exact_in(State& s, Area area) {
  for (AreaMask& exact : s.exact) exact &= ~area_bit(area);
}

}  // namespace turnwright::trts
