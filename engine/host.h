// What the outside world supplies while a choice is carried out: dice in, events out.
#pragma once

#include <cstdint>
#include <string>

#include "engine/check.h"
#include "engine/types.h"

namespace turnwright {

// Where rolls come from: fast, live, scripted, replayed or explored (dice.h, fair/).
class Dice {
 public:
  virtual ~Dice() = default;
  // 0 … sides-1. Only asked for two sides or more.
  virtual std::uint32_t roll(Stream stream, std::uint32_t sides) = 0;
  // Not empty if a roll could not be answered as it had to be (a script that ran out); that roll was 0
  // and what came of it must be thrown away.
  virtual std::string trouble() const { return {}; }
};

class Listener {
 public:
  virtual ~Listener() = default;
  virtual void hear(SeatMask seen_by, const Event& event) = 0;
};

class Host {
 public:
  explicit Host(Dice& dice, Listener* listener = nullptr) : dice_(&dice), listener_(listener) {}

  // A die with one side is no die: it gives 0 and leaves no trace.
  std::uint32_t roll(Stream stream, std::uint32_t sides) {
    DCHECK(sides > 0, "a die without sides");
    DCHECK(stream < kStreams, "no such stream");
    if (sides == 1) return 0;
    die_fell_ = true;
    return dice_->roll(stream, sides);
  }

  // `seen_by` is kEveryone for what is public: only that reaches spectators.
  void emit(SeatMask seen_by, const Event& event) {
    emit_unheard(seen_by);
    if (listener_ != nullptr) listener_->hear(seen_by, event);
  }

  // Whether anybody listens: else what is costly to put together need not be, and it is enough that it was shown.
  bool is_heard() const { return listener_ != nullptr; }
  void emit_unheard(SeatMask seen_by) { shown_to_ |= seen_by; }

  // Since this host was made: what decides whether a choice may still be taken back.
  bool die_fell() const { return die_fell_; }
  SeatMask shown_to() const { return shown_to_; }

 private:
  Dice* dice_;
  Listener* listener_;
  bool die_fell_ = false;
  SeatMask shown_to_ = 0;
};

}  // namespace turnwright
