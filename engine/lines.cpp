#include "engine/lines.h"

#include <optional>

#include "engine/dice.h"

namespace turnwright {

namespace {

// As far as a line was followed on a copy of the position.
struct Trail {
  Position ahead;
  bool die_fell = false;  // then nothing is known of what follows
  Line line{};
};

class LineReader {
 public:
  LineReader(const Game& game, const Position& position, Seat seat, const Names& names)
      : game_(game), seat_(seat), names_(names), trail_{position} {}

  Result<Line> read(std::string_view text) {
    const auto parts = split(text, ',');
    bool whole = parts.size() > 1;
    if (!whole) {  // a text of one step is that step, allowed or not
      const auto one = game_.read(trail_.ahead, seat_, trimmed(text), names_);
      if (one && one->size() == 1) return *one;
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (i > 0 && trail_.die_fell)
        return Failure{"a die falls before " + quoted(trimmed(parts[i])) +
                       ", so it is a move of its own"};
      if (i > 0 && !is_open(trail_))
        return Failure{"the line is complete before " + quoted(trimmed(parts[i])) +
                       ", so it is a move of its own"};
      const auto choices = find(trimmed(parts[i]));
      if (!choices) return Failure{choices.error()};
      whole |= choices->size() > 1;
      for (const Choice& choice : *choices) follow(trail_, choice);
      if (refused_) return trail_.line;
    }
    if (whole) return complete(text);
    return trail_.line;
  }

 private:
  bool is_open(const Trail& trail) const {
    return !trail.die_fell && has_open_line(game_, trail.ahead, seat_);
  }

  bool is_between_acts() const {
    const Ask ask = game_.ask(trail_.ahead);
    return game_.about().windows[ask.kind].has_acts &&
           game_.question(trail_.ahead, seat_).kind == ask.kind;
  }

  void follow(Trail& trail, const Choice& choice) {
    trail.line.push_back(choice);
    if (trail.die_fell || refused_) return;
    LowDice dice;
    Host host(dice);
    game_.submit(trail.ahead, seat_, choice, host);
    trail.die_fell = host.die_fell();
  }

  // A text that is one choice, which is allowed here.
  std::optional<Choice> step(const Trail& trail, std::string_view text) const {
    const auto line = game_.read(trail.ahead, seat_, text, names_);
    if (!line || line->size() != 1) return std::nullopt;
    if (!game_.judge(trail.ahead, seat_, line->front()).fine()) return std::nullopt;
    return line->front();
  }

  std::optional<Choice> only_choice(const Trail& trail) const {
    if (!is_open(trail)) return std::nullopt;
    ChoiceList choices;
    game_.choices(trail.ahead, seat_, choices);
    if (choices.size() != 1) return std::nullopt;
    return choices[0];
  }

  // The choices of one part, here or behind steps that have one choice only, which are then followed. If it is
  // allowed nowhere: where that has a reason of the game.
  Result<Line> find(std::string_view part) {
    struct Reading {
      Trail trail;
      Line choices;
      Reason reason;
    };
    std::optional<Reading> best;
    std::string not_understood;
    for (Trail trail = trail_;;) {
      const auto read = game_.read(trail.ahead, seat_, part, names_);
      if (read) {
        const Reason reason = judge_line(game_, trail.ahead, seat_, *read);
        if (!best || best->reason == kNoSuchChoice || reason.fine())
          best = Reading{trail, *read, reason};
        if (reason.fine()) break;
      } else if (not_understood.empty()) {
        not_understood = read.error();
      }
      const auto only = only_choice(trail);
      if (!only) break;
      follow(trail, *only);
    }
    if (!best) return Failure{not_understood};
    trail_ = best->trail;
    refused_ = !best->reason.fine();
    return best->choices;
  }

  Result<Line> complete(std::string_view text) {
    while (is_open(trail_) && !is_between_acts()) {
      auto next = only_choice(trail_);
      if (!next) next = step(trail_, "done");
      if (!next) {
        const Question question = game_.question(trail_.ahead, seat_);
        return Failure{quoted(trimmed(text)) + " is not a whole line: it does not say " +
                       quoted(game_.about().questions[question.kind].name)};
      }
      follow(trail_, *next);
    }
    return trail_.line;
  }

  const Game& game_;
  const Seat seat_;
  const Names& names_;
  Trail trail_;
  bool refused_ = false;
};

}  // namespace

bool has_open_line(const Game& game, const StateBytes& state, Seat seat) {
  return holds(game.ask(state).owing, seat) && game.question(state, seat).step != 0;
}

Reason judge_line(const Game& game, const Position& position, Seat seat, const Line& line) {
  Position ahead = position;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i > 0 && !has_open_line(game, ahead, seat)) return kNotAsked;
    if (const Reason reason = game.judge(ahead, seat, line[i]); !reason.fine()) return reason;
    LowDice dice;
    Host host(dice);
    game.submit(ahead, seat, line[i], host);
    if (host.die_fell()) break;
  }
  return kFine;
}

std::string written_line(const Game& game, const Position& position, Seat seat, const Line& line,
                         const Names& names) {
  std::string text;
  Position ahead = position;
  for (const Choice& choice : line) {
    text += (text.empty() ? "" : ", ") + written(game, ahead, seat, seat, choice, names);
    LowDice dice;
    Host host(dice);
    game.submit(ahead, seat, choice, host);
    if (host.die_fell()) break;
  }
  return text;
}

Result<Line> read_line(const Game& game, const Position& position, Seat seat, std::string_view text,
                       const Names& names) {
  return LineReader(game, position, seat, names).read(text);
}

}  // namespace turnwright
