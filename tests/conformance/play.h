// Random play, and the words in which the properties report what they found.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/dice.h"
#include "tests/conformance/conformance.h"

namespace turnwright::conformance {

// Random decisions of the test itself, apart from the game's dice.
class Picker {
 public:
  explicit Picker(std::uint64_t seed) : dice_(seed) {}
  std::uint32_t below(std::size_t n) { return dice_.roll(kTable, static_cast<std::uint32_t>(n)); }
  bool chance(std::uint32_t one_in) { return below(one_in) == 0; }
  Seat seat(SeatMask among);
  const Choice& choice(const ChoiceList& choices) {
    return choices[static_cast<int>(below(static_cast<std::size_t>(choices.size())))];
  }

 private:
  FastDice dice_;
};

// Hears everything and knows who may.
class Ear final : public Listener {
 public:
  void hear(SeatMask seen_by, const Event& event) override { heard_.push_back({seen_by, event}); }
  std::vector<Event> by(Seat reader) const;  // kNobody: a spectator
  void clear() { heard_.clear(); }

 private:
  struct Heard {
    SeatMask seen_by;
    Event event;
  };
  std::vector<Heard> heard_;
};

// A game under way: the truth and the dice that will fall.
struct Run {
  Position position;
  FastDice dice;
};
Run start_run(const Trial&, std::uint64_t seed);

struct Moment {
  const Run& run;
  std::uint64_t seed;
  int step;  // choices since the start
  int seats;
  const Position& position() const { return run.position; }
};
std::string broken(const Moment&, const std::string& what);
std::string broken(std::uint64_t seed, int step, const std::string& what);

// More choices than the game promises; a game that gets there does not end.
int step_limit(const Trial&);

// Plays random games and visits their moments, the start and the end too, until a visit finds fault: every moment, or
// each so many-th, in each game others.
using Visit = std::function<std::string(const Moment&)>;
std::string at_moments(const Trial&, const Visit&);

// A random legal choice of `seat`; says so if there is none or if it is refused.
std::string pick_legal(const Game&, const Position&, Seat, Picker&, Choice& out);

// Whether `seat`, which has just chosen, has completed its line.
bool line_complete(const Game&, const Position& after, Seat);

std::string name_of(Seat);  // "Ann", "a spectator"
const Names& names();       // of all the seats there can be

}  // namespace turnwright::conformance
