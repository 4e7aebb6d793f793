// The contract: what somebody writes to add a game. `R` is a const object over a State that is nothing but
// bytes; an incomplete game does not compile.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/about.h"
#include "engine/content.h"
#include "engine/host.h"
#include "engine/position.h"
#include "engine/text.h"

namespace turnwright {

template <class R>
concept Rules =
    std::is_trivially_copyable_v<typename R::State> &&
    std::has_unique_object_representations_v<
        typename R::State> &&  // no padding: memcmp is equality
    sizeof(typename R::State) <= kMaxStateBytes &&
    covers_every_byte<sizeof(typename R::State)>(R::kFields) &&
    requires(const R& rules, typename R::State& s, const typename R::State& now, Seat seat,
             SeatMask seats, const Choice& choice, const Event& event, ChoiceList& out,
             const Setup& setup, Host& host, Text& text, const Names& names,
             std::string_view written) {
      { R::kAbout } -> std::convertible_to<const About&>;
      // setup
      {
        rules.check_setup(setup)
      } -> std::same_as<Result<Done>>;  // options that do not go together
      { rules.bounds(setup) } -> std::same_as<Bounds>;
      { rules.seats(now) } -> std::same_as<int>;
      // play
      { rules.start(setup, host) } -> std::same_as<typename R::State>;
      { rules.ask(now) } -> std::same_as<Ask>;
      { rules.question(now, seat) } -> std::same_as<Question>;
      {
        rules.judge(now, seat, choice)
      } -> std::same_as<Reason>;      // total; the one place of legality
      rules.choices(now, seat, out);  // exactly what is judged fine, in a pinned order
      { rules.usual(now, seat) } -> std::same_as<Choice>;  // the rulebook's default answer
      rules.submit(s, seat, choice, host);                 // requires: judged fine
      rules.resign(s, seats, host);                        // at any time
      { rules.scores(now) } -> std::same_as<Scores>;
      // knowledge
      rules.redact(s, seat);       // kNobody: what a spectator sees
      rules.guess(s, seat, host);  // fills a view: one world `seat` cannot rule out
      { rules.is_consistent(now) } -> std::same_as<bool>;
      // words
      rules.write(now, seat, seat, choice, text);  // reader, by: the choice as `reader` may see it
      { rules.read(now, seat, written, names) } -> std::same_as<Result<Line>>;
      rules.tell(now, seat, event, text);  // the event as `seat` is told it
      rules.draw(now, seat, text);         // the view of `seat`
    };

// Optional: a number that grows with what is good for `seat`, while the game goes on. Bots use it.
template <class R>
concept HasHints = requires(const R& rules, const typename R::State& now, Seat seat) {
  { rules.evaluate(now, seat) } -> std::same_as<std::int32_t>;
};

// Optional, besides hints: a number that changes when a turn is over, or what is like one, and how many turns have to be
// over, for a question that is asked in this position, before bots ask for the worth of what came of it; at least one.
template <class R>
concept HasTurns = requires(const R& rules, const typename R::State& now) {
  { rules.turn(now) } -> std::same_as<std::uint32_t>;
  { rules.turns_ahead(now) } -> std::same_as<int>;
};

// Optional, besides hints: how promising each choice looks to who has it, at first sight: by rules of thumb that take about
// as long as listing the choices, for all of them at once, without trying any. In points as `evaluate` gives them: much
// more promising is what is a hundred points ahead; by a few points, either would do. Reads what the seat may know.
template <class R>
concept HasPromises =
    HasHints<R> && requires(const R& rules, const typename R::State& now, Seat seat,
                            const ChoiceList& choices, Promises& promises) {
      rules.promise(now, seat, choices, promises);  // a number for each, in their order
    };

// Optional, besides promises: how much a promise counts for a question that is asked in this position, beside what simulations
// bring. 0 (if a game does not say): promises say what to try first; 1: to be less promising weighs as much as to end so many
// points behind; more, where `evaluate` is a worse judge than the rules of thumb.
template <class R>
concept HasFaith = HasPromises<R> && requires(const R& rules, const typename R::State& now) {
  { rules.faith(now) } -> std::same_as<int>;
};

// Optional: why the rulebook forbids to take back a step of an open line here.
template <class R>
concept ForbidsRetracting = requires(const R& rules, const typename R::State& now, Seat seat) {
  { rules.may_retract(now, seat) } -> std::same_as<Reason>;
};

// Optional: a game that is played with files of content names them by their hash.
template <class R>
concept HasContent = requires(const R& rules) {
  { rules.content_hash() } -> std::same_as<std::uint64_t>;
};

// Optional: what an option that is a text can be set to by name: the ready decks, the maps.
template <class R>
concept HasReadyValues = requires(const R& rules, std::size_t option) {
  { rules.ready_values(option) } -> std::same_as<std::vector<std::string>>;
};

// Optional: the names of the cards, or pieces, that its events tell of by number (About::draws, About::plays).
template <class R>
concept NamesCards = requires(const R& rules) {
  { rules.card_names() } -> std::same_as<std::vector<std::string>>;
};

// Optional: what a scenario's position begins with. Else it is the start of the game, if every die shows its lowest
// result.
template <class R>
concept HasStandard = requires(const R& rules, const Setup& setup) {
  { rules.standard(setup) } -> std::same_as<typename R::State>;
};

// Optional: rows of a position in the game's own words, beside those of the field table; About.rows lists them. Rows
// come with single spaces and without the `=` that may stand before a value.
template <class R>
concept ReadsRows =
    requires(const R& rules, typename R::State& s, std::string_view row, const Names& names) {
      // Carries it out; false: it is none of its rows.
      { rules.read_row(s, row, names) } -> std::same_as<Result<bool>>;
    };
// Fills in what follows from the rows, after the last of them.
template <class R>
concept FinishesPositions = requires(const R& rules, typename R::State& s) {
  { rules.finish_position(s) } -> std::same_as<Result<Done>>;
};
// What is so instead; empty if the row holds. Nothing: it is none of its rows. Whether it is one, and whether it can be
// understood, depends on the row alone. `now` is the truth, or a view.
template <class R>
concept ChecksRows = requires(const R& rules, const typename R::State& now, std::string_view row,
                              const Names& names) {
  { rules.row_holds(now, row, names) } -> std::same_as<Result<std::optional<std::string>>>;
};

// Optional: the same game with the cards of a scenario besides its own. They do not change its content hash.
template <class R>
concept TakesCards = requires(const R& rules, std::string_view text) {
  { rules.with_cards(text) } -> std::same_as<Result<R, ContentProblems>>;
};

// How every judge begins.
constexpr Reason owes(const Ask& ask, Seat seat) {
  if (ask.over()) return kGameOver;
  return holds(ask.owing, seat) ? kFine : kNotAsked;
}

}  // namespace turnwright
