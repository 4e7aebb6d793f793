// A table at which one game after the other is played: bots, their dice, and room for what they look at.
// Each thread of a simulation has its own. No memory is asked for during play.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "bots/bot.h"
#include "engine/dice.h"
#include "lab/simulate.h"

namespace turnwright {

class Table {
 public:
  explicit Table(const Experiment&);

  // Plays game number `index` and adds it to the results.
  void play(std::uint64_t index, Onlooker* onlooker);
  const Results& results() const { return results_; }

 private:
  Choice answer(const Position&, Seat, Onlooker*);
  void add_scores(const Scores&);

  const Experiment& experiment_;
  const Game& game_;
  std::vector<std::unique_ptr<Bot>> bots_;    // by seat
  std::array<FastDice, kMaxSeats> bot_dice_;  // by seat
  ChoiceList choices_;
  Results results_;
};

}  // namespace turnwright
