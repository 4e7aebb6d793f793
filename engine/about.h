// What a game says of itself, as tables: they are its documentation, its error messages and the lists that
// docs/scenarios.md and docs/notation.md are generated from.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/fields.h"
#include "engine/setup.h"
#include "engine/types.h"

namespace turnwright {

struct WindowText {
  std::string_view name;  // by Ask.kind
  std::string_view meaning;
  // A line here is a row of acts, each written by itself, with `done` after the last; between them the question is the
  // window's own, which has the same number.
  bool has_acts = false;
};

struct QuestionText {
  std::string_view name;  // by Question.kind
  std::string_view meaning;
  bool stop =
      true;  // whether a seat is asked here unless it says otherwise; else the usual answer is given
};

// A way to write something: a move, or a row of a position.
struct NotationForm {
  std::string_view form;
  std::string_view example;
  std::string_view meaning;
};

struct ReasonText {
  std::string_view code;
  std::string_view rule;
  std::string_view sentence;
};

// The reasons that are the same in every game, by Reason.code.
inline constexpr ReasonText kCommonReasons[] = {
    {"fine", "", "This is allowed."},
    {"game-over", "", "The game is over."},
    {"not-asked", "", "It is not this seat's turn to answer."},
    {"no-such-choice", "", "This is not an answer to the question that is asked now."},
};
static_assert(std::size(kCommonReasons) == kFirstGameReason);

// Fields by which a finished game tells its story, by their names; empty where the game has no such field.
struct Story {
  std::string_view starter{};  // the seat that had the first turn
  std::string_view turns{};    // how many turns there were
  std::string_view ending{};   // how it ended, in words
};

struct About {
  std::string_view name;     // on the command line: "connect_four"
  std::string_view title;    // for people: "Connect Four"
  std::string_view summary;  // one sentence
  int min_seats = 2;
  int max_seats = 2;
  std::uint32_t rules_version = 1;  // raised when the same choices may lead elsewhere
  std::uint32_t layout = 1;         // raised when the bytes of a state mean something else
  bool has_secrets = false;
  // Seats draw hidden cards from one deck, so that what one of them holds changes what another can draw.
  bool common_deck = false;
  // In a window in which several decide at once nobody learns who has answered before it closes.
  bool hides_done = false;
  // The kinds of events by which the game itself lays open something hidden in the middle of play: a card discarded
  // at random, one turned up from a deck.
  std::span<const std::uint16_t> reveals{};
  // The kinds of events that tell which card, or which unit or building, a seat has drawn or played: `a` is the seat, `b`
  // the card's number in Game::card_names.
  std::span<const std::uint16_t> draws{};
  std::span<const std::uint16_t> plays{};
  std::span<const Option> options{};
  std::span<const Field> fields{};
  std::span<const WindowText> windows{};
  std::span<const QuestionText> questions{};
  std::span<const NotationForm> notation{};
  std::span<const NotationForm>
      rows{};  // of positions, where the game has words of its own for them
  std::span<const ReasonText> reasons{};  // from Reason.code == kFirstGameReason on
  Story story{};
};

// What one setting of a game's options promises; conformance tests hold it to that.
struct Bounds {
  int choices_per_game;  // at most, over all seats
  int steps_per_line;
  std::int32_t lowest_score, highest_score;
};

}  // namespace turnwright
