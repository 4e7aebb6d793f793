// What bots think of stock, workers, buildings and what is under way.
#include <algorithm>

#include "games/trts/army.h"
#include "games/trts/board.h"
#include "games/trts/hints.h"
#include "games/trts/production.h"
#include "games/trts/work.h"

namespace turnwright::trts {
namespace {

// What a seat has, taken together.
struct Holdings {
  int workers[kMostAreas] = {};  // with those that are being trained
  int slots[kMostAreas] = {};    // that workers can gather from
  AreaMask bases = 0;            // finished or not
  AreaMask claims = 0;           // mineral fields in controlled areas without a base
  int count[256] = {};           // buildings by type, finished or not
  int train_slots = 0;
  int supply = 0;  // half points, with what is being built
};

Holdings holdings_of(const Look& look, Seat seat) {
  const State& s = look.s;
  Holdings h;
  for (const Unit& u : s.units[seat]) {
    if (has_flag(u, kGone)) continue;
    const PieceType& type = look.type(u.type);
    if (type.has(kWorker)) h.workers[u.area] += u.count;
    h.supply += u.count * type.supply_given;
  }
  int extractors[kMostAreas] = {};
  for (const Building& b : s.buildings[seat]) {
    if (b.type == kNoType) continue;
    const PieceType& type = look.type(b.type);
    ++h.count[b.type];
    if (type.is_base) h.bases |= area_bit(b.area);
    if (type.is_extractor) ++extractors[b.area];
    h.train_slots += type.train_slots;
    h.supply += type.supply_given;
    for (int slot = 0; slot < kTrainSlots; ++slot) {
      if (b.work[slot] == kNoWork) continue;
      const PieceType& made = look.type(look.faction(seat).units[work_item(b.work[slot])]);
      if (made.has(kWorker)) h.workers[b.area] += made.delivers;
      h.supply += made.delivers * made.supply_given;
    }
  }
  const AreaMask own = controlled(s, seat);
  for (Area area = 0; area < look.map().areas.size(); ++area) {
    const AreaInfo& info = look.map().areas[area];
    if (holds_area(h.bases, area))
      h.slots[area] = info.fields + 3 * extractors[area];
    else if (holds_area(own, area) && info.fields >= 3)
      h.claims |= area_bit(area);
  }
  return h;
}

// What is ordered now is there next round or later.
int rounds_ahead(const State& s) { return std::min<int>(kWorth.rounds_ahead, s.rounds - s.round); }

int workers_worth(const Look& look, const Holdings& h) {
  const int ahead = rounds_ahead(look.s);
  const int useful = 4 + kWorth.worker_round * ahead, idle = 3;
  int worth = 0;
  for (std::size_t area = 0; area < look.map().areas.size(); ++area) {
    const int busy = std::min(h.workers[area], h.slots[area]);
    worth += useful * busy + idle * (h.workers[area] - busy);
    // Somebody has to be there to found the next base.
    if (holds_area(h.claims, static_cast<Area>(area)) && h.workers[area] > 0 && ahead > 3)
      worth += useful;
  }
  return worth;
}

// Bases bring what their fields bring; the first of everything unlocks something; more of what trains is good as far as
// there is an income to train with.
int building_worth(const Look& look, const Holdings& h, int income, const Building& b,
                   int& bases_here) {
  const PieceType& type = look.type(b.type);
  const int ahead = rounds_ahead(look.s);
  const int price = kWorth.stock_mineral * type.minerals + kWorth.stock_gas * type.gas;
  if (type.is_base) {
    const bool is_second = holds_area(static_cast<AreaMask>(bases_here), b.area);
    bases_here |= static_cast<int>(area_bit(b.area));
    if (is_second) return price / 2;
    return 30 + kWorth.field * look.map().areas[b.area].fields * ahead / kWorth.rounds_ahead;
  }
  if (type.is_extractor) return h.workers[b.area] >= 4 && ahead > 2 ? 24 : 10;
  if (type.train_slots == 0 && type.supply_given != 0) return 2;  // its supply is counted apart
  const int copies = h.count[b.type];
  if (type.train_slots != 0) {
    const int wanted = 1 + income / 4;
    return copies <= wanted ? price * 5 / 4 + 4 : (price * 5 / 4 + 4) * wanted / copies;
  }
  if (type.ground.points != 0) return price;  // a tower
  return copies == 1 && ahead > 3 ? price * 5 / 4 + 4 : price / copies / 2;
}

int stock_worth(const State& s, Seat seat, bool saves) {
  const int minerals = s.minerals[seat], gas = s.gas[seat];
  const int each = saves ? kWorth.saved_mineral : kWorth.stock_mineral;
  return each * std::min(minerals, kWorth.plenty) + 2 * std::max(0, minerals - kWorth.plenty) +
         kWorth.stock_gas * std::min(gas, kWorth.plenty) + std::max(0, gas - kWorth.plenty);
}

int orders_worth(const Look& look, Seat seat) {
  const Faction& faction = look.faction(seat);
  int worth = 0;
  for_each_under_way(look, seat, [&](const UnderWay& order) {
    const unsigned item = order.code % 256;
    switch (order.code - item) {
      case kCancelUnit: {
        const PieceType& type = look.type(static_cast<TypeId>(item));
        if (!type.has(kWorker)) worth += type.delivers * price_worth(type);
        break;
      }
      case kCancelUpgrade: {
        const Upgrade& upgrade = faction.upgrades[item];
        worth += kWorth.stock_mineral * upgrade.minerals + kWorth.stock_gas * upgrade.gas + 12;
        break;
      }
      case kCancelMorph: {
        const PieceType& type = look.type(static_cast<TypeId>(item));
        worth += kWorth.stock_mineral * type.minerals + kWorth.stock_gas * type.gas + 8;
        break;
      }
      default: break;  // sites are counted as buildings
    }
  });
  return worth * kWorth.under_way / 100;
}

int upgrades_worth(const Look& look, Seat seat) {
  int worth = 0;
  const std::vector<Upgrade>& upgrades = look.faction(seat).upgrades;
  for (unsigned left = look.s.upgrades[seat]; left != 0; left &= left - 1) {
    const Upgrade& upgrade = upgrades[static_cast<std::size_t>(std::countr_zero(left))];
    worth += kWorth.stock_mineral * upgrade.minerals + kWorth.stock_gas * upgrade.gas + 14;
  }
  return worth;
}

}  // namespace

int economy_worth(const Look& look, Seat seat) {
  const State& s = look.s;
  const Holdings h = holdings_of(look, seat);
  int income = 0;
  for (int area = 0; area < kMostAreas; ++area) income += std::min(h.workers[area], h.slots[area]);
  const int bases = std::popcount(h.bases);
  const bool saves = h.claims != 0 && bases < 1 + (s.round + 4) / 6 && rounds_ahead(s) >= 6;
  int worth = stock_worth(s, seat, saves) + workers_worth(look, h) + orders_worth(look, seat) +
              upgrades_worth(look, seat);
  int bases_here = 0;
  for (const Building& b : s.buildings[seat]) {
    if (b.type == kNoType) continue;
    const PieceType& type = look.type(b.type);
    const int most = type.hit_points + type.shields;
    const int whole = building_worth(look, h, income, b, bases_here);
    const bool is_site = (b.flags & kFinished) == 0;
    worth += is_site ? whole * kWorth.under_way / 100
                     : whole * (most + b.hit_points + b.shields) / (2 * most);
  }
  // Supply is worth something as far as production can use it.
  return worth + kWorth.supply * std::min(h.supply, 4 + 4 * h.train_slots);
}

}  // namespace turnwright::trts
