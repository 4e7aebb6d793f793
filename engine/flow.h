// The turn structure. A game lists its procedures once, in playing order, in a constexpr table; nested play
// is a stack of frames in the state. `settle` runs the topmost procedure until somebody owes an answer or
// the stack is empty, which is the end of the game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/check.h"
#include "engine/fields.h"
#include "engine/host.h"
#include "engine/window.h"

namespace turnwright {

// One procedure under way: which one, how far it is, whose, and two words of its own.
struct Frame {
  std::uint8_t procedure;
  std::uint8_t step;
  Seat seat;
  std::uint8_t n;
  std::uint16_t a, b;
};

template <std::size_t kDepth>
struct Flow {
  Frame frames[kDepth];
  std::uint16_t depth;  // frames in use; the others are zero
  Window window;        // what the flow waits for

  static constexpr std::size_t kFrames = kDepth;

  constexpr Frame& top() {
    DCHECK(depth > 0, "top of an empty flow");
    return frames[depth - 1];
  }
  constexpr void push(const Frame& frame) {
    CHECK(depth < kDepth, "the frame stack overflows: its depth is not argued well");
    frames[depth++] = frame;
  }
  constexpr void pop() {
    DCHECK(depth > 0, "pop of an empty flow");
    frames[--depth] = {};
  }
  // Nobody owes anything and nothing is left to do: the game is over.
  constexpr void end() { *this = {}; }
};

template <class R>
struct Procedure {
  std::string_view name;  // the rulebook's word
  std::string_view rule;  // and its number
  void (*run)(const R& rules, typename R::State& state, Frame& frame, Host& host);
};

// Steps between two questions. More than any game needs: reaching it is a loop in the rules.
inline constexpr int kSettleLimit = 100'000;

template <class R, std::size_t kProcedures>
void settle(const R& rules, typename R::State& state, const Procedure<R> (&table)[kProcedures],
            Host& host) {
  for (int steps = 0; !state.flow.window.open() && state.flow.depth > 0; ++steps) {
    CHECK(steps < kSettleLimit, "the rules run in a circle without asking anybody");
    Frame& frame = state.flow.top();
    DCHECK(frame.procedure < kProcedures, "no such procedure");
    table[frame.procedure].run(rules, state, frame, host);
  }
}

// The rows of a Window and a Flow in a game's field table: public, as the turn structure is.
constexpr std::array<Field, 4> window_fields(std::size_t offset) {
  return {{
      field<std::uint8_t>("window", offset + offsetof(Window, kind)),
      field<SeatMask>("owing", offset + offsetof(Window, owing)).as_seats(),
      field<SeatMask>("among", offset + offsetof(Window, among)).as_seats(),
      field<std::uint8_t>("passes", offset + offsetof(Window, passes)),
  }};
}

template <class FlowType>
constexpr std::array<Field, 11> flow_fields(std::size_t offset) {
  constexpr std::size_t n = FlowType::kFrames;
  constexpr std::size_t stride = sizeof(Frame);
  return join(std::array<Field, 7>{{
                  column<std::uint8_t>("procedure", offset + offsetof(Frame, procedure), n, stride),
                  column<std::uint8_t>("step", offset + offsetof(Frame, step), n, stride),
                  column<Seat>("frame seat", offset + offsetof(Frame, seat), n, stride).as_seat(),
                  column<std::uint8_t>("frame n", offset + offsetof(Frame, n), n, stride),
                  column<std::uint16_t>("frame a", offset + offsetof(Frame, a), n, stride),
                  column<std::uint16_t>("frame b", offset + offsetof(Frame, b), n, stride),
                  field<std::uint16_t>("depth", offset + offsetof(FlowType, depth)),
              }},
              window_fields(offset + offsetof(FlowType, window)));
}

}  // namespace turnwright
