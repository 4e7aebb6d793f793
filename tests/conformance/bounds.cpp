// Properties 6 and 8: a game keeps what it promises about its length, lines, scores and windows, and its state
// stays one that the rules call possible.
#include "tests/conformance/play.h"

namespace turnwright::conformance {

namespace {

std::string check_scores(const Game& game, const Bounds& bounds, const Position& position) {
  const Scores scores = game.scores(position);
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const bool plays = seat < game.seats(position);
    if (plays ? scores.of[seat] < bounds.lowest_score || scores.of[seat] > bounds.highest_score
              : scores.of[seat] != 0)
      return "the score of seat " + std::to_string(seat) + " is " + std::to_string(scores.of[seat]);
  }
  return {};
}

std::string check_window(const Game& game, const Position& position, int seats) {
  const Ask ask = game.ask(position);
  if ((ask.owing & ~first_seats(seats)) != 0) return "somebody who does not play owes an answer";
  if (!ask.over() && ask.kind >= game.about().windows.size()) return "the window has no name";
  for (Seat seat = 0; seat < seats; ++seat) {
    ChoiceList choices;
    game.choices(position, seat, choices);
    if (choices.empty() == holds(ask.owing, seat))
      return name_of(seat) + (choices.empty() ? " owes an answer and has no choice"
                                              : " has choices, but owes no answer");
    if (holds(ask.owing, seat) &&
        game.question(position, seat).kind >= game.about().questions.size())
      return "the question to " + name_of(seat) + " has no name";
  }
  return {};
}

}  // namespace

std::string bounds_hold(const Trial& trial) {
  const Game& game = trial.game;
  const Bounds bounds = game.bounds(trial.setup);
  if (game.state_bytes() > kMaxStateBytes) return "the state is too large";
  return at_moments(trial, [&](const Moment& moment) -> std::string {
    const About& about = game.about();
    if (moment.seats < about.min_seats || moment.seats > about.max_seats)
      return broken(moment, "the number of seats is not what the game says");
    if (moment.step > bounds.choices_per_game)
      return broken(moment, "the game is longer than " + std::to_string(bounds.choices_per_game));
    if (std::string found = check_window(game, moment.position(), moment.seats); !found.empty())
      return broken(moment, found);
    for (Seat seat = 0; seat < moment.seats; ++seat)
      if (game.question(moment.position(), seat).step >= bounds.steps_per_line)
        return broken(moment, "the line of " + name_of(seat) + " is longer than " +
                                  std::to_string(bounds.steps_per_line));
    if (!game.ask(moment.position()).over()) return {};
    const std::string found = check_scores(game, bounds, moment.position());
    return found.empty() ? found : broken(moment, found);
  });
}

std::string stays_consistent(const Trial& trial) {
  const Game& game = trial.game;
  return at_moments(trial, [&](const Moment& moment) -> std::string {
    if (!game.is_consistent(moment.position())) return broken(moment, "the state is impossible");
    Run ahead = moment.run;
    Host host(ahead.dice);
    game.resign(ahead.position, only(static_cast<Seat>(moment.step % moment.seats)), host);
    if (!game.is_consistent(ahead.position))
      return broken(moment, "the state is impossible after a resignation");
    return {};
  });
}

}  // namespace turnwright::conformance
