// Secret moves: the army gathers where it is wanted next, workers go where they are needed.
#include <algorithm>

#include "games/trts/army.h"
#include "games/trts/front.h"
#include "games/trts/promises.h"

namespace turnwright::trts {
namespace {

class Marshal {
 public:
  Marshal(const Look& look, Seat seat) : look_(look), front_(look, seat) {
    Standing buildings;
    buildings.find(look.s, seat);
    h_.count_all(look, seat, buildings);
    const bool is_weak = 100 * front_.own_all < kHope.rally * front_.foe_all;
    const Area home = nearest(look.map(), look.s.start[seat], front_.mine);
    rally_ = is_weak && front_.fights == 0 ? home : nearest(look.map(), front_.goal, front_.mine);
  }

  // What it is worth to have these units there and not here.
  int shift(const Unit& unit, int n, Area to) const {
    const PieceType& type = look_.type(unit.type);
    if (type.has(kWorker)) return n == 1 ? worker(unit.area, to) : -kHope.dither;
    if (!is_armed(type) || n != unit.count) return -kHope.dither;
    const auto& steps = look_.map().steps[rally_];
    return n * type.worth * (steps[unit.area] - steps[to]) * kHope.step / 100;
  }

  // The best of all areas under control.
  int best_shift(const Unit& unit, int n) const {
    int best = -kHope.dither;
    for (const Area to : areas_in(front_.mine))
      if (to != unit.area) best = std::max(best, shift(unit, n, to));
    return best;
  }

 private:
  int worker(Area from, Area to) const {
    if (h_.need_of_workers(look_, to) <= 0) return -kHope.dither;
    const bool is_founder = to == h_.claim && h_.workers[to] == 0;
    if (h_.need_of_workers(look_, from) >= 0 && !is_founder) return -kHope.dither;
    return kHope.line;
  }

  const Look& look_;
  const Front front_;
  Holdings h_;
  Area rally_;
};

}  // namespace

void promise_shift(const Look& look, Seat seat, const ChoiceList& choices, Promises& promises) {
  const Marshal marshal(look, seat);
  const Army& army = look.s.units[seat];
  const Draft& draft = look.s.draft[seat];
  for (int i = 0; i < choices.size(); ++i) {
    const Choice& c = choices[i];
    int& promise = promises[static_cast<std::size_t>(i)];
    if (c.kind == kShift)
      promise = marshal.best_shift(army[c.a], c.b);
    else if (c.kind == kTo)
      promise = marshal.shift(army[draft.unit], draft.count, static_cast<Area>(c.a));
    else if (c.kind != kDone && c.kind != kReady)
      promise = -kHope.dither;
  }
}

}  // namespace turnwright::trts
