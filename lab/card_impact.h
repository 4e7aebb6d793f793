// How often each card is drawn and played in the games of the decks that have it, and how much more those decks win when
// it is: compared with what the same deck wins on average, so that a good deck does not make its cards look good.
#pragma once

#include <vector>

#include "lab/standings.h"

namespace turnwright {

struct Gain {
  double part = 0;    // of what could be won, more than on average
  double margin = 0;  // half of the interval of 95 %
};

struct CardImpact {
  std::size_t card;
  std::uint64_t games = 0;  // of the contenders that had it
  Share drawn{}, played{};
  Gain when_drawn{}, when_played{};
  std::vector<std::size_t> contenders{};  // that had it in any game
  bool is_rare = false;                   // too few games to say anything
};

// The strongest first and those that are rare last; by what is won when it is drawn or, in a game in which nothing is
// drawn, when it is played. A gain counts the less for the order, the less sure it is.
std::vector<CardImpact> card_impacts(const Game&, const Standings&, const CardUses&);

}  // namespace turnwright
