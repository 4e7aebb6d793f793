// Tic-tac-toe. Rules TT-1 to TT-6 are in docs/rules/tic_tac_toe.md.
#include <bit>

#include "engine/flow.h"
#include "engine/game_of.h"
#include "games/classics/classics.h"

namespace turnwright {
namespace {

struct TicTacToe {
  // Squares are numbered row by row from the top left: bit 0 is a1, bit 2 is c1, bit 8 is c3.
  struct State {
    std::uint16_t marks[2];  // seat 0 plays X, seat 1 plays O
    Window window;
    std::uint8_t winner;  // a seat + 1; 0: nobody
    SeatMask resigned;
  };

  enum : std::uint8_t { kTurn };
  enum : std::uint16_t { kMark };
  enum : std::uint16_t { kTaken = kFirstGameReason };
  enum : std::uint16_t { kMarked, kWon, kDrawn, kResigned };

  static constexpr std::uint16_t kFull = 0x1ff;
  static constexpr std::uint16_t kRowsOfThree[] = {0x007, 0x038, 0x1c0, 0x049,
                                                   0x092, 0x124, 0x111, 0x054};
  static constexpr std::string_view kSquares[] = {"a1", "b1", "c1", "a2", "b2",
                                                  "c2", "a3", "b3", "c3"};
  static constexpr std::string_view kWinners[] = {"nobody", "X", "O"};

  static constexpr auto kFields =
      join(std::array{field<decltype(State::marks)>("marks", offsetof(State, marks))
                          .for_each_seat()
                          .as_set(kSquares)},
           window_fields(offsetof(State, window)),
           std::array{
               field<std::uint8_t>("winner", offsetof(State, winner)).in_words(kWinners),
               field<SeatMask>("resigned", offsetof(State, resigned)).as_seats(),
           });
  static constexpr WindowText kWindows[] = {{"turn", "a player marks a free square"}};
  static constexpr QuestionText kQuestions[] = {{"turn", "which square to mark"}};
  static constexpr NotationForm kNotation[] = {
      {"SQUARE", "b2", "mark this square: column a to c, row 1 (top) to 3"}};
  static constexpr ReasonText kReasons[] = {{"taken", "TT-3", "This square is marked already."}};
  static constexpr About kAbout{
      .name = "tic_tac_toe",
      .title = "Tic-tac-toe",
      .summary = "Three in a row on nine squares.",
      .fields = kFields,
      .windows = kWindows,
      .questions = kQuestions,
      .notation = kNotation,
      .reasons = kReasons,
  };

  Result<Done> check_setup(const Setup&) const { return Done{}; }
  Bounds bounds(const Setup&) const { return {9, 1, -1, 1}; }
  int seats(const State&) const { return 2; }

  State start(const Setup&, Host&) const {
    State s{};
    s.window.open_one(kTurn, 0);  // TT-2
    return s;
  }
  Ask ask(const State& s) const { return s.window.ask(); }
  Question question(const State&, Seat) const { return {kTurn, 0}; }

  Reason judge(const State& s, Seat seat, const Choice& choice) const {
    if (const Reason reason = owes(ask(s), seat); !reason.fine()) return reason;
    if (choice.a >= 9 || choice != mark(choice.a)) return kNoSuchChoice;
    const bool taken = ((s.marks[0] | s.marks[1]) >> choice.a & 1) != 0;
    return taken ? Reason{kTaken} : kFine;  // TT-3
  }
  void choices(const State& s, Seat seat, ChoiceList& out) const {
    if (!holds(s.window.owing, seat)) return;
    for (unsigned free = kFull & ~(s.marks[0] | s.marks[1]); free != 0; free &= free - 1)
      out.add(mark(static_cast<std::uint16_t>(std::countr_zero(free))));
  }
  Choice usual(const State& s, Seat) const {
    const unsigned free = kFull & ~(s.marks[0] | s.marks[1]);
    return mark(static_cast<std::uint16_t>(std::countr_zero(free)));
  }
  void submit(State& s, Seat seat, const Choice& choice, Host& host) const {
    s.marks[seat] |= static_cast<std::uint16_t>(1u << choice.a);
    host.emit(kEveryone, {kMarked, seat, choice.a, 0, 0, 0});
    if (has_row(s.marks[seat])) {  // TT-4
      s.winner = static_cast<std::uint8_t>(seat + 1);
      s.window.close();
      host.emit(kEveryone, {kWon, seat, 0, 0, 0, 0});
    } else if ((s.marks[0] | s.marks[1]) == kFull) {  // TT-5
      s.window.close();
      host.emit(kEveryone, {kDrawn, 0, 0, 0, 0, 0});
    } else {
      s.window.open_one(kTurn, static_cast<Seat>(1 - seat));
    }
  }
  void resign(State& s, SeatMask seats, Host& host) const {  // TT-6
    s.resigned = seats & first_seats(2);
    s.window.close();
    if (count_seats(s.resigned) == 1) s.winner = static_cast<std::uint8_t>(2 - lowest(s.resigned));
    host.emit(kEveryone, {kResigned, s.resigned, 0, 0, 0, 0});
  }
  Scores scores(const State& s) const {
    if (s.winner == 0) return {};
    return s.winner == 1 ? Scores{{1, -1}} : Scores{{-1, 1}};
  }

