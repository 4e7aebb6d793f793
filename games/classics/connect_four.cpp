// Connect four. Rules CF-1 to CF-6 are in docs/rules/connect_four.md.
#include <bit>

#include "engine/flow.h"
#include "engine/game_of.h"
#include "games/classics/classics.h"

namespace turnwright {
namespace {

struct ConnectFour {
  // A column takes seven bits: six cells from the bottom up and one that is always empty, so that a row of
  // four is the same three shifts everywhere and never wraps.
  //   bit = 7 * column + height       column a is 0, the bottom cell has height 0
  struct State {
    std::uint64_t discs[2];  // seat 0 plays X, seat 1 plays O
    Window window;
    std::uint16_t moves;
    std::uint8_t winner;  // a seat + 1; 0: nobody
    SeatMask resigned;
  };

  enum : std::uint8_t { kTurn };
  enum : std::uint16_t { kDrop };
  enum : std::uint16_t { kColumnFull = kFirstGameReason };
  enum : std::uint16_t { kDropped, kWon, kDrawn, kResigned };

  static constexpr int kColumns = 7, kRows = 6, kStep = kRows + 1;
  static constexpr std::uint64_t kColumn = 0x3f,
                                 kBottoms = 0x0040810204081;  // bit 0 of each column
  static constexpr std::string_view kLetters = "abcdefg";
  static constexpr std::string_view kWinners[] = {"nobody", "X", "O"};
  static constexpr std::string_view kCells[] = {
      "a1", "a2", "a3", "a4", "a5", "a6", "",   "b1", "b2", "b3", "b4", "b5",
      "b6", "",   "c1", "c2", "c3", "c4", "c5", "c6", "",   "d1", "d2", "d3",
      "d4", "d5", "d6", "",   "e1", "e2", "e3", "e4", "e5", "e6", "",   "f1",
      "f2", "f3", "f4", "f5", "f6", "",   "g1", "g2", "g3", "g4", "g5", "g6"};

  static constexpr auto kFields =
      join(std::array{field<decltype(State::discs)>("discs", offsetof(State, discs))
                          .for_each_seat()
                          .as_set(kCells)},
           window_fields(offsetof(State, window)),
           std::array{
               field<std::uint16_t>("moves", offsetof(State, moves)),
               field<std::uint8_t>("winner", offsetof(State, winner)).in_words(kWinners),
               field<SeatMask>("resigned", offsetof(State, resigned)).as_seats(),
           });
  static constexpr WindowText kWindows[] = {{"turn", "a player drops a disc"}};
  static constexpr QuestionText kQuestions[] = {{"turn", "into which column to drop a disc"}};
  static constexpr NotationForm kNotation[] = {
      {"COLUMN", "d", "drop a disc into this column: a to g"}};
  static constexpr ReasonText kReasons[] = {{"column-full", "CF-3", "This column is full."}};
  static constexpr About kAbout{
      .name = "connect_four",
      .title = "Connect four",
      .summary = "Discs fall into seven columns; four in a row win.",
      .fields = kFields,
      .windows = kWindows,
      .questions = kQuestions,
      .notation = kNotation,
      .reasons = kReasons,
  };

  Result<Done> check_setup(const Setup&) const { return Done{}; }
  Bounds bounds(const Setup&) const { return {kColumns * kRows, 1, -1, 1}; }
  int seats(const State&) const { return 2; }

  State start(const Setup&, Host&) const {
    State s{};
    s.window.open_one(kTurn, 0);  // CF-2
    return s;
  }
  Ask ask(const State& s) const { return s.window.ask(); }
  Question question(const State&, Seat) const { return {kTurn, 0}; }

