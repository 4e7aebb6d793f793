// Information-set Monte Carlo tree search. Each simulation guesses a world that the seat cannot rule out and plays it
// on. Every seat has statistics of its own, by what it remembers (Memory), so it cannot use what it does not know; and
// seats that decide at once choose each for itself. A seat's statistics grow by one information set in a simulation.
// Behind that it plays at random; where the game has hints it takes what looks best one step ahead, and soon the
// hints judge how it stands.
#pragma once

#include <vector>

#include "bots/tree.h"
#include "engine/dice.h"

namespace turnwright {

class Search {
 public:
  enum class Hints : bool { kIgnore, kUse };
  explicit Search(Hints hints = Hints::kUse) : hints_(hints) {}

  // For the seat of `view`, which remembers `so_far` before the question it is asked there. What was learnt before is
  // kept, as far as there is room. The game and the view outlive the search for this question.
  void begin(const Game&, const View&, const ChoiceList&, const Memory& so_far);
  void simulate(FastDice& dice);

  // What was learnt about the question.
  std::span<const Edge> root();

 private:
  struct Step {
    NodeId node;
    std::uint32_t edge;  // of the node
    Seat seat;
  };

  void glance(const Position&, Seat, std::span<Edge>, FastDice&) const;
  std::uint32_t select(const Position&, Seat, NodeId, FastDice&);
  Choice quick_choice(const Position&, Seat, FastDice&);
  double value(const Position&, Seat) const;
  void learn(const Position& end);

  Hints hints_;
  bool has_hints_ = false;  // and may use them
  const Game* game_ = nullptr;
  const View* view_ = nullptr;
  Memory memory_;  // of the seat that searches, with the view
  NodeId root_ = kNoNode;
  Tree tree_;
  ChoiceList choices_;
  std::vector<Step> path_;
  double lowest_ = 0, highest_ = 0;  // of all values met
};

}  // namespace turnwright
