// Property 1: a record, read from its text and played again, gives the same bytes after every step.
#include "engine/record.h"
#include "tests/conformance/play.h"

namespace turnwright::conformance {

namespace {

// One random game; one in four is ended by a resignation before long.
std::string play_match(const Trial& trial, Match& match, Picker& picker,
                       std::vector<Position>& after) {
  const bool resigns = picker.chance(4);
  while (!match.over()) {
    if (static_cast<int>(after.size()) > step_limit(trial)) return "the game does not end";
    const Seat seat = picker.seat(match.ask().owing);
    Choice choice;
    if (std::string found = pick_legal(trial.game, match.position(), seat, picker, choice);
        !found.empty())
      return found;
    const auto refused =
        resigns && picker.chance(50) ? match.resign(only(seat)) : match.submit(seat, choice);
    if (refused) return "a legal step is refused: " + refused->sentence;
    after.push_back(match.position());
  }
  return {};
}

std::string replay_one(const Trial& trial, std::uint64_t seed) {
  const Game& game = trial.game;
  FastDice dice(seed);
  Picker picker(~seed);
  auto match =
      Match::start(game, trial.setup, names_for(game.seats(start_run(trial, seed).position)), dice);
  if (!match) return "the game does not start: " + match.error();
  std::vector<Position> after{match->position()};
  if (std::string found = play_match(trial, *match, picker, after); !found.empty()) return found;

  const std::string text = to_text(make_record(*match));
  auto record = read_record(text);
  if (!record) return "its record cannot be read: " + record.error().place();
  auto replay = Replay::open(game, *record);
  if (!replay) return "its record cannot be played: " + replay.error().place();
  for (const Position& expected : after) {
    const Match& again = (*replay)->match();
    if (!(again.position() == expected))
      return "the replay differs after step " + std::to_string((*replay)->step()) + ": " +
             game.first_difference(expected, again.position(), again.names());
    if ((*replay)->at_end()) break;
    if (auto problem = (*replay)->advance()) return "the replay stops: " + problem->place();
  }
  if (auto problem = (*replay)->finish()) return "the replay ends otherwise: " + problem->place();
  return to_text(make_record((*replay)->match())) == text ? "" : "the record of the replay differs";
}

}  // namespace

std::string replays_alike(const Trial& trial) {
  for (int n = 0; n < trial.games; ++n) {
    const std::uint64_t seed = trial.seed + static_cast<std::uint64_t>(n);
    if (std::string found = replay_one(trial, seed); !found.empty())
      return "seed " + std::to_string(seed) + ": " + found;
  }
  return {};
}

}  // namespace turnwright::conformance
