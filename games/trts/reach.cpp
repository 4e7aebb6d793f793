#include "games/trts/reach.h"

#include <bit>

namespace turnwright::trts {
namespace {

AreaMask around(const Map& map, AreaMask areas, bool flies) {
  AreaMask mask = 0;
  for (const Area area : areas_in(areas)) mask |= steps_from(map, area, flies);
  return mask;
}

}  // namespace

AreaMask reach(const Map& map, Area from, int steps, AreaMask through, bool flies) {
  AreaMask seen = area_bit(from), edge = seen;
  for (; steps > 0 && edge != 0; --steps) {
    edge = around(map, edge, flies) & ~seen;
    seen |= edge;
    edge &= through;
  }
  return seen & ~area_bit(from);
}

int distance(const Map& map, Area from, Area to, AreaMask through, bool flies) {
  AreaMask seen = area_bit(from), edge = seen;
  for (int steps = 0; steps <= kMostSpeed; ++steps) {
    if (holds_area(seen, to)) return steps;
    edge = around(map, edge, flies) & ~seen;
    seen |= edge;
    edge &= through;
  }
  return kMostSpeed + 1;
}

AreaMask last_steps(const Map& map, Area from, Area to, int steps, AreaMask through, bool flies) {
  if (steps < 1 || from == to) return 0;
  through &= ~area_bit(to);
  const AreaMask before = (reach(map, from, steps - 1, through, flies) & through) | area_bit(from);
  return before & steps_from(map, to, flies);
}

Way way_by(const Map& map, Area from, Area last, Area to, AreaMask through, AreaMask contested,
           bool flies) {
  through &= ~area_bit(to);
  AreaMask passed[kMostAreas];  // on the best of the shortest ways to each area that was come to
  passed[from] = 0;
  AreaMask seen = area_bit(from), edge = seen;
  int cost = 1;
  for (; !holds_area(seen, last); ++cost) {
    const AreaMask next = around(map, edge, flies) & ~seen & through;
    CHECK(next != 0, "a last step that no way leads to");
    for (const Area here : areas_in(next)) {
      int fewest = kMostAreas + 1;
      for (const Area back : areas_in(steps_from(map, here, flies) & edge)) {
        const AreaMask way = passed[back];
        if (std::popcount(way) >= fewest) continue;
        fewest = std::popcount(way);
        passed[here] = way | (contested & area_bit(here));
      }
    }
    seen |= next;
    edge = next;
  }
  return {last, cost, passed[last]};
}

Way usual_way(const Map& map, Area from, Area to, int steps, AreaMask through, AreaMask contested,
              bool flies) {
  const auto is_up = [&](Area last) { return !flies && holds_area(map.up[last], to); };
  Way best{kNoArea, 0, 0};
  for (const Area last : areas_in(last_steps(map, from, to, steps, through, flies))) {
    const Way way = way_by(map, from, last, to, through, contested, flies);
    if (best.last != kNoArea) {
      if (way.cost > best.cost) continue;
      const int more = std::popcount(way.passes) - std::popcount(best.passes);
      if (way.cost == best.cost && (more > 0 || (more == 0 && is_up(way.last) >= is_up(best.last))))
        continue;
    }
    best = way;
  }
  CHECK(best.last != kNoArea, "the usual way to where none leads");
  return best;
}

AreaMask crossable(const State& s, Seat seat) { return contested(s, seat) | held_by_side(s, seat); }

}  // namespace turnwright::trts
