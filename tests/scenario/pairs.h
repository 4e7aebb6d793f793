// A toy game with what the classics lack: lines of two choices in a secret window, a second window after
// it, and a die that falls in the middle of play.
#pragma once

#include "engine/flow.h"
#include "engine/game_of.h"

namespace turnwright {

// Both players pick two numbers in secret; then Ann says yes or no, and a die is rolled.
struct Pairs {
  struct State {
    std::uint8_t picks[4];  // two for each seat; 0: not yet
    Window window;
    std::uint8_t die;  // what fell, from 1; 0: not yet
  };
  enum : std::uint8_t { kPick, kAnswer };
  enum : std::uint16_t { kPicked, kRevealed, kFell };

  static constexpr auto kFields = join(
      std::array{field<decltype(State::picks)>("picks", offsetof(State, picks)).for_each_seat(2)},
      window_fields(offsetof(State, window)),
      std::array{field<std::uint8_t>("die", offsetof(State, die))});
  static constexpr WindowText kWindows[] = {{"pick", ""}, {"answer", ""}};
  static constexpr QuestionText kQuestions[] = {{"first number", ""}, {"second", ""}, {"why", ""}};
  static constexpr About kAbout{.name = "pairs",
                                .title = "Pairs",
                                .summary = "A toy.",
                                .fields = kFields,
                                .windows = kWindows,
                                .questions = kQuestions};

  Result<Done> check_setup(const Setup&) const { return Done{}; }
  Bounds bounds(const Setup&) const { return {5, 2, 0, 6}; }
  int seats(const State&) const { return 2; }
  State start(const Setup&, Host&) const {
    State s{};
    s.window.open_secret(kPick, first_seats(2));
    return s;
  }
  Ask ask(const State& s) const { return s.window.ask(); }
  Question question(const State& s, Seat seat) const {
    if (s.window.kind == kAnswer) return {2, 0};
    return s.picks[2 * seat] == 0 ? Question{0, 0} : Question{1, 1};
  }
  Reason judge(const State& s, Seat seat, const Choice& choice) const {
    if (const Reason reason = owes(ask(s), seat); !reason.fine()) return reason;
    return choice.kind == s.window.kind && choice.a >= 1 && choice.a <= 3 ? kFine : kNoSuchChoice;
  }
  void choices(const State& s, Seat seat, ChoiceList& out) const {
    for (std::uint16_t a = 1; a <= 3; ++a)
      if (holds(s.window.owing, seat)) out.add({s.window.kind, a, 0, 0});
  }
  Choice usual(const State& s, Seat) const { return {s.window.kind, 1, 0, 0}; }
  void submit(State& s, Seat seat, const Choice& choice, Host& host) const {
    if (s.window.kind == kAnswer) {
      s.die = static_cast<std::uint8_t>(host.roll(kTable, 6) + 1);
      host.emit(kEveryone, {kFell, s.die, 0, 0, 0, 0});
      return s.window.close();
    }
    const bool complete = s.picks[2 * seat] != 0;
    s.picks[2 * seat + (complete ? 1 : 0)] = static_cast<std::uint8_t>(choice.a);
    host.emit(only(seat), {kPicked, choice.a, 0, 0, 0, 0});
    if (!complete || !s.window.answered(seat)) return;
    host.emit(kEveryone, {kRevealed, 0, 0, 0, 0, 0});
    s.window.open_one(kAnswer, 0);
  }
  void resign(State& s, SeatMask, Host&) const { s.window.close(); }
  Scores scores(const State& s) const { return {{s.die, 0}}; }
  void redact(State& s, Seat reader) const {
    for (Seat seat = 0; seat < 2; ++seat)
      if (seat != reader && s.window.kind == kPick) s.picks[2 * seat] = s.picks[2 * seat + 1] = 0;
  }
  void guess(State&, Seat, Host&) const {}
  bool is_consistent(const State&) const { return true; }
  void write(const State&, Seat, Seat, const Choice& choice, Text& text) const {
    text << (choice.kind == kPick ? "pick " : "say ") << choice.a;
  }
  Result<Line> read(const State&, Seat, std::string_view written, const Names&) const {
    const auto words = split_words(written);
    Line line;
    for (std::size_t i = 1; i < words.size(); ++i)
      line.push_back({static_cast<std::uint16_t>(words[0] == "pick" ? kPick : kAnswer),
                      static_cast<std::uint16_t>(to_number(words[i]).value_or(0)), 0, 0});
    if (line.empty()) return Failure{"neither pick nor say"};
    return line;
  }
  void tell(const State&, Seat, const Event& event, Text& text) const {
    if (event.kind == kPicked) text << "you pick " << event.a;
    if (event.kind == kRevealed) text << "all have picked";
    if (event.kind == kFell) text << "the die shows " << event.a;
  }
  void draw(const State&, Seat, Text&) const {}
};

inline Result<const Game*> find_pairs(std::string_view) {
  static const GameOf<Pairs> kGame;
  return &kGame;
}

}  // namespace turnwright
