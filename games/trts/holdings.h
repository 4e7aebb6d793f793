// What bots make of what a seat has: buildings, workers, income, supply, and where the next base should be.
#pragma once

#include <algorithm>

#include "games/trts/hints.h"

namespace turnwright::trts {

// What is ordered now is there next round or later.
inline int rounds_ahead(const State& s) {
  return std::min<int>(kWorth.rounds_ahead, s.rounds - s.round);
}
inline int useful_worker(const State& s) { return 4 + kWorth.worker_round * rounds_ahead(s); }

// What a seat has, taken together.
struct Holdings {
  std::uint8_t count[256];  // of buildings, by the types that there are
  std::uint8_t extractors[kMostAreas] = {};
  AreaMask bases = 0;
  int workers[kMostAreas] = {};  // with those that are being trained
  int all_workers = 0;
  int army = 0;  // what the other units are worth, with those that are being trained
  int income = 0;
  int slots = 0;         // how much income there could be, with more workers
  bool is_safe = false;  // there is an army, as far as the game has come
  // The next base should be there: mineral fields under control, near home. kNoArea: there are enough.
  Area claim = kNoArea;
  int train_slots = 0;
  int supply = 0;            // half points, with what is being built
  UpgradeMask upgrades = 0;  // finished or under way

  void count_all(const Look&, Seat, const Standing&);
  // Who can work in this area's base.
  int slots_in(const Look& look, Area area) const {
    return holds_area(bases, area) ? look.map().areas[area].fields + 3 * extractors[area] : 0;
  }
  // How many workers more; where the next base should be its founder is wanted.
  int need_of_workers(const Look& look, Area area) const {
    return slots_in(look, area) - workers[area] + (area == claim ? 1 : 0);
  }

 private:
  void add_units(const PieceType&, Area, int n);
  void add_building(const PieceType&, const Building&);
};

// What it is worth that a building lets units be trained, beyond its price.
inline int opening_worth(const Holdings& h, const PieceType& type) {
  return (h.income >= 4 ? kWorth.unlocks : 0) + kWorth.opens * type.opens;
}

// Upgrades are as good as the army is that they make better.
class Upgrades {
 public:
  Upgrades(const Look&, Seat, UpgradeMask asked_for);
  int price(unsigned at) const {
    return kWorth.stock_mineral * all_[at].minerals + kWorth.stock_gas * all_[at].gas;
  }
  int worth(unsigned at) const { return price(at) / 2 + std::min(price(at), helped_[at] / 4); }
  int worth_of_all(UpgradeMask) const;

 private:
  const std::vector<Upgrade>& all_;
  int helped_[kMostUpgrades] = {};
};

}  // namespace turnwright::trts
