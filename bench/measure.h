// How fast a game is, on one thread. Times are CPU time and the median of several repeats; they still
// spread by a tenth or more on a shared machine, so budgets are counted in instructions (tests/instructions.py).
#pragma once

#include <cstddef>

#include "engine/game.h"

namespace turnwright::bench {

struct Rates {  // per second
  std::size_t state_bytes = 0;
  double games = 0;
  double decisions = 0;    // list the choices, pick one, submit it; at least two choices
  double asks = 0;         // the same with the questions that have one answer
  double copies = 0;       // of a position
  double memcpys = 0;      // of as many bytes, their number not known to the compiler
  double views = 0;        // of the seat that is asked
  double guesses = 0;      // from such a view
  double simulations = 0;  // of searches at the first decision (searches.h)
};

// Each repeat takes at least so many seconds.
Rates measure(const Game&, const Setup&, double least = 0.1);

}  // namespace turnwright::bench
