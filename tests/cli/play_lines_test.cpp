// The table with what the classic games do not have: lines of two steps, and a question without a stop.
#include <sstream>

#include "cli/play.h"
#include "engine/flow.h"
#include "engine/game_of.h"
#include "tests/test.h"

namespace turnwright::cli {
namespace {

// Ann orders a dish with a drink, a line of two steps; then Bob may grumble. Three times.
struct Tavern {
  struct State {
    Window window;
    std::uint8_t dish;  // of the open line, + 1; 0: no line is open
    std::uint8_t orders;
  };
  enum : std::uint8_t { kOrder, kGrumble };                               // windows
  enum : std::uint8_t { kDishQuestion, kDrinkQuestion, kPeaceQuestion };  // questions
  enum : std::uint16_t { kDish, kDrink, kPeace };                         // choices

  static constexpr auto kFields =
      join(window_fields(offsetof(State, window)),
           std::array{field<std::uint8_t>("dish", offsetof(State, dish)),
                      field<std::uint8_t>("orders", offsetof(State, orders))});
  static constexpr WindowText kWindows[] = {{"order", "Ann orders"}, {"grumble", "Bob grumbles"}};
  static constexpr QuestionText kQuestions[] = {
      {"dish", "which dish"}, {"drink", "which drink"}, {"peace", "grumble or not", false}};
  static constexpr About kAbout{.name = "tavern",
                                .title = "Tavern",
                                .summary = "Ann orders, Bob grumbles.",
                                .fields = kFields,
                                .windows = kWindows,
                                .questions = kQuestions};
  static constexpr std::string_view kWords[3][2] = {
      {"soup", "stew"}, {"ale", "wine"}, {"quiet", "grumble"}};

