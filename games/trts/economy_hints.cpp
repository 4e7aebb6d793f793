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
  // The next base should be there: mineral fields under control, near home. kNoArea: there are enough.
  Area claim = kNoArea;
  std::uint8_t count[256] = {};  // buildings by type, finished or not
  int income = 0;
  bool is_safe = false;  // there is an army, as far as the game has come
  int train_slots = 0;
  int supply = 0;  // half points, with what is being built
};

// What is ordered now is there next round or later.
int rounds_ahead(const State& s) { return std::min<int>(kWorth.rounds_ahead, s.rounds - s.round); }

Holdings holdings_of(const Look& look, Seat seat) {
  const State& s = look.s;
  Holdings h;
  int army = 0;
  for (const Unit& u : s.units[seat]) {
    if (has_flag(u, kGone) || body_left(look, seat, u) == 0) continue;
    const PieceType& type = look.type(u.type);
    if (type.has(kWorker))
      h.workers[u.area] += u.count;
    else
      army += u.count * type.worth;
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
      if (made.has(kWorker))
        h.workers[b.area] += made.delivers;
      else
        army += made.delivers * made.worth;
      h.supply += made.delivers * made.supply_given;
    }
  }
  AreaMask claims = 0;
  const AreaMask own = controlled(s, seat);
  for (Area area = 0; area < look.map().areas.size(); ++area) {
    const AreaInfo& info = look.map().areas[area];
    if (holds_area(h.bases, area))
      h.slots[area] = info.fields + 3 * extractors[area];
    else if (holds_area(own, area) && info.fields >= 3)
      claims |= area_bit(area);
    h.income += std::min(h.workers[area], h.slots[area]);
  }
  h.is_safe = army >= kWorth.guard * (s.round - 1);
  const int bases = std::popcount(h.bases);
  if (claims != 0 && bases < 1 + (s.round + kWorth.base_early) / kWorth.base_every &&
      rounds_ahead(s) >= 6 && h.is_safe)
    h.claim = nearest(look.map(), s.start[seat], claims);
  return h;
}

int useful_worker(const State& s) { return 4 + kWorth.worker_round * rounds_ahead(s); }

int workers_worth(const Look& look, const Holdings& h) {
  const int useful = useful_worker(look.s), idle = 5;
  int worth = 0;
  for (std::size_t area = 0; area < look.map().areas.size(); ++area) {
    const int busy = std::min(h.workers[area], h.slots[area]);
    worth += useful * busy + idle * (h.workers[area] - busy);
    // Somebody has to be there to found the next base.
    if (h.claim == area && h.workers[area] > 0) worth += useful + 4;
  }
  return worth;
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

// Upgrades are as good as the army is that they make better.
class Upgrades {
 public:
  Upgrades(const Look& look, Seat seat) : all_(look.faction(seat).upgrades) {
    for (const Unit& u : look.s.units[seat]) {
      const PieceType& type = look.type(u.type);
      for (const Change& change : type.changes) {
        if (change.upgrade == kNoUpgrade) break;
        helped_[change.upgrade] += u.count * type.worth;
      }
    }
  }
  int worth(unsigned at) const {
    const int price = kWorth.stock_mineral * all_[at].minerals + kWorth.stock_gas * all_[at].gas;
    return price / 2 + std::min(price, helped_[at] / 4);
  }
  int worth_of_all(UpgradeMask mask) const {
    int sum = 0;
    for (unsigned left = mask; left != 0; left &= left - 1)
      sum += worth(static_cast<unsigned>(std::countr_zero(left)));
    return sum;
  }

 private:
  const std::vector<Upgrade>& all_;
  int helped_[kMostUpgrades] = {};
};

int orders_worth(const Look& look, Seat seat, const Upgrades& upgrades) {
  const int flying = flying_percent(look, seat);
  int worth = 0;
  for_each_under_way(look, seat, [&](const UnderWay& order) {
    const unsigned item = order.code % 256;
    switch (order.code - item) {
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
  });
  return worth * kWorth.under_way / 100;
}

}  // namespace

int economy_worth(const Look& look, Seat seat) {
  const State& s = look.s;
  const Holdings h = holdings_of(look, seat);
  const Upgrades upgrades(look, seat);
  int worth = stock_worth(s, seat, h.claim != kNoArea) + workers_worth(look, h) +
              orders_worth(look, seat, upgrades) + upgrades.worth_of_all(s.upgrades[seat]);
  AreaMask bases_seen = 0;
  for (const Building& b : s.buildings[seat]) {
    if (b.type == kNoType) continue;
    const PieceType& type = look.type(b.type);
    const int most = type.hit_points + type.shields, left = body_left(look, seat, b);
    const int whole = building_worth(look, seat, h, b, bases_seen);
    if (left == 0) continue;
    const bool is_site = (b.flags & kFinished) == 0;
    worth += is_site ? whole * kWorth.under_way / 100 : whole * (most + left) / (2 * most);
  }
  // Supply is worth something as far as production can use it.
  return worth + kWorth.supply * std::min({h.supply, 4 + 4 * h.train_slots, 4 + 2 * h.income});
}

}  // namespace turnwright::trts
