// What bots think of stock, workers, buildings and what is under way.
#include <algorithm>

#include "games/trts/army.h"
#include "games/trts/board.h"
#include "games/trts/hints.h"
#include "games/trts/holdings.h"
#include "games/trts/production.h"
#include "games/trts/work.h"

namespace turnwright::trts {
namespace {

// Who does not gather is idle. But somebody has to be there to found the next base.
int workers_worth(const Look& look, const Holdings& h) {
  const int useful = useful_worker(look.s), idle = 5;
  const bool has_founder = h.claim != kNoArea && h.workers[h.claim] > 0;
  return useful * h.income + idle * (h.all_workers - h.income) + (has_founder ? useful + 4 : 0);
}

// Bases bring what their fields bring; the first of everything unlocks something; more of what trains is good as far as
// there is an income to train with.
int building_worth(const Look& look, Seat seat, const Holdings& h, const Building& b,
                   AreaMask& bases_seen) {
  const PieceType& type = look.type(b.type);
  const int ahead = rounds_ahead(look.s);
  const bool uses_worker = look.faction(seat).builders == Builders::kAreConsumed;
  const int price = kWorth.stock_mineral * type.minerals + kWorth.stock_gas * type.gas +
                    (uses_worker ? useful_worker(look.s) : 0);
  const int more = ahead > 1 ? kWorth.trains : 0;  // than it costs
  const int copies = h.count[b.type];
  if (type.is_base) {
    const bool is_second = holds_area(bases_seen, b.area);
    bases_seen |= area_bit(b.area);
    if (!is_second)
      return kWorth.base +
             kWorth.field * look.map().areas[b.area].fields * ahead / kWorth.rounds_ahead;
    return 2 * h.train_slots <= h.income + 4 && type.train_slots > 1 ? price + more : price / 2;
  }
  if (type.is_extractor) {
    const bool is_used = holds_area(h.bases, b.area) && h.workers[b.area] >= 4 && ahead > 2;
    return is_used ? price + 10 : price / 2;
  }
  if (type.train_slots == 0 && type.supply_given != 0) return uses_worker ? price : 2;
  if (type.train_slots != 0 && copies > 1) {
    const bool is_used = h.train_slots <= 2 + h.income / 3;
    return is_used ? price + more : price / 2;
  }
  if (type.train_slots != 0 && (type.gas == 0 || h.income > 5)) return price + more;
  if (type.ground.points != 0) return price;  // a tower
  return copies == 1 && ahead > 3 ? price + (h.is_safe ? kWorth.unlocks : 1) : price / copies / 2;
}

int stock_worth(const State& s, Seat seat, bool saves) {
  const int minerals = s.minerals[seat], gas = s.gas[seat];
  const int each = saves ? kWorth.saved_mineral : kWorth.stock_mineral;
  return each * std::min(minerals, kWorth.plenty) + 2 * std::max(0, minerals - kWorth.plenty) +
         kWorth.stock_gas * std::min(gas, kWorth.plenty_gas) +
         4 * std::clamp(gas - kWorth.plenty_gas, 0, kWorth.plenty);
}

int orders_worth(const Look& look, Seat seat, const Standing& buildings, const Upgrades& upgrades,
                 int flying) {
  int worth = 0;
  const auto add = [&](int, unsigned code) {
    const unsigned item = code % 256;
    switch (code - item) {
      case kCancelUnit: {
        const PieceType& type = look.type(static_cast<TypeId>(item));
        if (!type.has(kWorker)) worth += type.delivers * worth_against(type, flying);
        break;
      }
      case kCancelUpgrade: {
        worth += upgrades.worth(item);
        break;
      }
      case kCancelMorph: {
        const PieceType& type = look.type(static_cast<TypeId>(item));
        worth += kWorth.stock_mineral * type.minerals + kWorth.stock_gas * type.gas + 8;
        break;
      }
      default: break;  // sites are counted as buildings
    }
  };
  for (const Building* b : buildings) for_each_order(look.faction(seat), *b, add);
  return worth * kWorth.under_way / 100;
}

// Who has no building left is out (TR-10), so the last ones are worth more than the first.
int life_worth(int body) { return kWorth.life * body / (body + kWorth.half_life); }

int buildings_worth(const Look& look, Seat seat, const Standing& buildings, const Holdings& h) {
  int worth = 0;
  int body = 0;  // without sites: they are not begun to live longer
  AreaMask bases_seen = 0;
  for (const Building* b : buildings) {
    const PieceType& type = look.type(b->type);
    const int most = type.hit_points + type.shields, left = body_left(look, seat, *b);
    const int whole = building_worth(look, seat, h, *b, bases_seen);
    if (left == 0) continue;
    if ((b->flags & kFinished) == 0) {
      worth += whole * kWorth.under_way / 100;
    } else {
      worth += left == most ? whole : whole * (most + left) / (2 * most);
      body += left;
    }
  }
  return worth + life_worth(body);
}

}  // namespace

int economy_worth(const Look& look, Seat seat, const Standing& buildings, int flying) {
  const State& s = look.s;
  Holdings h;
  h.count_all(look, seat, buildings);
  const Upgrades upgrades(look, seat, h.upgrades);
  // Supply is worth something as far as production can use it.
  const int supply = std::min({h.supply, 4 + 4 * h.train_slots, 4 + 2 * h.income});
  return stock_worth(s, seat, h.claim != kNoArea) + workers_worth(look, h) +
         orders_worth(look, seat, buildings, upgrades, flying) +
         upgrades.worth_of_all(s.upgrades[seat]) + buildings_worth(look, seat, buildings, h) +
         kWorth.supply * supply;
}

}  // namespace turnwright::trts
