// Income: upkeep, then gathering.
#include <algorithm>

#include "games/trts/macro.h"
#include "games/trts/pieces.h"

namespace turnwright::trts {
namespace {

bool has_base(const Look& look, Seat seat, Area area) {
  for (const Building& b : look.s.buildings[seat])
    if (b.type != kNoType && b.area == area && look.type(b.type).is_base && works(look, seat, b))
      return true;
  return false;
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

int extractors(const Look& look, Seat seat, Area area) {
  int sum = 0;
  for (const Building& b : look.s.buildings[seat])
    if (b.type != kNoType && b.area == area && look.type(b.type).is_extractor &&
        works(look, seat, b))
      ++sum;
  return sum;
}

// TR-84, TR-89.
int gas_from(const Look& look, int workers, int geysers) {
  const Constants& constants = look.content.constants;
  if (!is_lean(look.s)) return std::min(workers, geysers * constants.gas_workers);
  return std::min(workers / constants.gas_workers, geysers) * constants.lean_gas;
}

// TR-87: one by one in turn order.
void deal_fields(Play& p, Area area) {
  State& s = p.s;
  const AreaInfo& info = p.map().areas[area];
  int left = is_lean(s) && info.is_start ? 0 : info.fields;
  int wants[kMostSeats] = {};
  for (const Seat seat : s.line)
    if (has_base(p, seat, area)) wants[seat] = gatherers(p, seat, area);
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
  const auto kept = [&](const Unit& u) {
    Unit after = u;
    after.charge = make_charge(grown(energy_of(u.charge), 1, p.type(u.type).most_energy),
                               movement_of(u.charge));
    after.hit_points = after.shown_hit_points =
        grown(u.hit_points, faction.regrows, most_hit_points(look, u.type, true));
    after.shields = grown(u.shields, faction.reglows, most_shields(look, seat, u.type, true));
    return after;
  };
  change_units(
      p.s.units[seat],
      [&](const Unit& u) { return !holds_area(disputed, u.area) && !is_same(kept(u), u); },
      [&](Unit& u) { u = kept(u); });
  for (Building& b : p.s.buildings[seat]) {
    if (b.type == kNoType || holds_area(disputed, b.area)) continue;
    const bool is_finished = (b.flags & kFinished) != 0;
    if (is_finished) b.energy = grown(b.energy, 1, p.type(b.type).most_energy);
    b.hit_points = grown(b.hit_points, faction.regrows, most_hit_points(look, b.type, is_finished));
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
  for (Seat seat = 0; seat < s.seats; ++seat)
    for (const Building& b : s.buildings[seat]) {
      if (b.type == kNoType) continue;
      if (p.type(b.type).is_base) bases |= area_bit(b.area);
      if (p.type(b.type).is_extractor) ++s.taken[b.area];
    }
  for (const Area area : areas_in(bases)) deal_fields(p, area);
}

Miners miners(const Look& look, Seat seat, Area area) {
  if (!has_base(look, seat, area)) return {0, 0};
  const int all = gatherers(look, seat, area);
  const int gas_places = extractors(look, seat, area) * look.content.constants.gas_workers;
  const int most = std::min<int>(all, look.s.share[seat][area]);
  return {std::min(most, std::max(0, all - gas_places)), most};
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
  if (!has_base(p, seat, area)) return;
  const int gas = gas_from(p, gatherers(p, seat, area) - minerals, extractors(p, seat, area));
  gain(p, seat, minerals, gas);
  if (minerals + gas != 0) tell(p, only(seat), kToldIncome, seat, minerals, gas, area);
}

bool gather_on(Play& p, Seat seat, Area from) {
  State& s = p.s;
  AreaMask bases = 0;
  for (const Building& b : s.buildings[seat])
    if (b.type != kNoType && p.type(b.type).is_base) bases |= area_bit(b.area);
  for (const Area area : areas_in(bases & ~(area_bit(from) - 1))) {
    const Miners range = miners(p, seat, area);
    if (range.least != range.most) {
      s.draft[seat].stage = Stage::kGather;
      s.draft[seat].area = area;
      return true;
    }
    gather(p, seat, area, range.most);
  }
  // TR-74: what kept workers from gathering is over.
  change_units(
      s.units[seat], [](const Unit& u) { return has_flag(u, kAttackedBefore | kRepaired); },
      [](Unit& u) { clear_flag(u, kAttackedBefore | kRepaired); });
  return false;
}

}  // namespace turnwright::trts
