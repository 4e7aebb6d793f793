#include "engine/lines.h"

#include "engine/flow.h"
#include "engine/game_of.h"
#include "engine/match.h"
#include "tests/conformance/toys.h"
#include "tests/test.h"

namespace turnwright {
namespace {

// The raid for two: Ann draws 2 and 3, Bob 4 and 6, Ann raids first.
struct RaidLines {
  RaidLines() {
    dice.add(0, 1), dice.add(0, 1);  // rolls are over the cards that are left
    dice.add(1, 3), dice.add(1, 4);
    dice.add(kTable, 0);
    match = *Match::start(game, game.setup(), names, dice);
  }
  // What `text` is read as, written as a line of what is allowed; or why not.
  std::string read(Seat seat, std::string_view text) const {
    const auto line = read_line(game, match->position(), seat, text, names);
    if (!line) return line.error();
    if (const auto refused = match->why_not(seat, *line)) return refused->code;
    return written_line(game, match->position(), seat, *line, names);
  }
  const Game& game = conformance::toy(conformance::Flaw::kNone);
  const Names names = names_for(2);
  ScriptedDice dice;
  std::optional<Match> match;
};

TEST_CASE("a text of one step is that step, also inside an open line") {
  RaidLines raid;
  EXPECT(raid.read(0, "lay 2") == "lay 2");
  EXPECT(raid.read(0, " done ") == "done");
  REQUIRE(!raid.match->submit_text(0, "lay 2"));
  EXPECT(raid.read(0, "lay 3") == "lay 3");
}

TEST_CASE("a text of several steps is a whole line; what can only be done is done") {
  RaidLines raid;
  EXPECT(raid.read(0, "lay 2, lay 3, done") == "lay 2, lay 3, done");
  EXPECT(raid.read(0, "lay 2,lay 3") == "lay 2, lay 3, done");
  // Behind his only open card nothing but `done` is allowed.
  REQUIRE(!raid.match->submit_text(0, "lay 2, done"));
  REQUIRE(!raid.match->submit_text(1, "done"));
  REQUIRE(raid.match->ask().owing == only(0));
  EXPECT(raid.read(0, "send 2, done") == "send 2, done");
  EXPECT(raid.read(0, "send 2") == "send 2");
}

TEST_CASE("a text that is not allowed is read up to there, to be refused with its reason") {
  RaidLines raid;
  EXPECT(raid.read(0, "lay 1") == "not-there");
  EXPECT(raid.read(0, "lay 3, lay 2, done") == "not-ascending");
  EXPECT(raid.read(0, "lay 1, dance") == "not-there");
  EXPECT(raid.read(0, "lay 2, pass") == "no-such-choice");
  EXPECT(raid.read(0, "lay 2, dance") == "\"dance\" is no part of a raid");
}

TEST_CASE("nothing is read behind the end of a line or behind a die") {
  RaidLines raid;
  EXPECT(raid.read(0, "done, done") ==
         "the line is complete before \"done\", so it is a move of its own");
  EXPECT(raid.read(1, "draw") == "draw");
  EXPECT(raid.read(1, "draw, lay 4") == "a die falls before \"lay 4\", so it is a move of its own");
}

// Ann cooks once, in three steps. A small pot stands no coals, and over coals only sage will do.
struct Stew {
  struct State {
    std::uint8_t taken[3];  // the choice of each step, + 1
    std::uint8_t steps;
    Window window;
  };
  enum : std::uint16_t { kTooSmall = kFirstGameReason, kBurns };
  static constexpr std::string_view kWords[3][2] = {
      {"big", "small"}, {"fire", "coals"}, {"dill", "sage"}};

  static constexpr auto kFields =
      join(std::array{field<decltype(State::taken)>("taken", offsetof(State, taken)),
                      field<std::uint8_t>("steps", offsetof(State, steps))},
           window_fields(offsetof(State, window)));
  static constexpr WindowText kWindows[] = {{"kitchen", ""}};
  static constexpr QuestionText kQuestions[] = {{"pot", ""}, {"heat", ""}, {"herb", ""}, {"", ""}};
  static constexpr ReasonText kReasons[] = {{"too-small", "", ""}, {"burns", "", ""}};
  static constexpr About kAbout{.name = "stew",
                                .title = "Stew",
                                .summary = "A toy.",
                                .fields = kFields,
                                .windows = kWindows,
                                .questions = kQuestions,
                                .reasons = kReasons};

