// Ways over a small map: what is crossed, where the last step is taken, and which way is the usual one (TR-141 to TR-143).
#include "games/trts/reach.h"

#include "tests/test.h"

namespace turnwright::trts {
namespace {

enum : Area { kHome, kShelf, kLedge, kGap, kHill, kFar };

// Home > Shelf > Gap, Home = Ledge, Ledge = Gap, Hill > Gap, Gap = Far, Ledge ~ Far (air alone).
Map small_map() {
  Map map;
  const auto connect = [&](Area a, Area b) {
    map.ground[a] |= area_bit(b);
    map.ground[b] |= area_bit(a);
  };
  const auto ramp = [&](Area upper, Area lower) {
    connect(upper, lower);
    map.up[lower] |= area_bit(upper);
  };
  ramp(kHome, kShelf);
  connect(kHome, kLedge);
  ramp(kShelf, kGap);
  connect(kLedge, kGap);
  ramp(kHill, kGap);
  connect(kGap, kFar);
  map.air[kLedge] |= area_bit(kFar);
  map.air[kFar] |= area_bit(kLedge);
  return map;
}

constexpr AreaMask mask(std::initializer_list<Area> areas) {
  AreaMask all = 0;
  for (const Area area : areas) all |= area_bit(area);
  return all;
}

}  // namespace

TEST_CASE("trts: a unit crosses only what its player holds") {
  const Map map = small_map();
  EXPECT(reach(map, kHome, 1, 0, false) == mask({kShelf, kLedge}));
  EXPECT(reach(map, kHome, 2, 0, false) == mask({kShelf, kLedge}));
  EXPECT(reach(map, kHome, 2, mask({kLedge}), false) == mask({kShelf, kLedge, kGap}));
  EXPECT(reach(map, kHome, 3, mask({kLedge, kGap}), false) ==
         mask({kShelf, kLedge, kGap, kHill, kFar}));
  EXPECT(reach(map, kHome, 0, mask({kLedge}), false) == 0);
  EXPECT(distance(map, kHome, kGap, mask({kShelf}), false) == 2);
  EXPECT(distance(map, kHome, kHome, 0, false) == 0);
  EXPECT(distance(map, kHome, kGap, 0, false) > kMostSpeed);
}

TEST_CASE("trts: flying units use every connection") {
  const Map map = small_map();
  EXPECT(reach(map, kLedge, 1, 0, true) == mask({kHome, kGap, kFar}));
  EXPECT(reach(map, kLedge, 1, 0, false) == mask({kHome, kGap}));
  EXPECT(distance(map, kHome, kFar, mask({kLedge}), true) == 2);
  EXPECT(distance(map, kHome, kFar, mask({kLedge}), false) > kMostSpeed);
}

TEST_CASE("trts: where the last step is taken") {
  const Map map = small_map();
  EXPECT(last_steps(map, kHome, kGap, 2, mask({kShelf, kLedge}), false) == mask({kShelf, kLedge}));
  EXPECT(last_steps(map, kHome, kGap, 2, mask({kShelf}), false) == mask({kShelf}));
  EXPECT(last_steps(map, kHome, kGap, 1, mask({kShelf, kLedge}), false) == 0);
  // Not through the target itself.
  EXPECT(last_steps(map, kHome, kGap, 5, mask({kShelf, kLedge, kGap, kHill}), false) ==
         mask({kShelf, kLedge}));
  EXPECT(last_steps(map, kGap, kGap, 3, mask({kShelf}), false) == 0);
}

TEST_CASE("trts: the usual way is short, then out of sight, then not up a ramp, then the first") {
  const Map map = small_map();
  const AreaMask both = mask({kShelf, kLedge});
  EXPECT(usual_way(map, kHome, kGap, 2, both, 0, false).last == kShelf);
  EXPECT(usual_way(map, kHome, kGap, 2, both, mask({kShelf}), false).last == kLedge);
  // Up from the Gap: through the Shelf the last step is a ramp, through the Ledge it is not.
  const Way up = usual_way(map, kGap, kHome, 2, both, 0, false);
  EXPECT(up.last == kLedge);
  EXPECT(up.cost == 2);
  EXPECT(usual_way(map, kGap, kHome, 2, both, 0, true).last == kShelf);
  // A shorter one goes before one that passes nobody.
  const Way direct = usual_way(map, kShelf, kGap, 4, mask({kHome, kLedge}), 0, false);
  EXPECT(direct.last == kShelf);
  EXPECT(direct.cost == 1);
}

TEST_CASE("trts: a way tells which contested areas it passes") {
  const Map map = small_map();
  const AreaMask both = mask({kShelf, kLedge});
  const Way way = way_by(map, kHome, kShelf, kGap, both, mask({kHome, kShelf, kGap}), false);
  EXPECT(way.cost == 2);
  EXPECT(way.passes == mask({kShelf}));
  EXPECT(way_by(map, kHome, kLedge, kGap, both, mask({kShelf}), false).passes == 0);
  const Way far =
      way_by(map, kHome, kGap, kFar, mask({kShelf, kLedge, kGap}), mask({kShelf, kGap}), false);
  EXPECT(far.cost == 3);
  EXPECT(far.passes == mask({kGap}));
}

}  // namespace turnwright::trts
