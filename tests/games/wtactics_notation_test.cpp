// How WTactics writes and reads choices, tells events and draws the table.
#include <set>

#include "engine/dice.h"
#include "games/wtactics/game.h"
#include "games/wtactics/names.h"
#include "games/wtactics/rules.h"
#include "games/wtactics/values.h"
#include "tests/test.h"

namespace turnwright::wtactics {
namespace {

const Names kNames{"Kim", "John"};

// A position made by hand: Kim's turn, nothing in play but what is put there.
class Board {
 public:
  explicit Board(SharedContent content = shipped_content())
      : rules_(std::move(content)), state(rules_.start(wtactics_game().setup(), host_)) {
    while (state.flow.window.kind == kVetoWindow) {
      const Seat seat = lowest(state.flow.window.owing);
      rules_.submit(state, seat, rules_.usual(state, seat), host_);
    }
    state.active = 0;
    state.starter = 0;
  }

  CardId card(std::string_view name) const {
    for (unsigned id = 0; id < rules_.content().code.cards.size(); ++id)
      if (rules_.content().code.cards[id].name == name) return static_cast<CardId>(id);
    FAIL("no such card: ", std::string(name));
    return 0;
  }
  Slot put(std::string_view name, Seat owner, Front front) {
    Play p = play();
    return enter(p, card(name), owner, front);
  }
  Slot attach_to(std::string_view name, Slot host) {
    Play p = play();
    const Seat owner = state.objects[host].controller;
    return enter_attached(p, card(name), owner, owner, ref_of(state, host));
  }
  void give(Slot slot, Seat to) {
    Play p = play();
    take_control(p, slot, to);
  }
  // A question in the middle of a turn.
  void ask(Window_ window, Seat seat, std::uint8_t phase) {
    state.phase = phase;
    state.happened.clear();
    refresh(rules_.content(), state);
    state.flow.window.close();
    state.flow.window.open_one(window, seat);
  }

  std::string name(Slot slot) const {
    return words([&](Text& text) { write_object({rules_.content(), state}, slot, text); });
  }
  std::string write(Seat reader, Seat by, const Choice& c) const {
    return words([&](Text& text) { rules_.write(state, reader, by, c, text); });
  }
  // What is offered, as it is written; each reads back as itself.
  std::set<std::string> choices(Seat seat) const {
    ChoiceList list;
    rules_.choices(state, seat, list);
    std::set<std::string> texts;
    for (const Choice& one : list) {
      const std::string text = write(seat, seat, one);
      EXPECT(texts.insert(text).second);
      EXPECT(line(seat, text) == Line{one});
    }
    return texts;
  }
  std::string tell(const Event& event) const {
    return words([&](Text& text) { rules_.tell(state, 0, event, text); });
  }
  std::string draw(Seat reader) const {
    State view = state;
    rules_.redact(view, reader);
    return words([&](Text& text) { rules_.draw(view, reader, text); });
  }
  Result<Line> read(Seat seat, std::string_view text) const {
    return rules_.read(state, seat, text, kNames);
  }
  Line line(Seat seat, std::string_view text) const {
    const auto read_as = read(seat, text);
    INFO(std::string(text), ": ", read_as ? "" : read_as.error());
    REQUIRE(read_as.ok());
    return *read_as;
  }
  void submit(Seat seat, const Choice& c) {
    REQUIRE(rules_.judge(state, seat, c).fine());
    rules_.submit(state, seat, c, host_);
  }
  Reason judge(Seat seat, const Choice& c) const { return rules_.judge(state, seat, c); }

 private:
  template <class Write>
  static std::string words(Write&& write) {
    std::string out;
    Text text(out, kNames);
    write(text);
    return out;
  }
  Play play() { return {rules_.content(), state, host_}; }

  LowDice dice_;
  Host host_{dice_};
  Wtactics rules_;

