// What a tournament wants to know of each game beside its sums: who won, and which cards each side has drawn and played.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "lab/simulate.h"

namespace turnwright {

// Games in which a side has had a card at least once, and what it won in them.
struct CardUse {
  Share drawn, played;
  friend bool operator==(const CardUse&, const CardUse&) = default;
};
using CardUses = std::vector<std::vector<CardUse>>;  // by contender and card

// A digit for each game, in their order: the points of its first seat. kGivenUp, if it came to no end.
using Outcomes = std::string;
inline constexpr char kGivenUp = '-';

// Has a witness at every game of an experiment with a league, and collects what they say.
class Witnesses {
 public:
  explicit Witnesses(const Experiment&);

  std::unique_ptr<Onlooker> at(std::uint64_t index);
  const Outcomes& outcomes() const { return outcomes_; }  // of the games that were played, and more
  const CardUses& cards() const { return cards_; }

 private:
  class Witness;
  const Experiment& experiment_;
  std::size_t card_count_;
  Outcomes outcomes_;
  std::mutex mutex_;  // guards what follows
  CardUses cards_;
};

}  // namespace turnwright
