#include "engine/match.h"

#include "engine/lines.h"
#include "games/classics/classics.h"
#include "tests/conformance/toys.h"
#include "tests/test.h"

namespace turnwright {
namespace {

using conformance::Flaw;
using conformance::toy;

std::string code(const std::optional<Refusal>& refused) { return refused ? refused->code : ""; }

// What must not change when something is refused.
struct Before {
  explicit Before(const Match& match)
      : position(match.position()),
        steps(match.steps().size()),
        tellings(match.tellings().size()) {}
  bool same_as(const Match& match) const {
    return match.position() == position && match.steps().size() == steps &&
           match.tellings().size() == tellings;
  }
  Position position;
  std::size_t steps, tellings;
};

// The raid for two: Ann draws 2 and 3, Bob 4 and 6, Ann raids first.
struct RaidMatch {
  explicit RaidMatch(Flaw flaw = Flaw::kNone) : game(toy(flaw)), match(begin()) {}
  Match begin() {
    dice.add(0, 1), dice.add(0, 1);  // rolls are over the cards that are left
    dice.add(1, 3), dice.add(1, 4);
    dice.add(kTable, 0);
    return *Match::start(game, game.setup(), names_for(2), dice);
  }
  const Game& game;
  ScriptedDice dice;
  Match match;
};

TEST_CASE("a match begins with the game's first rolls and tells them to whom they concern") {
  RaidMatch raid;
  EXPECT(raid.match.start_rolls().size() == 5);
  EXPECT(raid.match.steps().empty());
  REQUIRE(raid.match.tellings().size() == 4);
  const Telling& drawn = raid.match.tellings()[0];
  EXPECT(drawn.step == 0);
  EXPECT(raid.match.heard(drawn, 0) == "Ann draws 2 0");
  EXPECT(raid.match.heard(drawn, 1).empty());
  EXPECT(raid.match.heard(drawn, kNobody).empty());
}

TEST_CASE(
    "a match does not begin without as many names as seats, dice that fall, or a setup that fits") {
  FastDice dice(1);
  EXPECT(Match::start(kuhn_poker(), kuhn_poker().setup(), names_for(3), dice).error() ==
         "2 seats need as many names, not 3");
  ScriptedDice empty;
  EXPECT(Match::start(kuhn_poker(), kuhn_poker().setup(), names_for(2), empty).error() ==
         "a die with 3 sides for seat 0 is not scripted");
  Setup setup = goofspiel().setup();
  REQUIRE(setup.set("players", "3").ok());
  REQUIRE(setup.set("reveal", "winner").ok());
  EXPECT_FALSE(Match::start(goofspiel(), setup, names_for(3), dice).ok());
}

TEST_CASE("names are such that a record can hold them") {
  FastDice dice(1);
  const std::pair<Names, std::string_view> kWrong[] = {
      {{"Ann", ""}, "a player's name is one word without | : , #, not \"\""},
      {{"Ann Lee", "Bob"}, "a player's name is one word without | : , #, not \"Ann Lee\""},
      {{"Ann", " Bob"}, "a player's name is one word without | : , #, not \" Bob\""},
      {{"Ann", "B|b"}, "a player's name is one word without | : , #, not \"B|b\""},
      {{"Ann", "Ann"}, "two players are called \"Ann\""},
      {{"table", "Bob"}, "no player may be called \"table\": the word has a meaning of its own"},
  };
  for (const auto& [names, error] : kWrong)
    EXPECT(Match::start(kuhn_poker(), kuhn_poker().setup(), names, dice).error() == error);
}

TEST_CASE("what is submitted is on the record with its rolls, and is told") {
  RaidMatch raid;
  raid.dice.add(0, 0);
  EXPECT(!raid.match.submit_text(0, "draw"));
  REQUIRE(raid.match.steps().size() == 1);
  const Step& step = raid.match.steps()[0];
  EXPECT(step.text == "draw");
  EXPECT(step.rolls == std::vector<Roll>{{0, 4, 0}});
  EXPECT(step.die_fell);
  EXPECT(step.shown_to == only(0));
  EXPECT(raid.match.heard(raid.match.tellings().back(), 0) == "Ann draws 1 0");
}

TEST_CASE("a refusal has a code and a sentence and changes nothing") {
  RaidMatch raid;
  const Before before(raid.match);
  EXPECT(code(raid.match.submit_text(0, "lay 1")) == "not-there");
  EXPECT(code(raid.match.submit_text(0, "pass")) == "no-such-choice");
  EXPECT(code(raid.match.submit_text(0, "dance")) == "not-understood");
  EXPECT(code(raid.match.submit(7, {0, 0, 0, 0})) == "not-asked");
  EXPECT(code(raid.match.submit_text(0, "draw")) == "dice");  // nobody scripted it
  EXPECT(raid.match.submit_text(0, "dance")->sentence == "\"dance\" is no part of a raid");
  EXPECT(before.same_as(raid.match));
}

TEST_CASE("a line happens whole or not at all") {
  RaidMatch raid;
  const Before before(raid.match);
  EXPECT(code(raid.match.submit_text(0, "lay 3, lay 2, done")) == "not-ascending");
  EXPECT(code(raid.match.submit_text(0, "lay 2, done, done")) == "not-understood");
  const Line too_long =
      *read_line(raid.game, raid.match.position(), 0, "lay 2, done", names_for(2));
  EXPECT(code(raid.match.submit_line(0, {too_long[0], too_long[1], too_long[1]})) == "not-asked");
  EXPECT(before.same_as(raid.match));
  EXPECT(!raid.match.submit_text(0, "lay 2, lay 3, done"));
  EXPECT(raid.match.steps().size() == 3);
  EXPECT(raid.match.ask().owing == only(1));
}

TEST_CASE("what was done before a die fell stays done") {
  RaidMatch raid;
  raid.dice.add(1, 0);
  const Choice draw = raid.game.read(raid.match.position(), 1, "draw", names_for(2))->front();
  const Choice lay = raid.game.read(raid.match.position(), 1, "lay 5", names_for(2))->front();
  EXPECT(code(raid.match.submit_line(1, {draw, lay})) == "not-there");
  EXPECT(raid.match.steps().size() == 1);
  EXPECT(raid.match.has_open_line());
}

TEST_CASE("an open line is taken back step by step") {
  RaidMatch raid;
  const Before before(raid.match);
  EXPECT(code(raid.match.retract(0)) == "nothing-to-retract");
  EXPECT(!raid.match.submit_text(0, "lay 2"));
  EXPECT(!raid.match.submit_text(0, "lay 3"));
  EXPECT(raid.match.has_open_line());
  EXPECT(!raid.match.retract(0));
  EXPECT(raid.match.steps().size() == 1);
  EXPECT(raid.match.game().question(raid.match.position(), 0).step == 1);
  EXPECT(!raid.match.retract(0));
  EXPECT(before.same_as(raid.match));
  EXPECT(code(raid.match.retract(0)) == "nothing-to-retract");
}

TEST_CASE("a line is taken back from among the secret lines of others, whose dice stay") {
  RaidMatch raid;
  raid.dice.add(1, 2);
  EXPECT(!raid.match.submit_text(0, "lay 2"));
  EXPECT(!raid.match.submit_text(1, "draw"));
  EXPECT(!raid.match.submit_text(0, "lay 3"));
  EXPECT(!raid.match.submit_text(1, "lay 4, done"));
  const View bob = raid.match.view(1);
  EXPECT(!raid.match.retract(0));
  EXPECT(!raid.match.retract(0));
  EXPECT(raid.match.view(1) == bob);
  REQUIRE(raid.match.steps().size() == 3);
  EXPECT(raid.match.steps()[0].rolls == std::vector<Roll>{{1, 4, 2}});
  EXPECT(code(raid.match.retract(1)) == "nothing-to-retract");  // his line is complete

  // The same game without the steps taken back is the same bytes.
  RaidMatch again;
  again.dice.add(1, 2);
  EXPECT(!again.match.submit_text(1, "draw"));
  EXPECT(!again.match.submit_text(1, "lay 4, done"));
  EXPECT(again.match.position() == raid.match.position());
  EXPECT(again.match.steps().back().hash == raid.match.steps().back().hash);
  REQUIRE(again.match.tellings().size() == raid.match.tellings().size());
  for (std::size_t i = 0; i < again.match.tellings().size(); ++i) {
    EXPECT(again.match.tellings()[i].words == raid.match.tellings()[i].words);
    EXPECT(again.match.tellings()[i].step == raid.match.tellings()[i].step);
  }
}

TEST_CASE("a step is not taken back once a die fell or somebody saw it") {
  RaidMatch raid;
  raid.dice.add(0, 0);
  EXPECT(!raid.match.submit_text(0, "draw"));
  EXPECT(code(raid.match.retract(0)) == "die-fell");
  EXPECT(!raid.match.submit_text(0, "lay 2"));
  EXPECT(!raid.match.retract(0));
  EXPECT(code(raid.match.retract(0)) == "die-fell");

  RaidMatch loud(Flaw::kLoudLine);
  EXPECT(!loud.match.submit_text(0, "lay 2, done"));
  EXPECT(!loud.match.submit_text(1, "done"));
  EXPECT(!loud.match.submit_text(0, "send 2"));
  EXPECT(code(loud.match.retract(0)) == "shown");
}

TEST_CASE("anybody may resign until the game is over") {
  RaidMatch raid;
  EXPECT(!raid.match.submit_text(0, "lay 2"));
  EXPECT(!raid.match.resign(only(1)));
  EXPECT(raid.match.over());
  EXPECT(raid.match.steps().back().resigned == only(1));
  EXPECT(raid.match.heard(raid.match.tellings().back(), kNobody) == "Bob resigns");
  EXPECT(code(raid.match.resign(only(0))) == "game-over");
  EXPECT(code(raid.match.submit_text(0, "done")) == "game-over");
  EXPECT(code(raid.match.retract(0)) == "nothing-to-retract");
}

TEST_CASE("only those who play can resign") {
  RaidMatch raid;
  EXPECT(!raid.match.resign(kEveryone));
  EXPECT(raid.match.steps().back().resigned == 0b11);
}

TEST_CASE("a match may begin at any position and go on with other dice") {
  RaidMatch raid;
  EXPECT(!raid.match.submit_text(0, "lay 2"));
  ScriptedDice none, one;
  Match match = Match::at(raid.game, raid.game.setup(), names_for(2), raid.match.position(), none);
  EXPECT(code(match.submit_text(1, "draw")) == "dice");
  one.add(1, 0);
  match.use_dice(one);
  EXPECT(code(match.submit_text(1, "draw")).empty());
}

}  // namespace
}  // namespace turnwright
