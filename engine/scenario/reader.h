// How a scenario is read: every row is a statement, and every problem is reported, not only the first.
// reader.cpp has rows and their parts, head.cpp the head of a file, statements.cpp what stands behind it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scenario/file.h"

namespace turnwright {

// `#` at the beginning of a row or behind a space: a comment.
std::string_view without_comment(std::string_view row);
// The first word of a text, and what stands behind a part of it, trimmed: views into the file, also where
// they are empty, so that a problem has a place.
std::string_view first_word(std::string_view text);
std::string_view behind(std::string_view text, std::string_view part);

inline constexpr std::size_t kLongestName = 24;  // of a seat

class ScenarioReader {
 public:
  ScenarioReader(std::string_view text, const FindGame&, std::vector<ScenarioProblem>&);
  ScenarioFile read();
  static bool is_statement_word(std::string_view word);

 private:
  struct Form {
    std::string_view word;
    std::string_view written;  // how the row looks
    int stage;                 // where it may stand: the order of the head; kBody: behind it
    void (ScenarioReader::*read)(std::string_view rest);
  };
  enum : int { kScenario, kRules, kGame, kSet, kSeats, kCards, kPosition, kBody };
  static const Form kForms[];

  void wrong(std::string_view at, std::string text);
  void badly_written(std::string_view at);
  Statement& add(Statement::Kind kind);
  bool next_row();
  void read_row();
  bool in_order(const Form& form, std::string_view word);

  std::optional<Seat> seat_called(std::string_view word) const;
  std::optional<Seat> take_seat(std::string_view& rest);  // or a problem
  std::optional<Seat> take_reader(std::string_view& rest);
  SeatMask take_seats(std::string_view& rest);  // as many as there are
  bool take_colon(std::string_view& rest);
  bool take_field(std::string_view row, FieldRef& out);
  void read_row_to_hold(Statement::Kind kind, Seat reader, std::string_view row);

  void read_version(std::string_view rest);
  void read_rules(std::string_view rest);
  void read_game(std::string_view rest);
  void read_set(std::string_view rest);
  void read_seats(std::string_view rest);
  void read_cards(std::string_view rest);
  void read_position(std::string_view rest);
  void read_shuffle(std::string_view rest);
  void read_dice(std::string_view rest);
  void read_resign(std::string_view rest);
  void read_retract(std::string_view rest);
  void read_pass(std::string_view rest);
  void read_ask(std::string_view rest);
  void read_move(Statement::Kind kind, std::string_view rest);
  void read_offer(std::string_view rest) { read_move(Statement::Kind::kOffer, rest); }
  void read_lack(std::string_view rest) { read_move(Statement::Kind::kLack, rest); }
  void read_choices(std::string_view rest);
  void read_refuse(std::string_view rest);
  void read_illegal(std::string_view rest);
  void read_see(std::string_view rest);
  void read_told(std::string_view rest);
  void read_expect(std::string_view rest);
  void check_window(std::string_view name, bool or_question);
  void check_code(std::string_view code);
  bool cards_follow();
  void set_up();
  std::optional<Position> read_position_rows(bool& ended);
  void check_position(std::string_view word, Position position);

  const FindGame& find_;
  std::vector<std::string_view> rows_;
  std::vector<ScenarioProblem>& problems_;
  ScenarioFile file_;
  std::size_t at_ = 0;    // the row after the one being read
  std::string_view row_;  // being read, without its comment
  const Form* form_ = nullptr;
  int stage_ = -1;
  std::size_t seats_at_ = 0;          // the row after that of the seats
  bool said_[kBody + 1] = {};         // by stage
  std::optional<Position> standard_;  // what everything unsaid is; none: the head is wrong
};

}  // namespace turnwright