 public:
  State state;
};

TEST_CASE("what is alone in play is named by its card") {
  Board board;
  const Slot drake = board.put("Ash Drake", 0, kOffensive);
  EXPECT(board.name(drake) == "Ash Drake");
}

TEST_CASE("several of a card have numbers, and players where both have one") {
  Board board;
  const Slot first = board.put("Ash Drake", 0, kOffensive);
  const Slot second = board.put("Ash Drake", 0, kDefensive);
  EXPECT(board.name(first) == "Ash Drake 1");
  EXPECT(board.name(second) == "Ash Drake 2");
  const Slot theirs = board.put("Ash Drake", 1, kDefensive);
  EXPECT(board.name(first) == "Ash Drake 1 of Kim");
  EXPECT(board.name(theirs) == "Ash Drake of John");
}

TEST_CASE("names follow control, and tell owners apart where one player controls both") {
  Board board;
  const Slot mine = board.put("Ash Drake", 0, kOffensive);
  const Slot second = board.put("Ash Drake", 0, kOffensive);
  board.give(second, 1);
  EXPECT(board.name(mine) == "Ash Drake 1 of Kim");
  EXPECT(board.name(second) == "Ash Drake 2 of John");
  const Slot theirs = board.put("Ash Drake", 1, kOffensive);
  EXPECT(board.name(second) == "Ash Drake 2 of Kim");
  EXPECT(board.name(theirs) == "Ash Drake of John");
}

TEST_CASE("names stay unique whoever owns and controls what") {
  FastDice dice(7);
  for (int game = 0; game < 200; ++game) {
    Board board;
    std::vector<Slot> slots;
    for (int n = 0; n < 6; ++n)
      slots.push_back(board.put("Ash Drake", static_cast<Seat>(dice.roll(kTable, 2)), kOffensive));
    for (Slot slot : slots) board.give(slot, static_cast<Seat>(dice.roll(kTable, 2)));
    std::set<std::string> names;
    for (Slot slot : slots) names.insert(board.name(slot));
    EXPECT(names.size() == slots.size());
  }
}

TEST_CASE("an attack is read with its creatures' names alone, in any letters") {
  Board board;
  const Slot shaman = board.put("Coal Shaman", 0, kOffensive);
  const Slot drake = board.put("Ash Drake", 0, kOffensive);
  board.put("Ash Drake", 1, kDefensive);
  board.ask(kMoveOrAttackWindow, 0, 5);
  EXPECT(board.line(0, "attack Coal Shaman") == Line{choice(kAttack, shaman)});
  // Only one of the two drakes can attack.
  EXPECT(board.line(0, "ATTACK ash drake") == Line{choice(kAttack, drake)});
  EXPECT(board.line(0, "attack Ash Drake of Kim") == Line{choice(kAttack, drake)});
  board.submit(0, choice(kAttack, shaman));
  EXPECT(board.write(0, 0, choice(kPass)) == "done");
  EXPECT(board.line(0, "Ash Drake") == Line{choice(kAttack, drake)});
  for (std::string_view end : {"done", "pass", "end", "no"})
    EXPECT(board.line(0, end) == Line{choice(kPass)});
}

TEST_CASE("a name that may be two is not understood, and says which they are") {
  Board board;
  board.put("Ash Drake", 0, kOffensive);
  const Slot second = board.put("Ash Drake", 0, kOffensive);
  board.ask(kMoveOrAttackWindow, 0, 5);
  EXPECT(board.read(0, "attack Ash Drake").error() ==
         "\"attack ash drake\" may be \"attack Ash Drake 1\" or \"attack Ash Drake 2\"");
  EXPECT(board.line(0, "attack Ash Drake 2") == Line{choice(kAttack, second)});
}

TEST_CASE("a defence is one part of a line") {
  Board board;
  const Slot drake = board.put("Ash Drake", 0, kOffensive);
  const Slot sentry = board.put("Bone Sentry", 1, kDefensive);
  board.put("Bone Sentry", 0, kDefensive);
  board.ask(kDefendWindow, 1, 5);
  board.state.objects[drake].fight |= kAttacks;
  EXPECT(board.line(1, "defend Ash Drake with Bone Sentry") ==
         Line{choice(kDefend, drake), choice(kWith, sentry)});
  EXPECT(board.line(1, "defend ash drake with bone sentry of john") ==
         Line{choice(kDefend, drake), choice(kWith, sentry)});
  EXPECT(board.line(1, "defend Ash Drake") == Line{choice(kDefend, drake)});
  EXPECT(board.read(1, "defend Ash Drake with Nobody").error() ==
         "nothing in play is called \"nobody\"");
}

TEST_CASE("what is not allowed is read, and refused with its reason") {
  Board board;
  const Slot theirs = board.put("Ash Drake", 1, kOffensive);
  board.ask(kMoveOrAttackWindow, 0, 5);
  EXPECT(board.line(0, "attack Ash Drake") == Line{choice(kAttack, theirs)});
  EXPECT(board.judge(0, choice(kAttack, theirs)) == why(kNotYours));
  const Choice play = board.line(0, "play Slagback Behemoth").front();
  EXPECT(play == choice(kPlayCard, board.card("Slagback Behemoth")));
  EXPECT(board.judge(0, play) == why(kNotNow));
  EXPECT(!board.judge(0, board.line(0, "ability 3").front()).fine());
  EXPECT(!board.judge(0, board.line(0, "on item 2").front()).fine());
  EXPECT(!board.judge(0, board.line(0, "pay Ash Drake").front()).fine());
}

TEST_CASE("what is no move is not understood") {
  Board board;
  board.put("Ash Drake", 0, kOffensive);
  board.ask(kMoveOrAttackWindow, 0, 5);
  EXPECT(board.read(0, "attack Ash Drak").error() ==
         "nothing in play is called \"ash drak\"; did you mean \"ash drake\"?");
  EXPECT(board.read(0, "play Smoke Viel").error() ==
         "no card is called \"smoke viel\"; did you mean \"smoke veil\"?");
  for (std::string_view text : {"", "attack", "Ash Drake", "item", "resource", "dance"})
    EXPECT(!board.read(0, text).ok());
}

TEST_CASE("targets of every kind have names") {
  Board board;
  const Slot drake = board.put("Ash Drake", 0, kOffensive);
  board.ask(kPlayWindow, 0, 4);
  const auto on = [&](Ref ref) { return board.write(1, 0, choice(kTarget, ref)); };
  const CardId sentry = board.card("Bone Sentry");
  const Ref refs[] = {ref_of(board.state, drake), player_ref(1), item_ref(2), grave_ref(1, sentry),
                      resource_ref(0, 3)};
  const std::string_view texts[] = {"on Ash Drake", "on John", "on item 3",
                                    "on Bone Sentry in John's grave", "on resource 4 of Kim"};
  for (std::size_t i = 0; i < std::size(refs); ++i) {
    EXPECT(on(refs[i]) == texts[i]);
    EXPECT(board.line(0, texts[i]) == Line{choice(kTarget, refs[i])});
  }
}

TEST_CASE("who receives Equipment is written with to") {
  Board board;
  const Slot giver = board.put("Ash Drake", 0, kOffensive);
  const Slot receiver = board.put("Cinder Runner", 0, kOffensive);
  const Slot cutlass = board.attach_to("Riveted Cutlass", giver);
  board.ask(kPlayWindow, 0, 4);
  board.state.gold[0] = 9;
  board.submit(0, board.line(0, "reassign Ash Drake").front());
  EXPECT(board.write(1, 0, choice(kGear, cutlass)) == "take Riveted Cutlass");
  board.submit(0, board.line(0, "Riveted Cutlass").front());
  EXPECT(board.write(1, 0, choice(kTarget, receiver)) == "to Cinder Runner");
  for (std::string_view text : {"to Cinder Runner", "on Cinder Runner", "Cinder Runner"})
    EXPECT(board.line(0, text) == Line{choice(kTarget, receiver)});
}

TEST_CASE("abilities are named by their lines, and by their cards where lines are alike") {
  Board board;
  const Slot scribe = board.put("Novice Scribe", 0, kOffensive);
  board.put("Cinder Runner", 1, kDefensive);
  board.attach_to("Focus Wand", scribe);
  board.ask(kPlayWindow, 0, 4);
  board.state.gold[0] = 9;
  board.submit(0, choice(kUse, scribe));
  const std::set<std::string> texts = board.choices(0);
  EXPECT(texts == std::set<std::string>{"ability 2 of Focus Wand", "ability 2 of Novice Scribe"});
  for (const std::string& text : texts)
    EXPECT(board.write(1, 0, board.line(0, text).front()) == text);
  EXPECT(!board.read(0, "ability 2").ok());
}

TEST_CASE("of several upkeeps each is named by its line") {
  const auto content = with_cards(*shipped_content(), {"upkeeps.toml", R"(
[[creature]]
number  = "XX01"
name    = "Costly Ally"
faction = "Emberkin Clans"
types   = "Beast"
loyalty = 0
cost    = 1
stats   = "2/2"
text    = '''
Upkeep 1 gold ~ mark this card.
Upkeep 2 gold ~ lose 1 Influence.
'''
)"});
  REQUIRE(content.ok());
  Board board(*content);
  board.put("Costly Ally", 0, kOffensive);
  board.ask(kUpkeepWindow, 0, 2);
  board.state.gold[0] = 9;
  EXPECT(board.choices(0) ==
         std::set<std::string>{"pay Costly Ally line 1", "decline Costly Ally line 1",
                               "pay Costly Ally line 2", "decline Costly Ally line 2"});
}

TEST_CASE("others do not read which card is laid or put back") {
  Board board;
  board.ask(kPlayWindow, 0, 4);
  const unsigned drake = board.card("Ash Drake");
  for (Kind kind : {kLay, kPut}) {
    EXPECT(board.write(0, 0, choice(kind, drake)).ends_with(" Ash Drake"));
    for (Seat reader : {Seat{1}, kNobody})
      EXPECT(board.write(reader, 0, choice(kind, drake)).ends_with(" a card"));
  }
  EXPECT(board.write(1, 0, choice(kPlayCard, drake)) == "play Ash Drake");
}

TEST_CASE("events are told in sentences") {
  Board board;
  const std::uint16_t veil = board.card("Smoke Veil"), drake = board.card("Ash Drake");
  EXPECT(board.tell({kToldPlays, 0, veil, kOffensive, 0, 0}) ==
         "Kim plays Smoke Veil in the Offensive");
  EXPECT(board.tell({kToldPlays, 1, veil, kNoFront, 0, 0}) == "John plays Smoke Veil");
  EXPECT(board.tell({kToldDraws, 0, 1, 0, 0, 0}) == "Kim draws a card");
  EXPECT(board.tell({kToldDrew, 0, drake, 0, 0, 0}) == "Kim draws Ash Drake");
  EXPECT(board.tell({kToldAttacks, drake, 258, 0, 0, 0}) == "Ash Drake 2 attacks");
  EXPECT(board.tell({kToldInfluence, 1, 18, 20, 0, 0}) == "John loses 2 Influence and has 18");
  EXPECT(board.tell({kToldInfluence, 1, 0xffff, 2, 0, 0}) == "John loses 3 Influence and has -1");
  EXPECT(board.tell({kToldEnds, static_cast<std::uint16_t>(Ending::kResigned), 2, 0, 0, 0}) ==
         "Kim resigns");
  EXPECT(board.tell({kToldEnds, static_cast<std::uint16_t>(Ending::kInfluence), 1, 0, 0, 0}) ==
         "Kim wins by Influence");
  for (std::uint16_t kind = 0; kind <= kToldEnds; ++kind)
    EXPECT(!board.tell({kind, 0, 0, 0, 0, 0}).empty());
}

TEST_CASE("the table is drawn as a seat sees it, in 100 columns") {
  Board board;
  const Slot drake = board.put("Ash Drake", 0, kOffensive);
  board.attach_to("Riveted Cutlass", drake);
  board.put("Bone Sentry", 1, kDefensive);
  board.state.objects[drake].damage = 1;
  board.state.objects[drake].mark = Mark::kMarked;
  board.ask(kPlayWindow, 0, 4);
  const std::string seen = board.draw(0);
  EXPECT(seen.find("(damage 1, marked) + Riveted Cutlass") != std::string::npos);
  EXPECT(seen.find(" Hand:") != std::string::npos);
  for (Seat reader : {Seat{0}, Seat{1}, kNobody})
    for (std::string_view row : split(board.draw(reader), '\n')) EXPECT(row.size() <= 100);
  EXPECT(board.draw(kNobody).find(" Hand:") == std::string::npos);
}

}  // namespace
}  // namespace turnwright::wtactics