  Result<Done> check_setup(const Setup&) const { return Done{}; }
  Bounds bounds(const Setup&) const { return {3, 3, 0, 0}; }
  int seats(const State&) const { return 2; }
  State start(const Setup&, Host&) const {
    State s{};
    s.window.open_one(0, 0);
    return s;
  }
  Ask ask(const State& s) const { return s.window.ask(); }
  Question question(const State& s, Seat) const { return {s.steps, s.steps}; }
  Reason judge(const State& s, Seat seat, const Choice& choice) const {
    if (const Reason reason = owes(ask(s), seat); !reason.fine()) return reason;
    if (choice.kind != s.steps || choice.a > 1) return kNoSuchChoice;
    if (s.steps == 1 && s.taken[0] == 2 && choice.a == 1) return {kTooSmall};
    return s.steps == 2 && s.taken[1] == 2 && choice.a == 0 ? Reason{kBurns} : kFine;
  }
  void choices(const State& s, Seat seat, ChoiceList& out) const {
    for (std::uint16_t a = 0; a < 2; ++a)
      if (judge(s, seat, {s.steps, a, 0, 0}).fine()) out.add({s.steps, a, 0, 0});
  }
  Choice usual(const State& s, Seat) const { return {s.steps, 1, 0, 0}; }
  void submit(State& s, Seat, const Choice& choice, Host&) const {
    s.taken[s.steps++] = static_cast<std::uint8_t>(choice.a + 1);
    if (s.steps == 3) s.window.close();
  }
  void resign(State& s, SeatMask, Host&) const { s.window.close(); }
  Scores scores(const State&) const { return {}; }
  void redact(State&, Seat) const {}
  void guess(State&, Seat, Host&) const {}
  bool is_consistent(const State&) const { return true; }
  void write(const State&, Seat, Seat, const Choice& choice, Text& text) const {
    text << kWords[choice.kind][choice.a];
  }
  Result<Line> read(const State&, Seat, std::string_view written, const Names&) const {
    for (std::uint16_t kind = 0; kind < 3; ++kind)
      for (std::uint16_t a = 0; a < 2; ++a)
        if (kWords[kind][a] == written) return Line{{kind, a, 0, 0}};
    return Failure{"no cook says " + quoted(written)};
  }
  void tell(const State&, Seat, const Event&, Text&) const {}
  void draw(const State&, Seat, Text&) const {}
};

TEST_CASE("steps with one choice are left out; a line says what it lacks, or why it is refused") {
  const GameOf<Stew> stew;
  LowDice dice;
  const Match match = *Match::start(stew, stew.setup(), names_for(2), dice);
  const auto read = [&](std::string_view text) -> std::string {
    const auto line = read_line(stew, match.position(), 0, text, names_for(2));
    if (!line) return line.error();
    if (const auto refused = match.why_not(0, *line)) return refused->code;
    return written_line(stew, match.position(), 0, *line, names_for(2));
  };
  EXPECT(read("big, coals, sage") == "big, coals, sage");
  EXPECT(read("small, dill") == "small, fire, dill");
  EXPECT(read("big, coals") == "big, coals, sage");
  EXPECT(read("small") == "small");
  EXPECT(read("big, fire") == "\"big, fire\" is not a whole line: it does not say \"herb\"");
  EXPECT(read("big, dill") == "no-such-choice");
  EXPECT(read("small, coals") == "too-small");  // not what it is behind the fire
  EXPECT(read("big, coals, dill") == "burns");
  EXPECT(read("big, sugar") == "no cook says \"sugar\"");
  EXPECT(read("big, fire, dill, sage") ==
         "the line is complete before \"sage\", so it is a move of its own");
  EXPECT(read_line(stew, match.position(), 1, "big, fire, dill", names_for(2))->size() == 1);
}

}  // namespace
}  // namespace turnwright
