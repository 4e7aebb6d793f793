// Properties 10 and 12: choices and positions have texts, and the texts lead back to them.
#include <map>
#include <set>

#include "engine/lines.h"
#include "tests/conformance/play.h"

namespace turnwright::conformance {

namespace {

// The position that `text` describes, row by row from another position of the same setup.
Result<Position> read_position(const Game& game, const Position& base, const std::string& text,
                               const Names& seat_names) {
  Position position = base;
  for (std::string_view row : split(trimmed(text), '\n')) {
    auto changed = game.with_row(position, row, seat_names);
    if (!changed) return changed;
    position = *changed;
  }
  return position;
}

bool somebody_has_open_line(const Game& game, const Moment& moment) {
  for (Seat seat = 0; seat < moment.seats; ++seat)
    if (has_open_line(game, moment.position(), seat)) return true;
  return false;
}

// A random answer of `seat` to its end, or to the first die: what follows one is another text.
std::string pick_line(const Game& game, Position position, Seat seat, Picker& picker, Line& out) {
  do {
    Choice choice;
    if (std::string found = pick_legal(game, position, seat, picker, choice); !found.empty())
      return found;
    out.push_back(choice);
    LowDice dice;
    Host host(dice);
    game.submit(position, seat, choice, host);
    if (host.die_fell()) break;
  } while (has_open_line(game, position, seat));
  return {};
}

// Some whole lines of whoever is asked: each has a text of its own that leads back to it.
std::string lines_have_texts(const Game& game, const Moment& moment, Picker& picker) {
  constexpr int kLines = 4;
  const SeatMask owing = game.ask(moment.position()).owing;
  if (owing == 0) return {};
  const Seat seat = picker.seat(owing);
  std::map<std::string, Line> known;
  for (int i = 0; i < kLines; ++i) {
    Line line;
    if (std::string found = pick_line(game, moment.position(), seat, picker, line); !found.empty())
      return found;
    const std::string text = written_line(game, moment.position(), seat, line, names());
    if (known.try_emplace(text, line).first->second != line)
      return "two lines are written " + quoted(text);
    const auto read = read_line(game, moment.position(), seat, text, names());
    if (!read) return "the line " + quoted(text) + " is not understood: " + read.error();
    if (*read != line) return "the line " + quoted(text) + " is read as another";
  }
  return {};
}

}  // namespace

std::string notation_is_exact(const Trial& trial) {
  const Game& game = trial.game;
  Picker picker(trial.seed);
  return at_moments(trial, [&](const Moment& moment) -> std::string {
    for (Seat seat = 0; seat < moment.seats; ++seat) {
      ChoiceList choices, again;
      game.choices(moment.position(), seat, choices);
      game.choices(moment.position(), seat, again);
      if (choices.size() > kMaxChoices) return broken(moment, "there are more than 256 choices");
      std::set<std::string> texts;
      for (int i = 0; i < choices.size(); ++i) {
        const Choice& choice = choices[i];
        if (again[i] != choice) return broken(moment, "the order of the choices is not pinned");
        const std::string text = written(game, moment.position(), seat, seat, choice, names());
        if (!texts.insert(text).second)
          return broken(moment, "two choices are written " + quoted(text));
        if (text.find_first_of("|\n") != std::string::npos || trimmed(text) != text)
          return broken(moment, "a record cannot hold " + quoted(text));
        const auto line = game.read(moment.position(), seat, text, names());
        if (!line) return broken(moment, quoted(text) + " is not understood: " + line.error());
        if (line->size() != 1 || (*line)[0] != choice)
          return broken(moment, quoted(text) + " is read as another choice");
        if (game.read(game.view(moment.position(), seat), seat, text, names()).value() != *line)
          return broken(moment, quoted(text) + " is read otherwise in the view");
      }
    }
    const std::string found = lines_have_texts(game, moment, picker);
    return found.empty() ? "" : broken(moment, found);
  });
}

std::string position_text_is_exact(const Trial& trial) {
  const Game& game = trial.game;
  const Position base = start_run(trial, ~trial.seed).position;
  return at_moments(trial, [&](const Moment& moment) -> std::string {
    if (somebody_has_open_line(game, moment)) return {};
    const Names seat_names = names_for(moment.seats);
    const std::string text = game.position_text(moment.position(), seat_names);
    const auto read = read_position(game, base, text, seat_names);
    if (!read) return broken(moment, "its text cannot be read: " + read.error() + "\n" + text);
    if (!(*read == moment.position()))
      return broken(moment, "its text is read as another position: " +
                                game.first_difference(moment.position(), *read, seat_names));
    return {};
  });
}

}  // namespace turnwright::conformance
