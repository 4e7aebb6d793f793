// Properties 4b and 4c: what an open line and what the field table hide.
#include "tests/conformance/play.h"

namespace turnwright::conformance {

namespace {

// Another value for something that is there. Zero and unknown say that nothing is there, which may well be
// public (a bid that has not been laid), so they are left alone.
std::uint64_t other_value(const Field& field, std::uint64_t value, Picker& picker) {
  for (;;) {
    const std::uint64_t other = 1 + picker.below(field.size == 1 ? 255 : 65535);
    if (other != value && !(field.can_be_unknown && other == field.unknown)) return other;
  }
}

bool is_there(const Field& field, std::uint64_t value) {
  return value != 0 && !(field.can_be_unknown && value == field.unknown);
}

// `position` with element i of a field changed as the reader must not notice; the same if it cannot be.
Position changed(const Game& game, const Position& position, const Field& field, std::size_t i,
                 Picker& picker) {
  const std::uint64_t value = get_element(field, position.bytes(), i);
  if (field.sight != Sight::kPooled) {
    if (!is_there(field, value)) return position;
    return game.with_element(position, field, i, other_value(field, value, picker));
  }
  const std::size_t first = i / field.per_seat * field.per_seat;
  const std::size_t j = first + picker.below(field.per_seat);
  const std::uint64_t swapped = get_element(field, position.bytes(), j);
  if (value >= field.pool_below || swapped >= field.pool_below) return position;
  return game.with_element(game.with_element(position, field, i, swapped), field, j, value);
}

// A line is complete, but nobody may learn that before the window closes.
bool is_kept_secret(const Game& game, const Ask& before, const Position& after, Seat seat) {
  const auto left = static_cast<SeatMask>(before.owing & ~only(seat));
  return game.about().hides_done && left != 0 && game.ask(after) == Ask{before.kind, left};
}

}  // namespace

std::string fields_are_hidden(const Trial& trial) {
  const Game& game = trial.game;
  Picker picker(trial.seed);
  return at_moments(trial, [&](const Moment& moment) -> std::string {
    for (int who = 0; who <= moment.seats; ++who) {
      const Seat reader = who == moment.seats ? kNobody : static_cast<Seat>(who);
      const View view = game.view(moment.position(), reader);
      for (const Field& field : game.about().fields) {
        if (field.sight == Sight::kPublic || field.sight == Sight::kKnown) continue;
        for (std::size_t i = 0; i < field.count; ++i) {
          if (field.per_seat != 0 && (field.owner(i) == reader || field.owner(i) >= moment.seats))
            continue;
          const View other = game.view(changed(game, moment.position(), field, i, picker), reader);
          if (!(other == view))
            return broken(moment, name_of(reader) + " sees \"" + std::string(field.name) +
                                      "\", which is hidden from it: " +
                                      game.first_difference(view, other, names()));
        }
      }
    }
    return {};
  });
}

std::string open_lines_are_hidden(const Trial& trial) {
  const Game& game = trial.game;
  return at_moments(trial, [&](const Moment& moment) -> std::string {
    const Ask ask = game.ask(moment.position());
    for (Seat seat = 0; seat < moment.seats; ++seat) {
      if (!holds(ask.owing, seat)) continue;
      ChoiceList choices;
      game.choices(moment.position(), seat, choices);
      for (const Choice& choice : choices) {
        if (!game.judge(moment.position(), seat, choice).fine()) continue;  // property 2
        Run ahead = moment.run;
        Ear ear;
        Host host(ahead.dice, &ear);
        game.submit(ahead.position, seat, choice, host);
        if (line_complete(game, ahead.position, seat) &&
            !is_kept_secret(game, ask, ahead.position, seat))
          continue;
        for (int who = 0; who <= moment.seats; ++who) {
          const Seat reader = who == moment.seats ? kNobody : static_cast<Seat>(who);
          if (reader == seat) continue;
          const View before = game.view(moment.position(), reader);
          const View after = game.view(ahead.position, reader);
          const std::string what =
              "the line of " + name_of(seat) + " reaches " + name_of(reader) + ": ";
          if (!(before == after))
            return broken(moment, what + game.first_difference(before, after, names()));
          if (game.ask(before) != game.ask(after))
            return broken(moment, what + "the window changes");
          if (!ear.by(reader).empty())
            return broken(moment,
                          what + told(game, ahead.position, reader, ear.by(reader)[0], names()));
        }
      }
    }
    return {};
  });
}

}  // namespace turnwright::conformance
