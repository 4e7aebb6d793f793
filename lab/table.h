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
  void seat_bots(std::uint64_t index);
  // No further than the bound on its choices; true if it is over.
  bool play_to_its_end(Position&, Host&, int bound, Onlooker*);
  Choice answer(const Position&, Seat, Onlooker*);
  void add_scores(const Scores&);
  void add_story(const Position& end, const Scores&);

  const Experiment& experiment_;
  const Game& game_;
  std::vector<std::unique_ptr<Bot>> bots_;    // by seat, in a league by contender
  std::array<Bot*, kMaxSeats> seated_{};      // by seat, who plays this game
  std::array<FastDice, kMaxSeats> bot_dice_;  // by seat
  const Field* starter_;                      // what the game tells of its story
  const Field* turns_;
  const Field* ending_;
  ChoiceList choices_;
  Results results_;
};

}  // namespace turnwright
