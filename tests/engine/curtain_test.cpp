#include "engine/curtain.h"

#include "tests/test.h"

namespace turnwright {
namespace {

TEST_CASE("behind a curtain others see what was shown last") {
  Curtain<int> wall{};
  wall.set_both(3);
  wall.now = 5;
  Curtain<int> seen = wall;
  seen.redact();
  EXPECT(seen.now == 3);
  EXPECT(seen.shown == 3);
  wall.reveal();
  EXPECT(wall.shown == 5);
  wall.redact();
  EXPECT(wall.now == 5);
}

}  // namespace
}  // namespace turnwright
