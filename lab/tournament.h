// A league that is played out, on one or several grounds, in portions: between them it can be saved, and stopped as soon
// as it is decided. What has been played is always the first so many games of each ground, so a tournament that was
// stopped goes on as if it had not been; and nothing depends on the number of threads.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "lab/witness.h"

namespace turnwright {

// The circumstances in which all meet each other: a map.
struct Ground {
  std::string name;  // empty, if it is the only one
  Setup setup;
};

struct Tournament {
  const Game& game;
  League league;
  std::vector<Ground> grounds;  // at least one
  std::uint64_t games = 0;      // on each ground
  std::uint64_t seed = 1;
  unsigned threads = 1;
  // Given: it ends when of every pair it is known whether one of them wins so much of the points, or neither does.
  std::optional<double> decides_at{};

  // So many games that each pair meets equally often, in both seatings.
  std::uint64_t whole_rounds(std::uint64_t games_wanted) const;
};

struct GroundResults {
  Results sums;
  Outcomes outcomes;
  CardUses cards;

  void add(const GroundResults&);
  friend bool operator==(const GroundResults&, const GroundResults&) = default;
};

struct TournamentResults {
  std::vector<GroundResults> grounds;  // as in the tournament

  std::uint64_t games() const;  // that were played, to their end or not
  GroundResults sum() const;    // over all grounds
  friend bool operator==(const TournamentResults&, const TournamentResults&) = default;
};
TournamentResults nothing_played(const Tournament&);

enum class TournamentEnd : std::uint8_t { kPlayed, kDecided, kStopped };

// Plays on from what is there. `progress` as in simulate, over all grounds; `between` is called after each portion.
TournamentEnd play(const Tournament&, TournamentResults&, const Progress& progress = {},
                   const std::function<void()>& between = {});

}  // namespace turnwright
