// GameOf<R>: the one adapter from a game's typed State to the opaque bytes of Game.
#pragma once

#include <cstring>
#include <new>

#include "engine/dice.h"
#include "engine/game.h"
#include "engine/rules.h"

namespace turnwright {

template <Rules R>
class GameOf final : public Game {
  using State = typename R::State;

 public:
  template <class... Content>
  explicit GameOf(Content&&... content) : rules_(std::forward<Content>(content)...) {}

  const About& about() const override { return R::kAbout; }
  std::size_t state_bytes() const override { return sizeof(State); }
  std::uint64_t content_hash() const override {
    if constexpr (HasContent<R>) return rules_.content_hash();
    return 0;
  }
  Result<std::unique_ptr<Game>, ContentProblems> with_cards(std::string_view text) const override {
    if constexpr (TakesCards<R>) {
      auto rules = rules_.with_cards(text);
      if (!rules) return Failure{rules.error()};
      return std::unique_ptr<Game>(std::make_unique<GameOf>(std::move(*rules)));
    }
    return Failure{ContentProblems{{0, 0, "this game has no cards that a scenario could define"}}};
  }
  Result<Done> check_setup(const Setup& setup) const override { return rules_.check_setup(setup); }
  Bounds bounds(const Setup& setup) const override { return rules_.bounds(setup); }
  std::vector<std::string> ready_values(std::size_t option) const override {
    if constexpr (HasReadyValues<R>)
      if (about().options[option].is_text()) return rules_.ready_values(option);
    const auto words = about().options[option].words;
    return {words.begin(), words.end()};
  }
  std::vector<std::string> card_names() const override {
    if constexpr (NamesCards<R>) return rules_.card_names();
    return {};
  }
  int seats(const StateBytes& s) const override { return rules_.seats(state(s)); }

  Position start(const Setup& setup, Host& host) const override {
    return position_of(rules_.start(setup, host));
  }
  Ask ask(const StateBytes& s) const override { return rules_.ask(state(s)); }
  Question question(const StateBytes& s, Seat seat) const override {
    return rules_.question(state(s), seat);
  }
  Reason judge(const StateBytes& s, Seat seat, const Choice& choice) const override {
    return rules_.judge(state(s), seat, choice);
  }
  void choices(const StateBytes& s, Seat seat, ChoiceList& out) const override {
    out.clear();
    rules_.choices(state(s), seat, out);
  }
  Choice usual(const StateBytes& s, Seat seat) const override {
    return rules_.usual(state(s), seat);
  }
  void submit(Position& p, Seat seat, const Choice& choice, Host& host) const override {
    DCHECK(rules_.judge(state(p), seat, choice).fine(), "submit of a choice that is not allowed");
    rules_.submit(state(p), seat, choice, host);
    DCHECK(rules_.is_consistent(state(p)), "a submit left an inconsistent state");
  }
  void resign(Position& p, SeatMask seats, Host& host) const override {
    if (!rules_.ask(state(p)).over()) rules_.resign(state(p), seats, host);
  }
  Scores scores(const StateBytes& s) const override { return rules_.scores(state(s)); }
  Reason may_retract(const StateBytes& s, Seat seat) const override {
    if constexpr (ForbidsRetracting<R>) return rules_.may_retract(state(s), seat);
    return kFine;
  }

  View view(const Position& p, Seat seat) const override {
    View view;
    fill(view, p);
    set_seat(view, seat);
    rules_.redact(state(view), seat);
    return view;
  }
  Position guess(const View& view, Host& host) const override {
    CHECK(view.seat() < rules_.seats(state(view)), "a spectator has nothing to guess for");
    Position world;
    fill(world, view);
    rules_.guess(state(world), view.seat(), host);
    DCHECK(rules_.is_consistent(state(world)), "a guess is not a possible world");
    return world;
  }
  bool is_consistent(const StateBytes& s) const override { return rules_.is_consistent(state(s)); }

  void write(const StateBytes& s, Seat reader, Seat by, const Choice& choice,
             Text& text) const override {
    rules_.write(state(s), reader, by, choice, text);
  }
  Result<Line> read(const StateBytes& s, Seat seat, std::string_view text,
                    const Names& names) const override {
    return rules_.read(state(s), seat, trimmed(text), names);
  }
  void tell(const StateBytes& s, Seat reader, const Event& event, Text& text) const override {
    rules_.tell(state(s), reader, event, text);
  }
  void draw(const View& view, Text& text) const override {
    rules_.draw(state(view), view.seat(), text);
  }

  Position standard(const Setup& setup) const override {
    if constexpr (HasStandard<R>) return position_of(rules_.standard(setup));
    LowDice dice;
    Host host(dice);
    return start(setup, host);
  }
  Result<bool> read_row(Position& p, std::string_view row, const Names& names) const override {
    if constexpr (ReadsRows<R>) return rules_.read_row(state(p), plain_row(row), names);
    return false;
  }
  Result<Done> finish_position(Position& p) const override {
    if constexpr (FinishesPositions<R>) return rules_.finish_position(state(p));
    return Done{};
  }
  Result<std::optional<std::string>> row_holds(const StateBytes& s, std::string_view row,
                                               const Names& names) const override {
    if constexpr (ChecksRows<R>) return rules_.row_holds(state(s), plain_row(row), names);
    return std::optional<std::string>();
  }

  bool has_hints() const override { return HasHints<R>; }
  std::int32_t evaluate(const Position& p, Seat seat) const override {
    if (rules_.ask(state(p)).over()) return rules_.scores(state(p)).of[seat] * kWin;
    if constexpr (HasHints<R>) return rules_.evaluate(state(p), seat);
    return 0;
  }
  bool has_promises() const override { return HasPromises<R>; }
  void promise(const Position& p, Seat seat, const ChoiceList& choices,
               Promises& promises) const override {
    if constexpr (HasPromises<R>)
      rules_.promise(state(p), seat, choices, promises);
    else
      std::fill_n(promises.begin(), choices.size(), 0);
  }
  int faith(const Position& p) const override {
    if constexpr (HasFaith<R>) return rules_.faith(state(p));
    return 0;
  }
  std::uint32_t turn(const Position& p) const override {
    if constexpr (HasTurns<R>) return rules_.turn(state(p));
    return 0;
  }
  int turns_ahead(const Position& p) const override {
    if constexpr (HasTurns<R>) return rules_.turns_ahead(state(p));
    return 1;
  }

 private:
  static Position position_of(const State& s) {
    Position position;
    resize(position, sizeof(State));
    ::new (data(position)) State(s);
    return position;
  }
  // A trivially copyable State may live in a byte buffer that was filled by memcpy.
  static const State& state(const StateBytes& s) {
    DCHECK(s.size() == sizeof(State), "a position of another game");
    return *std::launder(reinterpret_cast<const State*>(data(s)));
  }
  static State& state(StateBytes& s) {
    DCHECK(s.size() == sizeof(State), "a position of another game");
    return *std::launder(reinterpret_cast<State*>(data(s)));
  }
  static void fill(StateBytes& to, const StateBytes& from) {
    resize(to, sizeof(State));
    std::memcpy(data(to), data(from), sizeof(State));
  }

  const R rules_;
};

}  // namespace turnwright
