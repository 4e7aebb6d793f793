// What the outcomes of a tournament come to: who beats whom, who is how strong, and what the first seat is worth.
#pragma once

#include <vector>

#include "lab/statistics.h"
#include "lab/tournament.h"

namespace turnwright {

struct Standings {
  std::vector<std::vector<Share>> match_ups;  // for each contender what it won against each
  std::vector<Share> all;                     // for each contender what it won
  std::vector<Rating> ratings;
  Share first_seat;

  std::vector<std::size_t> best_first() const;  // the contenders by rating
};
Standings standings(const League&, const TournamentResults&);

Interval wilson(const Share&);

// Of the sequential test, in both directions.
enum class Decision : std::uint8_t { kOpen, kEqual, kFirst, kSecond };
Decision decision(const Share& of_first, double better);

}  // namespace turnwright
