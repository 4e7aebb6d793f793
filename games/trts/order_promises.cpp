// Which orders look promising (Production), how workers are divided and where things go.
#include <algorithm>

#include "games/trts/army.h"
#include "games/trts/board.h"
#include "games/trts/front.h"
#include "games/trts/production.h"
#include "games/trts/promises.h"

namespace turnwright::trts {
namespace {

// What a seat thinks of orders, from what it has.
class Steward {
 public:
  Steward(const Look& look, Seat seat) : look_(look) {
    buildings_.find(look.s, seat);
    h_.count_all(look, seat, buildings_);
    ahead_ = rounds_ahead(look.s);
  }
  const Holdings& holdings() const { return h_; }

  int train(const PieceType& type) const {
    if (type.has(kWorker)) return worker();
    if (!is_armed(type) && type.supply_given != 0) return supply(type);
    if (ahead_ < 1) return -kHope.waste;
    return type.delivers * type.worth - cost(type.minerals, type.gas);
  }

  int build(TypeId id) const {
    const PieceType& type = look_.type(id);
    const int copies = h_.count[id];
    if (type.is_base) return h_.claim != kNoArea ? kHope.base : -kHope.waste;
    if (type.is_extractor) return extractor(type);
    if (type.train_slots == 0 && type.supply_given != 0) return supply(type);
    if (is_armed(type) || ahead_ < 3) return -kHope.waste;
    if (copies == 0)
      return (h_.army < kHope.small_army ? kHope.first : opening_worth(h_, type)) -
             saved(type.minerals);
    const bool trains_more = type.train_slots != 0 && h_.train_slots <= 2 + h_.income / 3;
    return trains_more ? kWorth.trains - saved(type.minerals) : -kHope.waste;
  }

  int morph(TypeId id) const {
    return h_.is_safe && h_.income >= 6 && ahead_ > 3 ? opening_worth(h_, look_.type(id))
                                                      : -kHope.waste;
  }

 private:
  int saved(int minerals) const { return h_.claim != kNoArea ? kHope.save * minerals : 0; }
  int cost(int minerals, int gas) const {
    return kWorth.stock_mineral * minerals + kWorth.stock_gas * gas + saved(minerals);
  }

  int worker() const {
    const bool is_used = h_.all_workers < h_.slots + (h_.claim != kNoArea ? 1 : 0);
    return is_used ? useful_worker(look_.s) - kWorth.stock_mineral : -kHope.waste;
  }

  // As far as production can use it (TR-101).
  int supply(const PieceType& type) const {
    const int wanted = std::min(4 + 4 * h_.train_slots, 4 + 2 * h_.income);
    if (ahead_ < 2 || h_.supply >= wanted) return -kHope.waste;
    return kWorth.supply * std::min<int>(type.supply_given, wanted - h_.supply) -
           cost(type.minerals, type.gas) / 2;
  }

  int extractor(const PieceType& type) const {
    if (ahead_ < 3) return -kHope.waste;
    for (const Area area : areas_in(h_.bases))
      if (h_.workers[area] >= 4 && h_.extractors[area] < look_.map().areas[area].geysers)
        return kWorth.unlocks + 10 - saved(type.minerals);
    return -kHope.waste;
  }

  const Look& look_;
  Standing buildings_;
  Holdings h_;
  int ahead_;
};

int gather_worth(const State& s, Seat seat, int minerals, int gas) {
  const int most = s.minerals[seat] + minerals, most_gas = s.gas[seat] + gas;
  return kWorth.stock_mineral * std::min(most, kWorth.plenty) +
         kWorth.stock_gas * std::min(most_gas, kWorth.plenty_gas) +
         2 * std::max(0, most - kWorth.plenty) + 4 * std::max(0, most_gas - kWorth.plenty_gas);
}

void promise_orders(const Look& look, Seat seat, const ChoiceList& choices, Promises& promises) {
  const Steward steward(look, seat);
  const Upgrades upgrades(look, seat, kAllUpgrades);
  for (int i = 0; i < choices.size(); ++i) {
    const Choice& c = choices[i];
    const TypeId type = static_cast<TypeId>(c.a);
    int& promise = promises[static_cast<std::size_t>(i)];
    switch (c.kind) {
      case kTrain: promise = steward.train(look.type(type)); break;
      case kBuild: promise = steward.build(type); break;
      case kMorph: promise = steward.morph(type); break;
      case kResearch: promise = upgrades.worth(c.a) - upgrades.price(c.a); break;
      case kTakeOver: promise = kHope.line; break;
      case kCancel: promise = -kHope.undo; break;
      case kRepair: promise = kHope.dither / 2; break;
      case kStance: promise = -kHope.dither; break;
      default: break;
    }
  }
}

// Workers where they are needed, bases where they are wanted, all else near home, and who fights near the goal.
int place_worth(const Look& look, Seat seat, const Steward& steward, Area goal, Area area) {
  const State& s = look.s;
  const Draft& draft = s.draft[seat];
  if (draft.kind != kTrain && draft.kind != kBuild) return 0;
  const PieceType& type = look.type(draft.item);
  const auto& steps = look.map().steps;
  if (draft.kind == kTrain)
    return type.has(kWorker) ? 3 * steward.holdings().need_of_workers(look, area)
                             : -kHope.home * steps[goal][area];
  const Holdings& h = steward.holdings();
  if (type.is_base) return area == h.claim ? kHope.base : 0;
  if (type.is_extractor) return 2 * h.workers[area];
  return -kHope.home * steps[s.start[seat]][area] - (contests(s, seat, area) ? kHope.base : 0);
}

}  // namespace

void promise_macro(const Look& look, Seat seat, const ChoiceList& choices, Promises& promises) {
  const Draft& draft = look.s.draft[seat];
  if (draft.stage == Stage::kIdle) return promise_orders(look, seat, choices, promises);
  if (draft.stage == Stage::kGather) {
    const int all = choices[choices.size() - 1].a;
    for (int i = 0; i < choices.size(); ++i)
      promises[static_cast<std::size_t>(i)] =
          gather_worth(look.s, seat, choices[i].a, all - choices[i].a);
    return;
  }
  if (choices[0].kind != kIn && choices[0].kind != kDeployIn) return;
  const Steward steward(look, seat);
  const Area goal = goal_of(look, seat);
  for (int i = 0; i < choices.size(); ++i) {
    const Area area = static_cast<Area>(choices[i].a);
    promises[static_cast<std::size_t>(i)] = choices[i].kind == kDeployIn
                                                ? -kHope.home * look.map().steps[goal][area]
                                                : place_worth(look, seat, steward, goal, area);
  }
}

}  // namespace turnwright::trts
