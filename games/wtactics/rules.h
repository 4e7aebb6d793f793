// WTactics as the engine sees it. Rules WT-1 to WT-349 are in docs/rules/wtactics.md.
#pragma once

#include <memory>

#include "games/wtactics/play.h"
#include "games/wtactics/state_fields.h"

namespace turnwright::wtactics {

extern const About kWtacticsAbout;

class Wtactics {
 public:
  using State = wtactics::State;
  static constexpr auto kFields = kStateFields;
  static constexpr const About& kAbout = kWtacticsAbout;

  explicit Wtactics(std::shared_ptr<const Content> content) : content_(std::move(content)) {}

  // setup.cpp
  Result<Done> check_setup(const Setup&) const;
  Bounds bounds(const Setup&) const;
  std::vector<std::string> ready_values(std::size_t option) const;
  std::vector<std::string> card_names() const;
  int seats(const State&) const { return kSeats; }
  std::uint64_t content_hash() const { return content_->hash; }
  State start(const Setup&, Host&) const;
  State blank(const Setup&, Host&) const;  // before anything is dealt

  // words_read.cpp, words_check.cpp: positions as scenarios write them
  State standard(const Setup&) const;
  Result<bool> read_row(State&, std::string_view row, const Names&) const;
  Result<Done> finish_position(State&) const;
  Result<std::optional<std::string>> row_holds(const State&, std::string_view row,
                                               const Names&) const;
  Result<Wtactics, ContentProblems> with_cards(std::string_view text) const;

  // rules.cpp
  Ask ask(const State& s) const { return s.flow.window.ask(); }
  Question question(const State&, Seat) const;
  Reason judge(const State&, Seat, const Choice&) const;
  void choices(const State&, Seat, ChoiceList& out) const;
  Choice usual(const State&, Seat) const;
  void submit(State&, Seat, const Choice&, Host&) const;
  void resign(State&, SeatMask, Host&) const;
  Scores scores(const State&) const;

  // hidden.cpp
  void redact(State&, Seat reader) const;
  void guess(State&, Seat reader, Host&) const;
  bool is_consistent(const State&) const;

  // notation.cpp
  void write(const State&, Seat reader, Seat by, const Choice&, Text&) const;
  Result<Line> read(const State&, Seat, std::string_view, const Names&) const;
  // tell.cpp
  void tell(const State&, Seat reader, const Event&, Text&) const;
  // draw.cpp
  void draw(const State&, Seat reader, Text&) const;

  // hints.cpp
  std::int32_t evaluate(const State&, Seat) const;
  std::uint32_t turn(const State&) const;
  // What an attack is worth shows in the answer to it.
  int turns_ahead(const State&) const { return 3; }
  // promises.cpp
  void promise(const State&, Seat, const ChoiceList&, Promises&) const;

  const Content& content() const { return *content_; }

 private:
  std::shared_ptr<const Content> content_;
};

// flow.cpp
void play_on(const Wtactics&, State&, Host&);

}  // namespace turnwright::wtactics
