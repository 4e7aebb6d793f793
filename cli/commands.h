// The commands of `turnwright`, one function each, in a file of its own name. main.cpp reads the command line
// and calls them. They return the exit code: 0 well, 1 something failed; bad usage is a UsageError (exit 2).
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/game.h"

namespace turnwright::cli {

// What the person asked for cannot be done as they said it: one clear sentence.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A game by name, with `--set key=value` for its options, and perhaps with files of its own.
struct GameChoice {
  std::string name;
  std::vector<std::string> set;
  std::string content{};  // a folder in the place of content/; empty: what is part of the program
};
struct ChosenGame {
  const Game& game;
  Setup setup;
  int seats;
};
ChosenGame choose(const GameChoice&);  // throws UsageError
int seats_of(const Game&, const Setup&);

// How many threads play so many games: one per core, if 0 are wanted. Throws UsageError.
unsigned threads_for(unsigned wanted, std::uint64_t games);

struct GamesOptions {
  std::string game;  // empty: all of them
  bool json = false;
  std::string content{};
};
int games(const GamesOptions&);

struct PlayOptions {
  GameChoice game;
  std::vector<std::string> seats;  // human, or a bot's name; empty: human against random
  std::vector<std::string> names;  // empty: the usual ones
  std::optional<std::uint64_t> seed;
  std::string record;  // where to write the record at the end
  std::string resume;  // a saved game to go on with, instead of `game`
};
int play(const PlayOptions&);

struct SimulateOptions {
  GameChoice game;
  std::uint64_t games = 1000;
  std::vector<std::string> bots;  // empty: all random
  std::uint64_t seed = 1;
  unsigned threads = 0;    // 0: as many as there are cores
  std::string record_dir;  // a record per game
  std::string trace;       // asks, choices and views as JSON lines
  bool json = false;
};
int simulate(const SimulateOptions&);

struct TournamentOptions {
  GameChoice game;
  std::optional<std::uint64_t> games;  // on each ground
  std::vector<std::string> bots;       // several: they are contenders; empty: greedy
  std::vector<std::string> pairs;     // two options, one for each seat, whose values are contenders
  std::vector<std::string> among;     // only these values
  std::vector<std::string> over;      // options, set alike, whose values are the grounds
  std::optional<std::uint64_t> seed;  // else 1
  unsigned threads = 0;
  std::optional<double> sprt;  // stop when every pair is decided
  std::string results;         // a file for them, as JSON
  std::string resume;          // such a file, to go on with
  std::string report;          // a page for people, as HTML
};
int lab_tournament(const TournamentOptions&);

struct CompareOptions {
  std::string before, after;  // folders laid out as content/
  TournamentOptions how;      // without game: the one whose files differ
};
int lab_compare(const CompareOptions&);

struct SolveOptions {
  GameChoice game;
  int iterations = 1000;
  bool json = false;
};
int lab_solve(const SolveOptions&);

struct ReplayOptions {
  std::string file;
  std::optional<std::size_t> to;  // only up to this step
  std::string seat;               // whose point of view, by name; empty: the table's
  bool verify = false;
  bool json = false;
  std::string content{};
};
int replay(const ReplayOptions&);

struct PerftOptions {
  GameChoice game;
  int depth = 1;
  bool json = false;
};
int perft(const PerftOptions&);

struct ScenarioOptions {
  std::vector<std::string> paths;
  bool json = false;
  std::string from;  // a record whose position is to be written as a scenario
  std::size_t step = 0;
  std::string content{};
};
int scenario(const ScenarioOptions&);

struct BenchOptions {
  std::vector<std::string> games;  // empty: all
  bool json = false;
  bool signature = false;                 // only the behaviour signatures
  std::optional<std::uint64_t> playouts;  // just so many random games, for callgrind
  std::optional<std::uint64_t> searches;  // just so many searches, for the same
  std::string bot{};                      // instead: how long it takes for its decisions …
  std::uint64_t bot_games = 10;           // … in so many games
  std::vector<std::string> set;
  std::string content{};
};
int bench(const BenchOptions&);

struct RulesOptions {
  std::string game;
  std::string number;                   // empty: the whole rulebook
  bool coverage = false;                // instead: which scenarios show which rule
  std::string scenarios = "scenarios";  // the folder to look for them
  bool json = false;                    // of the coverage
};
int rules(const RulesOptions&);

struct CheckOptions {
  std::vector<std::string> paths;  // files of cards, decks or phrases, or folders of them
  bool watch = false;              // again whenever one of them changes
};
int check(const CheckOptions&);

struct CardOptions {
  std::vector<std::string> name;  // its words
  bool formula = false;           // the abstract syntax below each sentence
  std::string phrases;            // instead, all phrases of this game, as the docs list them
};
int card(const CardOptions&);

struct TryOptions {
  std::string file;  // of cards of WTactics
  std::vector<std::string> set;
  bool plays_itself = false;
};
int try_cards(const TryOptions&);

// The lists in docs/scenarios.md and docs/notation.md that come from the program.
struct ReferenceOptions {
  std::string which;  // scenarios, notation
};
int reference(const ReferenceOptions&);

}  // namespace turnwright::cli
