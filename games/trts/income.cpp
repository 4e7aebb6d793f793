// Income: upkeep, then gathering.
#include <algorithm>

#include "games/trts/macro.h"
#include "games/trts/pieces.h"

namespace turnwright::trts {
namespace {

// Where a seat can gather: areas with a base that works, and extractors that do.
struct Workplaces {
  AreaMask bases = 0;
  std::uint8_t extractors[kMostAreas] = {};
};
Workplaces workplaces(const Look& look, Seat seat) {
  Workplaces all;
  for (const Building& b : look.s.buildings[seat]) {
    if (b.type == kNoType) continue;
    const PieceType& type = look.type(b.type);
    if ((!type.is_base && !type.is_extractor) || !works(look, seat, b)) continue;
    if (type.is_base) all.bases |= area_bit(b.area);
    if (type.is_extractor) ++all.extractors[b.area];
  }
  return all;
}

// TR-85.
int gatherers(const Look& look, Seat seat, Area area) {
  const Army& army = look.s.units[seat];
  const Range range = in_area(army, area);
  int sum = 0;
  for (std::size_t i = range.from; i < range.to; ++i)
    if (look.type(army[i].type).has(kWorker) &&
        !has_flag(army[i], kOnSite | kAboard | kAttackedBefore | kRepaired))
      sum += army[i].count;
  return sum;
}

// TR-84, TR-89.
int gas_from(const Look& look, int workers, int geysers) {
  const Constants& constants = look.content.constants;
  if (!is_lean(look.s)) return std::min(workers, geysers * constants.gas_workers);
  return std::min(workers / constants.gas_workers, geysers) * constants.lean_gas;
}

// TR-86.
Miners miners_of(const Look& look, Seat seat, Area area, const Workplaces& places) {
  if (!holds_area(places.bases, area)) return {0, 0};
  const int all = gatherers(look, seat, area);
  const int gas_places = places.extractors[area] * look.content.constants.gas_workers;
  const int most = std::min<int>(all, look.s.share[seat][area]);
  return {std::min(most, std::max(0, all - gas_places)), most};
}

void gather_at(Play& p, Seat seat, Area area, int minerals, const Workplaces& places) {
  if (!holds_area(places.bases, area)) return;
  const int gas = gas_from(p, gatherers(p, seat, area) - minerals, places.extractors[area]);
  gain(p, seat, minerals, gas);
  if (minerals + gas != 0) tell(p, only(seat), kToldIncome, seat, minerals, gas, area);
}

// TR-87: one by one in turn order.
void deal_fields(Play& p, Area area, const Workplaces (&places)[kMostSeats]) {
  State& s = p.s;
  const AreaInfo& info = p.map().areas[area];
  int left = is_lean(s) && info.is_start ? 0 : info.fields;
  int wants[kMostSeats] = {};
  for (const Seat seat : s.line)
    if (holds_area(places[seat].bases, area)) wants[seat] = gatherers(p, seat, area);
  for (bool dealt = true; dealt && left > 0;) {
    dealt = false;
    for (const Seat seat : s.line) {
      if (left == 0 || s.share[seat][area] >= wants[seat]) continue;
      ++s.share[seat][area];
      --left;
      dealt = true;
    }
  }
}

}  // namespace

void upkeep(Play& p, Seat seat) {
  const Look look = p;
  const AreaMask disputed = contested(p.s, seat);
  const Faction& faction = p.faction(seat);
  const auto grown = [](int now, int by, int most) {
    return static_cast<std::uint8_t>(std::max(now, std::min(now + by, most)));
  };
  const auto can_grow = [&](const Unit& u) {
    const PieceType& type = p.type(u.type);
    return energy_of(u.charge) < type.most_energy ||
           (faction.regrows != 0 && u.hit_points < type.hit_points) ||
           (faction.reglows != 0 && u.shields < most_shields(look, seat, u.type, true));
  };
  change_units(
      p.s.units[seat], [&](const Unit& u) { return !holds_area(disputed, u.area) && can_grow(u); },
      [&](Unit& u) {
        const PieceType& type = p.type(u.type);
        u.charge =
            make_charge(grown(energy_of(u.charge), 1, type.most_energy), movement_of(u.charge));
        u.hit_points = u.shown_hit_points = grown(u.hit_points, faction.regrows, type.hit_points);
        u.shields = grown(u.shields, faction.reglows, most_shields(look, seat, u.type, true));
      });
  for (Building& b : p.s.buildings[seat]) {
    if (b.type == kNoType || holds_area(disputed, b.area)) continue;
    const bool is_finished = (b.flags & kFinished) != 0;
    if (is_finished) b.energy = grown(b.energy, 1, p.type(b.type).most_energy);
    if (faction.regrows != 0)
      b.hit_points =
          grown(b.hit_points, faction.regrows, most_hit_points(look, b.type, is_finished));
    if (faction.reglows != 0)
      b.shields = grown(b.shields, faction.reglows, most_shields(look, seat, b.type, is_finished));
  }
}

void clear_shares(State& s) {
  for (auto& row : s.share) std::fill(std::begin(row), std::end(row), std::uint8_t{0});
  std::fill(std::begin(s.taken), std::end(s.taken), std::uint8_t{0});
}

void share_out(Play& p) {
  State& s = p.s;
  clear_shares(s);
  AreaMask bases = 0;
  Workplaces places[kMostSeats];
  for (Seat seat = 0; seat < s.seats; ++seat) {
    for (const Building& b : s.buildings[seat])
      if (b.type != kNoType && p.type(b.type).is_extractor) ++s.taken[b.area];
    places[seat] = workplaces(p, seat);
    bases |= places[seat].bases;
  }
  for (const Area area : areas_in(bases)) deal_fields(p, area, places);
}

Miners miners(const Look& look, Seat seat, Area area) {
  return miners_of(look, seat, area, workplaces(look, seat));
}

void gain(Play& p, Seat seat, int minerals, int gas) {
  const Constants& constants = p.content.constants;
  const auto added = [](std::uint8_t& stock, int more, int most) {
    stock = static_cast<std::uint8_t>(std::min(stock + more, most));
  };
  added(p.s.minerals[seat], minerals, constants.minerals_max);
  added(p.s.gas[seat], gas, constants.gas_max);
}

void gather(Play& p, Seat seat, Area area, int minerals) {
  gather_at(p, seat, area, minerals, workplaces(p, seat));
}

bool gather_on(Play& p, Seat seat, Area from) {
  State& s = p.s;
  const Workplaces places = workplaces(p, seat);
  for (const Area area : areas_in(places.bases & ~(area_bit(from) - 1))) {
    const Miners range = miners_of(p, seat, area, places);
    if (range.least != range.most) {
      s.draft[seat].stage = Stage::kGather;
      s.draft[seat].area = area;
      return true;
    }
    gather_at(p, seat, area, range.most, places);
  }
  // TR-74: what kept workers from gathering is over.
  change_units(
      s.units[seat], [](const Unit& u) { return has_flag(u, kAttackedBefore | kRepaired); },
      [](Unit& u) { clear_flag(u, kAttackedBefore | kRepaired); });
  return false;
}

}  // namespace turnwright::trts
