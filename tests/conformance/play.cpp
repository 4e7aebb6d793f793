#include "tests/conformance/play.h"

#include "engine/lines.h"

namespace turnwright::conformance {

Seat Picker::seat(SeatMask among) {
  for (auto skip = below(static_cast<std::size_t>(count_seats(among))); skip > 0; --skip)
    among &= static_cast<SeatMask>(among - 1);
  return lowest(among);
}

std::vector<Event> Ear::by(Seat reader) const {
  std::vector<Event> events;
  for (const Heard& one : heard_)
    if (reader == kNobody ? one.seen_by == kEveryone : holds(one.seen_by, reader))
      events.push_back(one.event);
  return events;
}

Run start_run(const Trial& trial, std::uint64_t seed) {
  Run run;
  run.dice.reseed(seed);
  Host host(run.dice);
  run.position = trial.game.start(trial.setup, host);
  return run;
}

std::string broken(std::uint64_t seed, int step, const std::string& what) {
  return what + " (seed " + std::to_string(seed) + ", after " + std::to_string(step) + " choices)";
}

std::string broken(const Moment& moment, const std::string& what) {
  return broken(moment.seed, moment.step, what);
}

int step_limit(const Trial& trial) {
  return 4 * trial.game.bounds(trial.setup).choices_per_game + 100;
}

std::string pick_legal(const Game& game, const Position& position, Seat seat, Picker& picker,
                       Choice& out) {
  ChoiceList choices;
  game.choices(position, seat, choices);
  if (choices.empty()) return name_of(seat) + " owes an answer and has no choice";
  out = picker.choice(choices);
  if (game.judge(position, seat, out).fine()) return {};
  return "a choice that is listed is refused: " + written(game, position, seat, seat, out, names());
}

std::string at_moments(const Trial& trial, const Visit& visit) {
  const Game& game = trial.game;
  for (int n = 0; n < trial.games; ++n) {
    const std::uint64_t seed = trial.seed + static_cast<std::uint64_t>(n);
    Run run = start_run(trial, seed);
    Picker picker(~seed);
    const int seats = game.seats(run.position);
    for (int step = 0;; ++step) {
      const Ask ask = game.ask(run.position);
      const auto turn =
          (seed + static_cast<std::uint64_t>(step)) % static_cast<unsigned>(trial.every);
      if (turn == 0 || step == 0 || ask.over())
        if (std::string found = visit({run, seed, step, seats}); !found.empty()) return found;
      if (ask.over()) break;
      if (step > step_limit(trial)) return broken(seed, step, "the game does not end");
      const Seat seat = picker.seat(ask.owing);
      Choice choice;
      if (std::string found = pick_legal(game, run.position, seat, picker, choice); !found.empty())
        return broken(seed, step, found);
      Host host(run.dice);
      game.submit(run.position, seat, choice, host);
    }
  }
  return {};
}

bool line_complete(const Game& game, const Position& after, Seat seat) {
  return !has_open_line(game, after, seat);
}

std::string name_of(Seat seat) { return seat == kNobody ? "a spectator" : names()[seat]; }

const Names& names() { return default_names(); }

}  // namespace turnwright::conformance