  Reason judge(const State& s, Seat seat, const Choice& choice) const {
    if (const Reason reason = owes(ask(s), seat); !reason.fine()) return reason;
    if (choice.a >= kColumns || choice != drop(choice.a)) return kNoSuchChoice;
    return landing(s, choice.a) == 0 ? Reason{kColumnFull} : kFine;  // CF-3
  }
  void choices(const State& s, Seat seat, ChoiceList& out) const {
    if (!holds(s.window.owing, seat)) return;
    const std::uint64_t tops = (s.discs[0] | s.discs[1]) >> (kRows - 1);
    for (std::uint16_t column = 0; column < kColumns; ++column)
      if ((tops >> (kStep * column) & 1) == 0) out.add(drop(column));
  }
  Choice usual(const State& s, Seat) const {
    std::uint16_t column = 0;
    while (landing(s, column) == 0) ++column;
    return drop(column);
  }
  void submit(State& s, Seat seat, const Choice& choice, Host& host) const {
    s.discs[seat] |= landing(s, choice.a);
    ++s.moves;
    host.emit(kEveryone, {kDropped, seat, choice.a, 0, 0, 0});
    if (has_four(s.discs[seat])) {  // CF-4
      s.winner = static_cast<std::uint8_t>(seat + 1);
      s.window.close();
      host.emit(kEveryone, {kWon, seat, 0, 0, 0, 0});
    } else if (s.moves == kColumns * kRows) {  // CF-5
      s.window.close();
      host.emit(kEveryone, {kDrawn, 0, 0, 0, 0, 0});
    } else {
      s.window.open_one(kTurn, static_cast<Seat>(1 - seat));
    }
  }
  void resign(State& s, SeatMask seats, Host& host) const {  // CF-6
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
    const std::uint64_t all = s.discs[0] | s.discs[1];
    const int x = std::popcount(s.discs[0]), o = std::popcount(s.discs[1]);
    for (int column = 0; column < 9; ++column) {  // no gaps, nothing outside
      const std::uint64_t cells = all >> (kStep * column) & 0x7f;
      if ((cells & (cells + 1)) != 0 || cells > (column < kColumns ? kColumn : 0)) return false;
    }
    return (s.discs[0] & s.discs[1]) == 0 && (x == o || x == o + 1) && s.moves == x + o &&
           s.winner <= 2 &&
           (s.window.owing == 0 ||
            (s.window.owing == only(x == o ? 0 : 1) && s.winner == 0 && !has_four(s.discs[0]) &&
             !has_four(s.discs[1]) && s.moves < kColumns * kRows));
  }

  void write(const State&, Seat, Seat, const Choice& choice, Text& text) const {
    text << kLetters[choice.a];
  }
  Result<Line> read(const State&, Seat, std::string_view written, const Names&) const {
    if (written.size() == 1 && kLetters.find(written[0]) != std::string_view::npos)
      return Line{drop(static_cast<std::uint16_t>(kLetters.find(written[0])))};
    return Failure{quoted(written) + " is not a column; columns are a to g"};
  }
  void tell(const State&, Seat, const Event& event, Text& text) const {
    const std::string_view who = text.name(static_cast<Seat>(event.a));
    switch (event.kind) {
      case kDropped: text << who << " drops into " << kLetters[event.b]; break;
      case kWon: text << who << " has four in a row and wins"; break;
      case kDrawn: text << "The board is full: a draw"; break;
      case kResigned: tell_resigned(static_cast<SeatMask>(event.a), text); break;
      default: break;
    }
  }
  void draw(const State& s, Seat, Text& text) const {
    for (int height = kRows - 1; height >= 0; --height) {
      text << ' ' << height + 1 << "  ";
      for (int column = 0; column < kColumns; ++column) {
        const int bit = kStep * column + height;
        text << ((s.discs[0] >> bit & 1) ? "X " : (s.discs[1] >> bit & 1) ? "O " : ". ");
      }
      text << '\n';
    }
    text << "    a b c d e f g\n\n " << text.name(0) << " plays X, " << text.name(1)
         << " plays O\n";
  }

  // Hints: what is still possible. Three discs of a four whose last cell is free count most.
  std::int32_t evaluate(const State& s, Seat seat) const {
    return promise(s.discs[seat], s.discs[1 - seat]) - promise(s.discs[1 - seat], s.discs[seat]);
  }

 private:
  static constexpr int kDirections[] = {1, kStep, kStep - 1, kStep + 1};

  static constexpr Choice drop(std::uint16_t column) { return {kDrop, column, 0, 0}; }
  // The cell a disc in this column falls to; 0 if the column is full.
  static constexpr std::uint64_t landing(const State& s, unsigned column) {
    const std::uint64_t all = s.discs[0] | s.discs[1];
    return (all + (std::uint64_t{1} << (kStep * column))) & (kColumn << (kStep * column));
  }
  static constexpr bool has_four(std::uint64_t discs) {
    for (int step : kDirections) {
      const std::uint64_t pairs = discs & discs >> step;
      if ((pairs & pairs >> (2 * step)) != 0) return true;
    }
    return false;
  }
  static std::int32_t promise(std::uint64_t own, std::uint64_t other) {
    const std::uint64_t cells = kBottoms * kColumn;
    const std::uint64_t open = cells & ~other;
    std::int32_t sum = 0;
    for (int step : kDirections) {
      for (std::uint64_t fours = open & open >> step & open >> (2 * step) & open >> (3 * step);
           fours != 0; fours &= fours - 1) {
        const int at = std::countr_zero(fours);
        int held = 0;
        for (int k = 0; k < 4; ++k) held += static_cast<int>(own >> (at + k * step) & 1);
        sum += held == 3 ? 30 : held * held;
      }
    }
    return sum;
  }
};

}  // namespace

const Game& connect_four() {
  static const GameOf<ConnectFour> kGame;
  return kGame;
}

}  // namespace turnwright
