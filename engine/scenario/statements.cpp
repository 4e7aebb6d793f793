// The statements of a scenario that stand behind its head: what happens, and what must be so.
#include <algorithm>
#include <limits>

#include "engine/scenario/reader.h"
#include "engine/text.h"

namespace turnwright {

using Kind = Statement::Kind;

void ScenarioReader::read_shuffle(std::string_view rest) {
  if (rest != "lines") return badly_written(rest);
  file_.shuffle_line = static_cast<int>(at_);
}

void ScenarioReader::read_dice(std::string_view rest) {
  Statement& statement = add(Kind::kDice);
  for (std::string_view group : split(rest, '|')) {
    const auto words = split_words(group);
    if (words.size() < 2) {
      badly_written(words.empty() ? group : words[0]);
      continue;
    }
    const auto seat = seat_called(words[0]);
    if (!seat && words[0] != "table") {
      wrong(words[0], "dice fall for a seat or for the \"table\", not for " + quoted(words[0]));
      continue;
    }
    for (std::string_view word : std::span(words).subspan(1)) {
      const auto value = to_number(word);
      if (value && *value >= 0 && *value < 0xffffffffll)
        statement.dice.push_back({seat.value_or(kTable), 0, static_cast<std::uint32_t>(*value)});
      else
        wrong(word, "a die shows a number from 0 on, not " + quoted(word));
    }
  }
}

void ScenarioReader::read_resign(std::string_view rest) {
  const SeatMask seats = take_seats(rest);
  if (seats == 0 || !rest.empty()) {
    take_seat(rest);
    return;
  }
  add(Kind::kResign).seats = seats;
}

void ScenarioReader::read_retract(std::string_view rest) {
  const auto seat = take_seat(rest);
  if (!seat) return;
  if (!rest.empty()) return badly_written(rest);
  add(Kind::kRetract).seat = *seat;
}

void ScenarioReader::read_pass(std::string_view rest) {
  const std::string_view until = first_word(rest);
  const std::string_view window = behind(rest, until);
  if (until != "until" || window.empty()) return badly_written(rest);
  if (window != "over") check_window(window, false);
  add(Kind::kPassUntil).text = window;
}

void ScenarioReader::read_ask(std::string_view rest) {
  if (rest == "nobody") {
    add(Kind::kAsk);
    return;
  }
  const SeatMask seats = take_seats(rest);
  if (seats == 0) {
    take_seat(rest);
    return;
  }
  if (!rest.empty()) check_window(rest, true);
  Statement& ask = add(Kind::kAsk);
  ask.seats = seats;
  ask.text = rest;
}

void ScenarioReader::check_window(std::string_view name, bool or_question) {
  if (file_.game == nullptr) return;
  std::vector<std::string_view> known;
  for (const WindowText& window : file_.game->about().windows) known.push_back(window.name);
  if (or_question)
    for (const QuestionText& one : file_.game->about().questions) known.push_back(one.name);
  if (std::find(known.begin(), known.end(), name) == known.end())
    wrong(name, std::string("no window ") + (or_question ? "and no question " : "") +
                    "of this game is called " + quoted(name) + did_you_mean(name, known));
}

void ScenarioReader::read_move(Kind kind, std::string_view rest) {
  const auto seat = take_seat(rest);
  if (!seat) return;
  if (rest.empty()) return badly_written(rest);
  Statement& statement = add(kind);
  statement.seat = *seat;
  statement.text = rest;
}

void ScenarioReader::read_choices(std::string_view rest) {
  const auto seat = take_seat(rest);
  if (!seat) return;
  const bool none = rest == "nothing";
  if (!none && !take_colon(rest)) return;
  Statement& statement = add(Kind::kChoices);
  statement.seat = *seat;
  if (!none) statement.text = rest;
}

void ScenarioReader::read_refuse(std::string_view rest) {
  const auto seat = take_seat(rest);
  if (!seat) return;
  const std::size_t colon = rest.rfind(':');
  const std::string_view move = trimmed(rest.substr(0, colon));
  if (colon == std::string_view::npos || move.empty()) return badly_written(rest);
  const auto words = split_words(rest.substr(colon + 1));
  if (words.empty() || words.size() > 2) return badly_written(rest.substr(colon + 1));
  check_code(words[0]);
  Statement& statement = add(Kind::kRefuse);
  statement.seat = *seat;
  statement.text = move;
  statement.code = words[0];
  if (words.size() == 2) statement.rule = words[1];
}

void ScenarioReader::read_illegal(std::string_view rest) {
  const std::size_t colon = rest.rfind(':');
  if (colon == std::string_view::npos || trimmed(rest.substr(colon + 1)).empty())
    return badly_written(rest);
  Statement& statement = add(Kind::kRefuseSetup);
  statement.text = trimmed(rest.substr(0, colon));
  statement.code = trimmed(rest.substr(colon + 1));
}

void ScenarioReader::check_code(std::string_view code) {
  if (file_.game == nullptr) return;
  std::vector<std::string_view> known;
  for (const ReasonText& reason : std::span(kCommonReasons).subspan(1))
    known.push_back(reason.code);
  for (const ReasonText& reason : kMatchReasons) known.push_back(reason.code);
  for (const ReasonText& reason : file_.game->about().reasons) known.push_back(reason.code);
  if (std::find(known.begin(), known.end(), code) == known.end())
    wrong(code, "no refusal has the code " + quoted(code) + did_you_mean(code, known));
}

void ScenarioReader::read_see(std::string_view rest) {
  const auto seat = take_reader(rest);
  if (seat && take_colon(rest)) read_row_to_hold(Kind::kSee, *seat, rest);
}

// `[NAME] KEY = VALUE`, or a row in the game's own words.
void ScenarioReader::read_row_to_hold(Kind kind, Seat reader, std::string_view row) {
  if (!standard_) return;
  const auto own = file_.game->row_holds(*standard_, row, file_.names);
  if (!own) return wrong(row, own.error());
  FieldRef ref{};
  if (!own->has_value() && !take_field(row, ref)) return;
  Statement& statement = add(kind);
  statement.seat = reader;
  statement.text = row;
  statement.field = ref;
}

void ScenarioReader::read_told(std::string_view rest) {
  const auto seat = take_reader(rest);
  if (!seat) return;
  const bool nothing = rest == "nothing";
  if (!nothing && !take_colon(rest)) return;
  Statement& statement = add(nothing ? Kind::kToldNothing : Kind::kTold);
  statement.seat = *seat;
  statement.text = rest;
}

void ScenarioReader::read_expect(std::string_view rest) {
  if (rest.empty()) return badly_written(rest);
  const std::string_view word = first_word(rest);
  std::string_view more = behind(rest, word);
  if (rest == "over" || rest == "draw") {
    add(rest == "over" ? Kind::kExpectOver : Kind::kExpectDraw);
  } else if (word == "win") {
    const SeatMask seats = take_seats(more);
    if (seats != 0 && more.empty())
      add(Kind::kExpectWin).seats = seats;
    else
      take_seat(more);
  } else if (const auto seat = seat_called(first_word(more)); word == "score" && seat) {
    const std::string_view number = behind(more, first_word(more));
    const auto score = to_number(number);
    if (!score || *score < INT32_MIN || *score > INT32_MAX)
      return wrong(number, "a score is a number, not " + quoted(number));
    Statement& statement = add(Kind::kExpectScore);
    statement.seat = *seat;
    statement.score = static_cast<std::int32_t>(*score);
  } else {
    read_row_to_hold(Kind::kExpectField, kNobody, rest);
  }
}

}  // namespace turnwright
