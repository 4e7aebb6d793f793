// Who is spared a click. A seat says at which questions it wants to be asked; elsewhere its usual answer is
// given, whatever it holds: the decision never depends on the hand, so its timing tells nothing.
#pragma once

#include <bitset>

#include "engine/match.h"

namespace turnwright {

class Stops {
 public:
  explicit Stops(const Game& game) {
    const auto questions = game.about().questions;
    for (std::size_t kind = 0; kind < questions.size(); ++kind) at_.set(kind, questions[kind].stop);
  }
  bool at(const Question& question) const { return at_.test(question.kind); }
  bool at(std::size_t question) const { return at_.test(question); }
  void set(std::size_t question, bool stop) { at_.set(question, stop); }

 private:
  std::bitset<256> at_;
};

// Gives the usual answer for `seat`. Requires that it owes one.
inline void answer_usual(Match& match, Seat seat) {
  const auto refused = match.submit(seat, match.game().usual(match.position(), seat));
  CHECK(!refused, "the usual answer is refused");
}

}  // namespace turnwright
