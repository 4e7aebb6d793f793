// The small values that pass between a game and everything else: seats, choices, asks, events.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/check.h"

namespace turnwright {

inline constexpr int kMaxSeats = 8;
inline constexpr int kMaxChoices = 256;

using Seat = std::uint8_t;      // 0, 1, 2 …
using SeatMask = std::uint8_t;  // one bit per seat

inline constexpr Seat kNobody = 0xff;        // as a reader: a spectator
inline constexpr SeatMask kEveryone = 0xff;  // all seats and the spectators

constexpr SeatMask only(Seat seat) { return static_cast<SeatMask>(1u << seat); }
constexpr SeatMask first_seats(int seats) { return static_cast<SeatMask>((1u << seats) - 1); }
constexpr bool holds(SeatMask mask, Seat seat) { return seat < kMaxSeats && (mask >> seat & 1u); }
// The lowest seat of a mask that is not empty.
constexpr Seat lowest(SeatMask mask) { return static_cast<Seat>(std::countr_zero(mask)); }
constexpr int count_seats(SeatMask mask) { return std::popcount(mask); }
// Who follows `seat` clockwise among `among`; `seat` itself if it is alone there.
constexpr Seat next_seat(Seat seat, SeatMask among) {
  DCHECK(among != 0, "next_seat among nobody");
  const unsigned later = among & ~((2u << seat) - 1u);
  return lowest(static_cast<SeatMask>(later != 0 ? later : among));
}

// One answer. Each game names its kinds and what a, b, c mean; things are named by what the chooser sees.
struct Choice {
  std::uint16_t kind, a, b, c;
  friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

// Several choices of which the last completes the answer.
using Line = std::vector<Choice>;

// The open window: what it is, and who still owes an answer. Nobody owing: the game is over.
struct Ask {
  std::uint8_t kind;
  SeatMask owing;
  constexpr bool over() const { return owing == 0; }
  friend constexpr bool operator==(const Ask&, const Ask&) = default;
};

// Where a seat stands in its own line. `step` counts the choices of its open line (255: or more);
// 0 means that no line is open, so that nothing could be taken back.
struct Question {
  std::uint8_t kind;
  std::uint8_t step;
  friend constexpr bool operator==(const Question&, const Question&) = default;
};

// Something that happened, as some seats may learn it. Seats that may learn different things get
// different events.
struct Event {
  std::uint16_t kind, a, b, c, d, e;
  friend constexpr bool operator==(const Event&, const Event&) = default;
};

// Whose dice: a seat's number, or the table's. What only one seat may learn is rolled on its stream.
using Stream = std::uint8_t;
inline constexpr Stream kTable = kMaxSeats;
inline constexpr int kStreams = kMaxSeats + 1;

struct Scores {
  std::array<std::int32_t, kMaxSeats> of{};
  friend bool operator==(const Scores&, const Scores&) = default;
};

// Why a choice is not allowed: an index into the game's table of reasons (0: it is allowed).
// The first few are the same in every game.
struct Reason {
  std::uint16_t code;
  constexpr bool fine() const { return code == 0; }
  friend constexpr bool operator==(const Reason&, const Reason&) = default;
};
inline constexpr Reason kFine{0};
inline constexpr Reason kGameOver{1};      // the game is over
inline constexpr Reason kNotAsked{2};      // this seat owes no answer now
inline constexpr Reason kNoSuchChoice{3};  // not a choice of this game, or not to this question
inline constexpr std::uint16_t kFirstGameReason = 4;

// The buffer a caller lends to `choices`. Unlike FixedVec it is no part of a state, so it need not
// keep its unused places zero.
class ChoiceList {
 public:
  void clear() { count_ = 0; }
  void add(const Choice& choice) {
    DCHECK(count_ < kMaxChoices, "a question with more than 256 choices must be two questions");
    items_[count_++] = choice;
  }
  int size() const { return count_; }
  bool empty() const { return count_ == 0; }
  const Choice& operator[](int i) const { return items_[i]; }
  const Choice* begin() const { return items_; }
  const Choice* end() const { return items_ + count_; }
  bool contains(const Choice& choice) const {
    for (const Choice& one : *this)
      if (one == choice) return true;
    return false;
  }

 private:
  int count_ = 0;
  Choice items_[kMaxChoices];
};

// How promising each of a list of choices looks (rules.h), by its place in the list; beyond it nothing is said.
using Promises = std::array<std::int32_t, kMaxChoices>;

}  // namespace turnwright
