// Property 11: the usual answers are legal and end every game, and anybody may resign at any moment.
#include "engine/match.h"
#include "tests/conformance/play.h"

namespace turnwright::conformance {

namespace {

std::string play_usual(const Trial& trial, Run run) {
  const Game& game = trial.game;
  for (int step = 0; !game.ask(run.position).over(); ++step) {
    if (step > step_limit(trial)) return "usual answers do not end the game";
    const Seat seat = lowest(game.ask(run.position).owing);
    const Choice choice = game.usual(run.position, seat);
    if (!game.judge(run.position, seat, choice).fine()) return "a usual answer is refused";
    Host host(run.dice);
    game.submit(run.position, seat, choice, host);
  }
  return {};
}

// What is left after a resignation must be a game like any other: over, or played on to its end.
std::string check_resigned(const Trial& trial, Run run, SeatMask seats) {
  const Game& game = trial.game;
  Host host(run.dice);
  game.resign(run.position, seats, host);
  if (!game.is_consistent(run.position)) return "the state is impossible";
  if (std::string found = play_usual(trial, run); !found.empty()) return found;
  const Bounds bounds = game.bounds(trial.setup);
  const Scores scores = game.scores(run.position);
  for (std::int32_t score : scores.of)
    if (score != 0 && (score < bounds.lowest_score || score > bounds.highest_score))
      return "a score is " + std::to_string(score);
  return {};
}

std::string check_match(const Trial& trial, const Moment& moment, SeatMask seats) {
  FastDice dice = moment.run.dice;
  Match match =
      Match::at(trial.game, trial.setup, names_for(moment.seats), moment.position(), dice);
  const bool was_over = match.over();
  const auto refused = match.resign(seats);
  if (was_over) return refused ? "" : "a match that is over takes a resignation";
  if (refused) return "a match refuses it: " + refused->sentence;
  if (match.steps().size() != 1 || match.steps()[0].resigned != seats)
    return "a match does not record it";
  return match.position() == moment.position() ? "nothing happens" : "";
}

}  // namespace

std::string usual_ends(const Trial& trial) {
  const Game& game = trial.game;
  return at_moments(trial, [&](const Moment& moment) -> std::string {
    for (Seat seat = 0; seat < moment.seats; ++seat) {
      if (!holds(game.ask(moment.position()).owing, seat)) continue;
      const Choice usual = game.usual(moment.position(), seat);
      ChoiceList choices;
      game.choices(moment.position(), seat, choices);
      if (!choices.contains(usual))
        return broken(moment, "the usual answer of " + name_of(seat) + " is not legal");
      if (game.usual(game.view(moment.position(), seat), seat) != usual)
        return broken(moment, "the usual answer of " + name_of(seat) + " is another in its view");
    }
    const std::string found = play_usual(trial, moment.run);
    return found.empty() ? found : broken(moment, found);
  });
}

std::string resigning_works(const Trial& trial) {
  return at_moments(trial, [&](const Moment& moment) -> std::string {
    const SeatMask all = first_seats(moment.seats);
    for (unsigned seats = 1; seats <= all; ++seats) {
      const auto mask = static_cast<SeatMask>(seats);
      std::string found = check_resigned(trial, moment.run, mask);
      if (found.empty()) found = check_match(trial, moment, mask);
      if (!found.empty())
        return broken(moment, "when the seats of " + std::to_string(seats) + " resign: " + found);
    }
    return {};
  });
}

}  // namespace turnwright::conformance