  void redact(State&, Seat) const {}
  void guess(State&, Seat, Host&) const {}
  bool is_consistent(const State& s) const {
    const int x = std::popcount(s.marks[0]), o = std::popcount(s.marks[1]);
    const SeatMask turn = only(x == o ? 0 : 1);
    return (s.marks[0] & s.marks[1]) == 0 && (s.marks[0] | s.marks[1]) <= kFull &&
           (x == o || x == o + 1) && s.winner <= 2 &&
           (s.window.owing == 0 || (s.window.owing == turn && s.winner == 0 &&
                                    !has_row(s.marks[0]) && !has_row(s.marks[1]) && x + o < 9));
  }

  void write(const State&, Seat, Seat, const Choice& choice, Text& text) const {
    text << kSquares[choice.a];
  }
  Result<Line> read(const State&, Seat, std::string_view written, const Names&) const {
    for (std::uint16_t square = 0; square < 9; ++square)
      if (written == kSquares[square]) return Line{mark(square)};
    return Failure{quoted(written) + " is not a square; squares are a1 to c3"};
  }
  void tell(const State&, Seat, const Event& event, Text& text) const {
    const std::string_view who = text.name(static_cast<Seat>(event.a));
    switch (event.kind) {
      case kMarked: text << who << " marks " << kSquares[event.b]; break;
      case kWon: text << who << " has three in a row and wins"; break;
      case kDrawn: text << "The board is full: a draw"; break;
      case kResigned: tell_resigned(static_cast<SeatMask>(event.a), text); break;
      default: break;
    }
  }
  void draw(const State& s, Seat, Text& text) const {
    text << "    a   b   c\n";
    for (int row = 0; row < 3; ++row) {
      if (row != 0) text << "   ---+---+---\n";
      text << ' ' << row + 1 << ' ';
      for (int column = 0; column < 3; ++column) {
        const int square = row * 3 + column;
        const char sign = (s.marks[0] >> square & 1) ? 'X' : (s.marks[1] >> square & 1) ? 'O' : ' ';
        text << (column != 0 ? "|" : "") << ' ' << sign << ' ';
      }
      text << '\n';
    }
    text << "\n " << text.name(0) << " plays X, " << text.name(1) << " plays O\n";
  }

 private:
  static constexpr Choice mark(std::uint16_t square) { return {kMark, square, 0, 0}; }
  // Whether a set of squares holds three in a row, for all 512 sets: one bit each.
  static constexpr auto kWins = [] {
    std::array<std::uint64_t, 8> wins{};
    for (unsigned marks = 0; marks <= kFull; ++marks)
      for (unsigned row : kRowsOfThree)
        if ((marks & row) == row) wins[marks / 64] |= std::uint64_t{1} << marks % 64;
    return wins;
  }();
  static constexpr bool has_row(unsigned marks) {
    return (kWins[marks / 64] >> marks % 64 & 1) != 0;
  }
};

}  // namespace

const Game& tic_tac_toe() {
  static const GameOf<TicTacToe> kGame;
  return kGame;
}

}  // namespace turnwright