  Result<Done> check_setup(const Setup&) const { return Done{}; }
  Bounds bounds(const Setup&) const { return {9, 2, 0, 0}; }
  int seats(const State&) const { return 2; }
  State start(const Setup&, Host&) const {
    State s{};
    s.window.open_one(kOrder, 0);
    return s;
  }
  Ask ask(const State& s) const { return s.window.ask(); }
  Question question(const State& s, Seat) const {
    if (s.window.kind == kGrumble) return {kPeaceQuestion, 0};
    return s.dish == 0 ? Question{kDishQuestion, 0} : Question{kDrinkQuestion, 1};
  }
  Reason judge(const State& s, Seat seat, const Choice& choice) const {
    if (const Reason reason = owes(ask(s), seat); !reason.fine()) return reason;
    return choice.kind == question(s, seat).kind && choice.a < 2 ? kFine : kNoSuchChoice;
  }
  void choices(const State& s, Seat seat, ChoiceList& out) const {
    for (std::uint16_t i = 0; i < 2; ++i) out.add({question(s, seat).kind, i, 0, 0});
  }
  Choice usual(const State& s, Seat seat) const { return {question(s, seat).kind, 0, 0, 0}; }
  void submit(State& s, Seat, const Choice& choice, Host& host) const {
    if (choice.kind == kDish) {
      s.dish = static_cast<std::uint8_t>(choice.a + 1);
      return;
    }
    host.emit(kEveryone, {choice.kind, choice.a, s.dish, 0, 0, 0});
    if (choice.kind == kDrink) {
      s.dish = 0;
      s.window.open_one(kGrumble, 1);
    } else if (++s.orders < 3) {
      s.window.open_one(kOrder, 0);
    } else {
      s.window.close();
    }
  }
  void resign(State& s, SeatMask, Host&) const { s.window.close(); }
  Scores scores(const State&) const { return {}; }
  void redact(State& s, Seat reader) const {
    if (reader != 0) s.dish = 0;
  }
  void guess(State&, Seat, Host&) const {}
  bool is_consistent(const State&) const { return true; }
  void write(const State&, Seat, Seat, const Choice& choice, Text& text) const {
    text << kWords[choice.kind][choice.a];
  }
  Result<Line> read(const State&, Seat, std::string_view written, const Names&) const {
    Line line;
    for (std::string_view word : split_words(written))
      for (std::uint16_t kind = 0; kind < 3; ++kind)
        for (std::uint16_t i = 0; i < 2; ++i)
          if (kWords[kind][i] == word) line.push_back({kind, i, 0, 0});
    if (line.empty()) return Failure{"nobody serves " + quoted(written)};
    return line;
  }
  void tell(const State&, Seat, const Event& event, Text& text) const {
    if (event.kind == kDrink)
      text << "Ann orders " << kWords[kDish][event.b - 1] << " and " << kWords[kDrink][event.a];
    else
      text << (event.a == 0 ? "Bob is quiet" : "Bob grumbles");
  }
  void draw(const State& s, Seat, Text& text) const {
    text << " " << s.orders << " orders, dish " << s.dish << "\n";
  }
};

std::string played(const std::string& typed) {
  static const GameOf<Tavern> kGame;
  LiveGame live = start_live(kGame, kGame.setup(), names_for(2), fair::seed_from_number(1));
  std::vector<Chair> chairs;
  for (int seat = 0; seat < 2; ++seat)
    chairs.push_back({"human", nullptr, Stops(kGame), std::nullopt, 0});
  std::istringstream in(typed);
  std::ostringstream out;
  Table(std::move(live), std::move(chairs), "", Screen(in, out)).run();
  return out.str();
}

int count(const std::string& text, const std::string& words) {
  int found = 0;
  for (std::size_t at = 0; (at = text.find(words, at)) != std::string::npos; ++at) ++found;
  return found;
}

TEST_CASE("a line is typed whole or step by step, and nobody hears of it before it is complete") {
  const std::string steps = played("stew\nwine\nsoup ale\n2\n1\n");
  EXPECT(count(steps, "- Ann orders stew and wine\n") == 1);
  EXPECT(count(steps, "- Ann orders soup and ale\n") == 1);
  EXPECT(count(steps, "- Ann orders stew and ale\n") == 1);
  EXPECT(count(steps, "Ann: which drink?") == 2);
  EXPECT(count(steps, "A draw.") == 1);
}

TEST_CASE("undo takes back a step of an open line") {
  const std::string text = played("stew\nundo\nundo\nsoup\nwine\n");
  EXPECT(count(text, "Ann: which dish?") == 3);  // at first, after the undo, after the line
  EXPECT(count(text, "No line is open that could be taken back. (nothing-to-retract)") == 1);
  EXPECT(count(text, "- Ann orders soup and wine\n") == 1);
}

TEST_CASE("why follows a line to the step that is not allowed") {
  const std::string text = played("why soup ale\nwhy soup soup\nsoup soup\n");
  EXPECT(count(text, "\"soup ale\" is allowed.") == 1);
  EXPECT(count(text, "This is not an answer to the question that is asked now.") == 2);
  EXPECT(count(text, "Ann: which drink?") == 0);  // a refused line changes nothing
}

TEST_CASE("without a stop the usual answer is given; with one the seat is asked") {
  const std::string spared = played("soup ale\nsoup ale\nsoup ale\n");
  EXPECT(count(spared, "Bob:") == 0);
  EXPECT(count(spared, "- Bob is quiet") == 3);
}

TEST_CASE("pass until completes the open line and holds through other windows") {
  const std::string again = played("stew\npass until order\nsoup wine\n");
  EXPECT(count(again, "- Ann orders stew and ale\n") == 1);  // the usual drink
  EXPECT(count(again, "Ann: which dish?") == 3);
  const std::string through = played("pass until grumble\n");  // Bob's, but it opens all the same
  EXPECT(count(through, "- Ann orders soup and ale\n") == 1);
  EXPECT(count(through, "Ann: which dish?") == 2);
}

}  // namespace
}  // namespace turnwright::cli
