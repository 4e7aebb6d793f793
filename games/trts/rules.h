// TRTS as the engine sees it. Rules TR-1 to TR-269 are in docs/rules/trts.md.
#pragma once

#include <memory>

#include "games/trts/play.h"
#include "games/trts/state_fields.h"

namespace turnwright::trts {

extern const About kTrtsAbout;

class Trts {
 public:
  using State = trts::State;
  static constexpr auto kFields = kStateFields;
  static constexpr const About& kAbout = kTrtsAbout;

  explicit Trts(SharedContent content) : content_(std::move(content)) {}

  // setup.cpp
  Result<Done> check_setup(const Setup&) const;
  Bounds bounds(const Setup&) const;
  std::vector<std::string> ready_values(std::size_t option) const;
  std::vector<std::string> card_names() const;
  int seats(const State& s) const { return s.seats; }
  std::uint64_t content_hash() const { return content_->hash; }
  State start(const Setup&, Host&) const;
  State blank(const Setup&) const;  // before anything is picked or drawn

  // words_read.cpp, words_check.cpp: positions as scenarios write them
  State standard(const Setup&) const;
  Result<bool> read_row(State&, std::string_view row, const Names&) const;
  Result<Done> finish_position(State&) const;
  Result<std::optional<std::string>> row_holds(const State&, std::string_view row,
                                               const Names&) const;

  // rules.cpp
  Ask ask(const State& s) const { return s.flow.window.ask(); }
  Question question(const State&, Seat) const;
  Reason judge(const State&, Seat, const Choice&) const;
  void choices(const State&, Seat, ChoiceList& out) const;
  Choice usual(const State&, Seat) const;
  void submit(State&, Seat, const Choice&, Host&) const;
  void resign(State&, SeatMask, Host&) const;
  Scores scores(const State&) const;
  Reason may_retract(const State&, Seat) const;

  // hidden.cpp
  void redact(State&, Seat reader) const;
  void guess(State&, Seat reader, Host&) const;
  bool is_consistent(const State&) const;

  // notation.cpp
  void write(const State&, Seat reader, Seat by, const Choice&, Text&) const;
  Result<Line> read(const State&, Seat, std::string_view, const Names&) const;
  // tell.cpp
  void tell(const State&, Seat reader, const Event&, Text&) const;
  // table_view.cpp
  void draw(const State&, Seat reader, Text&) const;

  // hints.cpp
  std::int32_t evaluate(const State&, Seat) const;
  std::uint32_t turn(const State&) const;
  int turns_ahead(const State&) const;
  // promises.cpp
  void promise(const State&, Seat, const ChoiceList&, Promises&) const;
  int faith(const State&) const;

  const Content& content() const { return *content_; }

 private:
  SharedContent content_;
};

// flow.cpp
void play_on(const Trts&, State&, Host&);

}  // namespace turnwright::trts
