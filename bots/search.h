// Information-set Monte Carlo tree search. Each simulation takes a world that the seat cannot rule out and plays it on.
// Every seat has statistics of its own, by what it remembers (Memory), so it cannot use what it does not know; and
// seats that decide at once choose each for itself. A seat's statistics grow by one information set in a simulation.
// Behind that it plays at random, to the end.
//
// Where the game has promises, choices are tried first, and more often, the more promising they look; behind the tree all play by
// promises alone; and when as many turns are over as the game says, the hints judge how it stands: at the same moment for all
// that could be done in this turn, so that like is compared with like. What counts is how much better it stands than at the
// start in the same world, so that good and bad luck with the world is not taken for good and bad choices.
#pragma once

#include <array>
#include <vector>

#include "bots/tree.h"
#include "engine/dice.h"

namespace turnwright {

class Search {
 public:
  enum class Hints : bool { kIgnore, kUse };  // and promises
  explicit Search(Hints hints = Hints::kUse) : hints_(hints) {}

  // For the seat of `view`, which remembers `so_far` before the question it is asked there. What was learnt before is
  // kept, as far as there is room and it can be compared. The game and the view outlive the search for this question.
  void begin(const Game&, const View&, const ChoiceList&, const Memory& so_far, FastDice& dice);
  void simulate(FastDice& dice);

  // What was learnt about the question.
  std::span<const Edge> root();

 private:
  using BySeat = std::array<double, kMaxSeats>;
  struct World {
    explicit World(const Position& guessed) : position(guessed) {}
    Position position;
    BySeat leads{};  // as the hints see it
  };
  struct Step {
    NodeId node;
    std::uint32_t edge;  // of the node
    Seat seat;
  };
  struct Met {  // values of a seat
    double n = 0, total = 0, squares = 0;
  };

  void guess_worlds(FastDice&);
  const World& add_world(Host&);
  Position next_world(Host&);
  void expect(const Position&, Seat, NodeId);
  std::uint32_t select(Seat, NodeId, FastDice&);
  Choice play_on(const Position&, Seat, FastDice&) const;
  double spread(Seat) const;
  double worth(double lead, Seat) const;
  double value_of(const Position& end, Seat);
  void learn(const Position& end);

  Hints hints_;
  bool has_hints_ = false;  // and promises, and may use them
  const Game* game_ = nullptr;
  const View* view_ = nullptr;
  Seat seats_ = 0;
  Memory memory_;  // of the seat that searches, with the view
  NodeId root_ = kNoNode;
  Tree tree_;
  ChoiceList choices_;  // of the question that is just asked
  std::vector<Step> path_;
  double lowest_ = 0, highest_ = 0;  // of all scores met, without hints
  // With hints: worlds that are taken in turn, how the present one stood at the start, how things stood on average when
  // the tree was begun, which is what values in the tree are measured by, and how far that is from how they stand now.
  std::vector<World> worlds_;
  std::size_t next_world_ = 0;
  BySeat start_{}, anchor_{}, drift_{};
  std::array<Met, kMaxSeats> met_{};  // for this question, with hints
};

}  // namespace turnwright
