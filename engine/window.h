// The four windows in which every rulebook we know asks its questions:
//   automatic   nobody is asked: the flow runs on
//   one         one seat decides
//   response    seats alternate, clockwise, until all of them have passed in a row
//   secret      several seats decide at once; what they decide is revealed together
// A Window is the part of a state that says which one is open.
#pragma once

#include <cstdint>

#include "engine/types.h"

namespace turnwright {

struct Window {
  std::uint8_t kind;    // the game's name for it
  SeatMask owing;       // who still owes an answer; 0: the window is closed
  SeatMask among;       // who takes part
  std::uint8_t passes;  // response: how many passed in a row

  constexpr bool open() const { return owing != 0; }
  constexpr Ask ask() const { return {kind, owing}; }

  constexpr void close() { *this = {}; }
  constexpr void open_one(std::uint8_t window, Seat seat) {
    *this = {window, only(seat), only(seat), 0};
  }
  constexpr void open_response(std::uint8_t window, Seat first, SeatMask seats) {
    *this = {window, only(first), seats, 0};
  }
  constexpr void open_secret(std::uint8_t window, SeatMask seats) {
    *this = {window, seats, seats, 0};
  }

  // One, secret: this seat's line is complete. True when it was the last.
  constexpr bool answered(Seat seat) {
    owing &= static_cast<SeatMask>(~only(seat));
    return owing == 0;
  }
  // Secret, where it is nobody's business who has answered: what `reader` may know of it is whether it has itself.
  constexpr void hide_done(Seat reader) {
    const bool has_answered = open() && holds(among, reader) && !holds(owing, reader);
    if (open()) owing = has_answered ? static_cast<SeatMask>(among & ~only(reader)) : among;
  }
  // Response: this seat passes. True when all have passed in a row, which closes the window.
  constexpr bool passed(Seat seat) {
    if (++passes == count_seats(among)) {
      close();
      return true;
    }
    owing = only(next_seat(seat, among));
    return false;
  }
  // Response: this seat did something, so everybody may respond anew, the next seat first.
  constexpr void acted(Seat seat) {
    passes = 0;
    owing = only(next_seat(seat, among));
  }
};

}  // namespace turnwright
