// Lets bots play many games on several threads. What game number i is like depends on the seed and on i alone,
// and everything that is summed up is an integer: the results are the same whatever the number of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "lab/league.h"
#include "lab/points.h"
#include "lab/tally.h"

namespace turnwright {

struct Experiment {
  const Game& game;
  Setup setup;
  std::vector<std::string> bots;  // one for each seat, by name; all of them known. None in a league
  std::uint64_t games = 1;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  League league{};          // empty: all games have the same setup and the same bots
  std::uint64_t first = 0;  // number of the first game: those before are played already

  std::size_t seats() const { return league.empty() ? bots.size() : 2; }
};

// The seed of the game's own dice in game number `index`. In a league both seatings of a pair have the same.
std::uint64_t game_seed(const Experiment&, std::uint64_t index);
Setup game_setup(const Experiment&, std::uint64_t index);

struct SeatResult {
  std::uint64_t wins = 0;    // the highest score, alone
  std::uint64_t draws = 0;   // the highest score, shared
  std::uint64_t losses = 0;  // somebody else had more
  Sum score;
  std::int32_t lowest = INT32_MAX;
  std::int32_t highest = INT32_MIN;
  friend bool operator==(const SeatResult&, const SeatResult&) = default;
};

struct Results {
  std::uint64_t games = 0;       // finished: all, or those before somebody stopped it
  std::uint64_t unfinished = 0;  // given up at the bounds of the game, and not counted below
  std::uint64_t decisions = 0;   // questions with at least two choices
  std::uint64_t asks = 0;        // all questions
  std::vector<SeatResult> seats;
  // The first seat's score less the others' mean, times the number of others.
  Sum first_seat;
  Tally lengths;  // in asks
  // As far as the game tells them (About.story).
  Tally turns, endings;
  Share starter;

  void add(const Results&);
  friend bool operator==(const Results&, const Results&) = default;
};

// The word a game has for a way to end, as counted in Results::endings.
std::string_view ending_word(const About&, std::size_t ending);
// Of all players together; nothing, if the game counts no turns.
std::optional<double> decisions_per_turn(const Results&);

// Looks on while one game is played, in the thread that plays it, and may listen to all that happens.
class Onlooker : public Listener {
 public:
  void hear(SeatMask, const Event&) override {}
  // `seat` decided in this position; it is not carried out yet. Seats that decide at once do so in the same
  // position, and their choices are carried out in ascending order.
  virtual void sees(const Position&, Seat seat, const ChoiceList& choices,
                    const Choice& chosen) = 0;
  virtual void sees_end(const Position&) = 0;
};
using MakeOnlooker = std::function<std::unique_ptr<Onlooker>(std::uint64_t index)>;

// How many games are finished, every now and then and at the end; false stops the experiment
// after the games that are under way.
using Progress = std::function<bool(std::uint64_t finished)>;

// What an onlooker throws stops the experiment and comes out here.
Results simulate(const Experiment&, const MakeOnlooker& onlooker = {},
                 const Progress& progress = {});

}  // namespace turnwright
