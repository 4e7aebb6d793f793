// What a game with cards adds to scenarios and records, shown by a toy.
#include "tests/scenario/hoard.h"

#include "engine/record.h"
#include "engine/scenario/scenario.h"
#include "tests/test.h"

namespace turnwright {
namespace {

std::string problems_of(const std::string& text) {
  std::string all;
  for (const ScenarioProblem& one : run_scenario(text, find_hoard).problems)
    all += std::to_string(one.line) + ":" + std::to_string(one.column) + " " + one.text + "\n";
  return all;
}

// Empty if the scenario passes, else where it is wrong or what was found.
std::string outcome(const std::string& text) {
  const ScenarioResult result = run_scenario(text, find_hoard);
  if (result.failure) return std::to_string(result.failure->line) + " " + result.failure->found;
  return problems_of(text);
}

const std::string kHead = "scenario 1\ngame hoard\n";

TEST_CASE("a scenario sets an option that is a text") {
  EXPECT(outcome(kHead + "set chests = cup, cup   # no ring\nseats Ann Bob\n"
                         "expect Ann kinds 2\nrefuse Ann sell ring : not-there\n") == "");
  EXPECT(outcome(kHead + "set chests = cup, pearl\nseats Ann Bob\n") ==
         "4:1 no treasure is called \"pearl\"\n");
}

TEST_CASE("a record keeps an option that is a text, and so does a position taken from it") {
  const Game& game = **find_hoard("hoard");
  Setup setup = game.setup();
  REQUIRE(setup.set("chests", "ring, cup, ring").ok());
  LowDice dice;
  auto match = Match::start(game, setup, names_for(2), dice);
  REQUIRE(!match->submit_text(0, "sell ring"));
  const std::string text = to_text(make_record(*match));
  EXPECT(text.find("set chests = ring, cup, ring\n") != std::string::npos);
  auto replay = Replay::open(game, *read_record(text));
  REQUIRE(replay.ok());
  EXPECT(!(*replay)->finish());
  EXPECT(((*replay)->match().position() == match->position()));
  EXPECT(outcome(*to_scenario(*match)) == "");
}

const std::string kSeats = kHead + "seats Ann Bob\n";

TEST_CASE("a position, see and expect know the game's own rows beside the field table") {
  EXPECT(outcome(kSeats + "position\n  Ann  chest  ring,  cup\n  Bob gold 3\nend\n"
                          "expect Ann chest cup, ring\nexpect Ann kinds 1, 1\n"
                          "expect Bob chest none\nexpect Bob gold 3\n"
                          "see Ann : Ann chest = cup, ring\nsee Bob : Ann chest = 2 unknown\n"
                          "Ann sell ring\nsee nobody : Ann chest 1 unknown\n") == "");
  EXPECT(outcome(kSeats + "expect Ann chest cup\n") == "4 Ann chest cup, ring");
  EXPECT(outcome(kSeats + "see Bob : Ann chest = cup, ring\n") == "4 Ann chest 2 unknown");
}

TEST_CASE("what follows from the rows is filled in, or they are wrong as a whole") {
  EXPECT(outcome(kSeats + "position\nBob chest cup\nend\nask Bob market\n") == "");
  EXPECT(problems_of(kSeats + "position\nBob gold 3\nend\n") ==
         "4:1 somebody must have a treasure\n");
}

TEST_CASE("a mistake in a game's own rows has a place") {
  EXPECT(problems_of(kSeats + "position\n  Ann chest cup, pearl\nend\n") ==
         "5:3 no treasure is called \"pearl\"\n");
  EXPECT(problems_of(kSeats + "expect Ann chest pearl\nsee Bob : Ann chest = pearl\n") ==
         "4:8 no treasure is called \"pearl\"\n5:11 no treasure is called \"pearl\"\n");
  EXPECT(problems_of(kSeats + "position\n  Ann chests cup\nend\n").find("5:3 no seat has a part") ==
         0);
  EXPECT(problems_of(kHead + "seats Ann chest\n").find("3:11 \"chest\" is a word") == 0);
}

TEST_CASE("a scenario brings cards of its own, which its options may name") {
  EXPECT(outcome(kHead + "set chests = cup, pearl\nseats Ann Bob\n"
                         "cards\n  pearl 9\nend\n"
                         "see Ann : Ann chest = cup, pearl\nAnn sell pearl\n"
                         "told Bob : Ann sells pearl\nexpect Ann gold 9\n") == "");
  const Game& game = **find_hoard("hoard");
  const auto more = game.with_cards("pearl 9\n");
  REQUIRE(more.ok());
  EXPECT((*more)->content_hash() == game.content_hash());
  EXPECT(run_scenario(kSeats + "expect Ann chest pearl\n", find_hoard).wrong());
}

TEST_CASE("mistakes in the cards of a scenario stand at their places in the file") {
  EXPECT(problems_of(kSeats + "cards\n\n  pearl\n  opal 3\n coral x # red\nend\n") ==
         "6:3 a treasure is written NAME VALUE\n8:2 a treasure is written NAME VALUE\n");
  EXPECT(problems_of(kSeats + "cards\na 1\nb 1\nc 1\nd 1\ne 1\nf 1\ng 1\nend\n") ==
         "4:1 there are eight kinds at most\n");
  EXPECT(problems_of(kSeats + "cards\npearl 9\n") == "4:1 cards go up to a row \"end\"\n");
  EXPECT(problems_of(kHead + "set chests = opal\nseats Ann Bob\ncards\npearl 9\nend\n") ==
         "4:1 no treasure is called \"opal\"\n");
}

}  // namespace
}  // namespace turnwright
