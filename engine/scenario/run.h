// One way through the statements of a scenario. The match begins at the first statement that needs it, so
// that dice for the start of a game can be scripted before.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scenario/file.h"

namespace turnwright {

class ScenarioRun {
 public:
  using Missed = std::optional<ScenarioFailure>;
  using Order = std::vector<std::size_t>;  // of statements, by index

  explicit ScenarioRun(const ScenarioFile& file) : file_(file) {}

  Missed run(const Order& order);
  const Position& position() const { return match_->position(); }
  // Lines of one secret window that stand directly under one another.
  const std::vector<Order>& secret_lines() const { return secret_lines_; }

 private:
  void script(const Statement& s) {
    for (const Roll& roll : s.dice) dice_.add(roll.stream, roll.value);
    last_dice_ = s.line;
  }
  Missed begin(const Statement&);
  Missed step(const Statement&);
  Missed pass_until(const Statement&);
  Missed check_ask(const Statement&);
  Missed check_offer(const Statement&);
  Missed check_choices(const Statement&);
  Missed check_refuse(const Statement&);
  Missed check_setup(const Statement&);
  Missed check_field(const Statement&, const StateBytes&);
  Missed check_row(const Statement&, const StateBytes&);
  Missed check_told(const Statement&);
  Missed check_end(const Statement&);
  Missed accepted(const Statement&, std::string_view what, const std::optional<Refusal>&);
  std::optional<Refusal> try_out(Seat seat, std::string_view move) const;
  std::optional<Refusal> retract(Seat seat);
  std::string choices_text(Seat seat) const;
  std::string seats_text(SeatMask seats) const;
  std::string ask_text() const;
  const Game& game() const { return *file_.game; }

  void join_window(std::size_t index);
  void leave_window(Seat seat);
  void close_window() { window_ = 0; }

  const ScenarioFile& file_;
  ScriptedDice dice_;
  int last_dice_ = 0;
  std::optional<Match> match_;
  std::size_t heard_[kMaxSeats + 1] = {};  // events asked for with `told`, by seat; spectators last
  SeatMask window_ = 0;                    // whose lines are still missing in the group
  std::vector<Order> secret_lines_;
};

}  // namespace turnwright
