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

}  // namespace
}  // namespace turnwright
