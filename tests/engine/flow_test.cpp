#include "engine/flow.h"

#include <cstring>

#include "engine/dice.h"
#include "tests/test.h"

namespace turnwright {
namespace {

// A count that is nested in a game: it asks seat 1 at the bottom of the stack.
struct Nested {
  struct State {
    Flow<3> flow;
    std::uint16_t deepest;
  };
  enum : std::uint8_t { kOuter, kInner };
  static void outer(const Nested&, State& s, Frame& f, Host&) {
    if (f.step++ == 0)
      s.flow.push({.procedure = kInner, .step = 0, .seat = 1, .n = 0, .a = 7, .b = 0});
    else
      s.flow.pop();
  }
  static void inner(const Nested&, State& s, Frame& f, Host&) {
    s.deepest = s.flow.depth;
    if (f.step++ == 0)
      s.flow.window.open_one(5, f.seat);
    else
      s.flow.pop();
  }
};
constexpr Procedure<Nested> kProcedures[] = {{"outer", "", Nested::outer},
                                             {"inner", "", Nested::inner}};

TEST_CASE("settle runs the topmost procedure until somebody owes an answer or nothing is left") {
  LowDice dice;
  Host host(dice);
  Nested::State s{};
  s.flow.push({.procedure = Nested::kOuter, .step = 0, .seat = 0, .n = 0, .a = 0, .b = 0});
  settle(Nested{}, s, kProcedures, host);
  EXPECT(s.flow.window.ask() == Ask{5, only(1)});
  EXPECT(s.flow.depth == 2);
  EXPECT(s.flow.top().a == 7);
  EXPECT(s.deepest == 2);

  settle(Nested{}, s, kProcedures, host);  // still waiting
  EXPECT(s.flow.depth == 2);

  s.flow.window.answered(1);
  settle(Nested{}, s, kProcedures, host);
  EXPECT(s.flow.depth == 0);
  EXPECT(s.flow.frames[1].a == 0);  // what is not in use is zero
}

TEST_CASE("the end of a flow leaves nothing behind") {
  Flow<2> flow{};
  flow.push({.procedure = 1, .step = 2, .seat = 3, .n = 4, .a = 5, .b = 6});
  flow.window.open_secret(1, 3);
  flow.end();
  const Flow<2> empty{};
  EXPECT(std::memcmp(&flow, &empty, sizeof flow) == 0);
}

static_assert(covers_every_byte<sizeof(Flow<3>)>(flow_fields<Flow<3>>(0)));
static_assert(covers_every_byte<sizeof(Window)>(window_fields(0)));
static_assert(!covers_every_byte<sizeof(Window) + 1>(window_fields(0)));
static_assert(!covers_every_byte<sizeof(Window)>(window_fields(1)));

}  // namespace
}  // namespace turnwright
