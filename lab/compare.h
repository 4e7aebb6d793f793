// Before and after: the same tournament, game by game with the same dice, in a game that was changed. Where the change
// does not show, both games end alike, so what differs is due to it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/tournament.h"

namespace turnwright {

// What some contenders win more, or less, after than before.
struct Effect {
  std::uint64_t pairs = 0;  // of games with the same dice, in both seatings, that were compared
  double before = 0, after = 0;  // parts of what could be won
  double margin = 0;             // of the difference: half of the interval of 95 %
  double chance = 1;             // how likely chance alone makes so large a difference

  double difference() const { return after - before; }
};

enum class Change : std::uint8_t { kNotFound, kStronger, kWeaker };
std::string_view change_word(Change);  // stronger, weaker, no difference found

// Of one contender, or of all that have a card.
struct Finding {
  std::string name;
  std::vector<std::size_t> contenders;
  Effect effect;
  Change change = Change::kNotFound;
  double certainty = 0;  // that there is any difference, with regard to how many were looked for
};

// For people; never quite certain.
std::string certainty_text(const Finding&);

struct Comparison {
  std::vector<Finding> contenders;
  std::vector<Finding> cards;
};

// Both tournaments have the same league, grounds and seed; what only one of them has played is left out. `cards` are the
// names of those that changed. A card is judged by the games of contenders that had it against those that had not.
Comparison compare(const Tournament& before, const TournamentResults& had, const Tournament& after,
                   const TournamentResults& has, const std::vector<std::string>& cards);

}  // namespace turnwright
