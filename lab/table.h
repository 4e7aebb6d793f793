// A table at which one game after the other is played: bots, their dice, and room for what they look at.
// Each thread of a simulation has its own. The table asks for no memory during play.
#pragma once

#include <array>
#include <memory>

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
  // By seat, for one game: a bot may remember, and what it does must not depend on the games before.
  std::array<std::unique_ptr<Bot>, kMaxSeats> bots_;
  std::array<FastDice, kMaxSeats> bot_dice_;  // by seat
  const Field* starter_;                      // what the game tells of its story
  const Field* turns_;
  const Field* ending_;
  ChoiceList choices_;
  Results results_;
};

}  // namespace turnwright
