// Positions and expectations of WTactics in the words of scenarios.
#include "engine/scenario/file.h"
#include "engine/scenario/scenario.h"
#include "games/wtactics/game.h"
#include "tests/test.h"

namespace turnwright {
namespace {

Result<const Game*> find_wtactics(std::string_view) { return &wtactics_game(); }

const std::string kHead = "scenario 1\ngame wtactics\nseats Kim John\n";

// Empty if the scenario passes, else the first thing that is wrong, or what was found.
std::string outcome(const std::string& text) {
  const ScenarioResult result = run_scenario(text, find_wtactics);
  if (!result.problems.empty()) return result.problems[0].text;
  return result.failure ? result.failure->found : "";
}
std::string with(const std::string& rows, const std::string& then) {
  return outcome(kHead + "position\n" + rows + "end\n" + then);
}
// One row of a position, or of what is expected of it.
std::string position(const std::string& row) { return with(row + "\n", ""); }

TEST_CASE("unsaid, a position is the first Play phase with empty hands") {
  EXPECT(outcome(kHead + "position\nend\nask Kim play\nexpect turn Kim phase play\nexpect round 1\n"
                         "expect turn number 1\nexpect Kim hand none\nexpect John hand 0\n"
                         "expect Kim deck 60\nexpect Kim resources 0, 0 marked\n"
                         "expect John influence 20\nexpect Kim offensive none\n"
                         "expect chain none\n") == "");
}

TEST_CASE("every row of a position holds as an expectation") {
  const std::string rows[] = {
      "round 3",
      "turn number 7",
      "starter John",
      "Kim offensive Ash Drake (marked, damage 1), 2 Cinder Runner",
      "Kim offensive Slag Brawler (assigned now, 2 +1/+0 counters) + Riveted Cutlass + Blood Oath",
      "Kim offensive Ash Drake + Riveted Cutlass (not in use) + Femur Flail (of John)",
      "Kim defensive Ash Drake (of John) + Hollow Bargain (of John)",
      "John defensive Bone Sentry (unassigned now, picked up)",
      "Kim enchanted Curse of Hushed Bells (of John)",
      "Kim dropped offensive Riveted Cutlass",
      "John dropped defensive Femur Flail (of Kim)",
      "Kim hand 5 Ash Drake, Glass Golem",
      "Kim grave 2 Glass Golem, Smoke Veil",
      "John removed Final Verse",
      "Kim resources 3, 1 marked",
      "Kim resources Ash Drake (marked), Glass Golem, Ash Drake",
      "Kim deck 2",
      "Kim deck none",
      "Kim draws Glass Golem, Ash Drake, Glass Golem",
      "Kim influence 3",
      "Kim vp 3",
      "John gold 2",
      "Kim loyalty Hollow Choir 3",
      "Kim laid 1",
      "John recycled 1",
  };
  for (const std::string& row : rows) {
    CAPTURE(row);
    EXPECT(with(row + "\n", "expect " + row + "\n") == "");
  }
}

TEST_CASE("the examples of the rows are read") {
  const Game& game = wtactics_game();
  const auto standard =
      *game.with_row(game.standard(game.setup()), "offer 1 The Drowned Colossus", names_for(2));
  for (const NotationForm& form : game.about().rows) {
    CAPTURE(std::string(form.form));
    const auto held = game.row_holds(standard, form.example, names_for(2));
    const bool known = held.ok() && held->has_value();
    const bool in_brackets = form.example.find("(known") != std::string_view::npos;
    EXPECT((known || in_brackets || game.with_row(standard, form.example, names_for(2)).ok()));
  }
}

TEST_CASE("a position stands before the first question of each phase") {
  const std::string cards =
      "Kim hand 8 Smoke Veil\nKim offensive Crane Golem (marked)\nKim resources 1, 1 marked\n"
      "Kim draws Ash Drake, Bone Sentry\n";
  const auto phase = [&](const std::string& word, const std::string& then) {
    return with("turn Kim phase " + word + "\n" + cards, then);
  };
  EXPECT(phase("mulligan", "ask Kim mulligan\nexpect Kim Crane Golem marked\n") == "");
  EXPECT(phase("unmark",
               "ask Kim window\nexpect Kim Crane Golem unmarked\n"
               "expect Kim resources 1, 0 marked\n") == "");
  EXPECT(phase("upkeep", "ask Kim window\nexpect Kim hand 8\n") == "");
  EXPECT(phase("draw", "ask Kim draw\nexpect Kim hand 9\n") == "");
  EXPECT(phase("play", "ask Kim play\nexpect phase play\n") == "");
  EXPECT(phase("play again", "ask Kim play\nexpect phase play again\n") == "");
  EXPECT(phase("entrance", "ask Kim entrance\n") == "");
  EXPECT(phase("discard", "ask Kim window\npass until discard\nask Kim discard\n") == "");
  EXPECT(with("turn John phase attack\nJohn offensive Ash Drake\n",
              "ask John move or attack\nexpect active John\nexpect turn number 2\n") == "");
  EXPECT(with("turn Kim phase attack again\nKim offensive Ash Drake\n",
              "ask Kim move or attack\nexpect turn Kim phase attack again\n") == "");
}

TEST_CASE("rows may stand in any order and add up") {
  EXPECT(with("Kim deck 3\nKim hand Glass Golem\nKim draws Ash Drake\nKim hand Ash Drake\n",
              "expect Kim deck 3\nexpect Kim hand Ash Drake, Glass Golem\n"
              "expect Kim draws Ash Drake\n") == "");
  EXPECT(with("Kim hand Glass Golem\nKim draws Ash Drake\nKim deck 3\n", "expect Kim deck 3\n") ==
         "");
}

TEST_CASE("what a position cannot be") {
  EXPECT(position("Kim hand Ash Drakes") ==
         "no card is called \"Ash Drakes\"; did you mean \"Ash Drake\"?");
  EXPECT(position("Kim offensive Smoke Veil") ==
         "Smoke Veil is an event: only a creature stands in a front");
  EXPECT(position("Kim offensive Ash Drake + Smoke Veil") ==
         "Smoke Veil is an event: only Equipment and Enchantments are attached");
  EXPECT(position("Kim enchanted Blood Oath") ==
         "Blood Oath is attached to creatures: write it behind one, with a +");
  EXPECT(position("Kim offensive Ash Drake + Curse of Hushed Bells") ==
         "Curse of Hushed Bells is attached to players: say \"NAME enchanted Curse of Hushed "
         "Bells\"");
  EXPECT(position("Kim offensive Ash Drake + Stormplate") == "Stormplate cannot be attached there");
  EXPECT(position("Kim offensive Ash Drake (damage 3)") ==
         "Ash Drake has damage 3 and DEF 3: it would be dead");
  EXPECT(position("Kim offensive Ash Drake (tired)").starts_with("\"tired\" is nothing"));
  EXPECT(position("Kim offensive Ash Drake (marked").starts_with("the bracket in"));
  EXPECT(position("Kim offensive Ash Drake (1 +9/+9 counter)")
             .starts_with("no card of this set puts a counter \"+9/+9\"; there are "));
  EXPECT(position("Kim offensive Ash Drake + Riveted Cutlass (not in use)") ==
         "Riveted Cutlass must be in use: it is carried with nothing of its kind");
  EXPECT(position("Kim hand 61 Ash Drake") ==
         "these are too many cards: the deck of Kim has no more of them");
  EXPECT(position("Kim offensive 37 Ash Drake") == "Kim can have no more than 36 cards in play");
  EXPECT(position("Kim deck 61") == "only 60 cards are left for the deck");
  EXPECT(position("Kim hand 2 unknown") == "a position must say which card it is, not \"unknown\"");
  EXPECT(position("Kim hand Ash Drake (marked)") ==
         "here stands known or held in brackets, not \"marked\"");
  EXPECT(position("turn Kim phase atack") ==
         "no phase is called \"atack\"; did you mean \"attack\"?");
  EXPECT(position("Kim influence 0") == "a player has no Influence left: the game would be over");
  EXPECT(position("Kim holds Ash Drake").starts_with("\"holds\" can be expected"));
}

TEST_CASE("what is so instead is said in the same words") {
  const std::string rows =
      "Kim offensive Ash Drake (marked) + Femur Flail, Cinder Runner\nKim hand 2 Smoke Veil\n"
      "Kim resources Ash Drake (marked), Smoke Veil\nJohn offensive 2 Ash Drake\n";
  const auto found = [&](const std::string& row) { return with(rows, "expect " + row + "\n"); };
  EXPECT(found("Kim offensive Ash Drake") ==
         "Kim offensive Ash Drake (marked) + Femur Flail, Cinder Runner");
  EXPECT(found("Kim hand Smoke Veil") == "Kim hand 2 Smoke Veil");
  EXPECT(found("Kim resources 2, 2 marked") == "Kim resources 2, 1 marked");
  EXPECT(found("Kim resources Smoke Veil") == "Kim resources Ash Drake (marked), Smoke Veil");
  EXPECT(found("Kim grave Smoke Veil") == "Kim grave none");
  EXPECT(found("Kim Ash Drake damage 2") == "Kim Ash Drake of Kim damage 0");
  EXPECT(found("Kim Ash Drake stats 1/1") == "Kim Ash Drake of Kim stats 5/3");
  EXPECT(found("Kim Ash Drake unmarked")
             .starts_with("Kim Ash Drake of Kim marked, unassigned, in offensive, in play"));
  EXPECT(found("Kim Ash Drake carries nothing") == "Kim Ash Drake of Kim carries Femur Flail");
  EXPECT(found("Kim Ash Drake counters 1 +1/+0") == "Kim Ash Drake of Kim counters none");
  EXPECT(found("John Ash Drake damage 1") == "John Ash Drake is in play 2 times: say its number");
  EXPECT(found("John Ash Drake 2 damage 0") == "");
  EXPECT(found("John Bone Sentry damage 1") == "John Bone Sentry is not in play");
  EXPECT(found("John Bone Sentry gone") == "");
  EXPECT(found("Kim Ash Drake gone") == "Kim Ash Drake is in play");
  EXPECT(found("phase attack") == "phase play");
  EXPECT(found("chain Smoke Veil") == "chain none");
  EXPECT(found("Kim Ash Drake sleepy").starts_with("\"sleepy\" is nothing that can be expected"));
}

TEST_CASE("a view knows what its reader knows") {
  EXPECT(
      with("Kim hand Ash Drake (known), Smoke Veil (held), Final Verse\n"
           "Kim resources Ash Drake (known), Smoke Veil\nKim draws Ash Drake, Bone Sentry (known "
           "to John)\n",
           "see John : Kim hand = Ash Drake, 2 unknown\nsee John : Kim holds = Smoke Veil\n"
           "see John : Kim resources = Ash Drake, unknown\n"
           "see John : Kim top = unknown, Bone Sentry\nsee Kim : Kim top = none\n"
           "see nobody : Kim hand = 3 unknown\nsee nobody : Kim holds = none\n"
           "see John : Kim hand = 3\nsee John : Kim deck 55\n") == "");
}

TEST_CASE("cards of a scenario: mistakes are told with their places") {
  const ScenarioResult result =
      run_scenario(kHead + "cards\n[[creature]]\nnumber = \"X1\"\nend\n", find_wtactics);
  REQUIRE(!result.problems.empty());
  EXPECT(result.problems[0].line == 5);
  EXPECT(result.problems[0].column == 1);
}

TEST_CASE("a position of a game is written as a scenario and read again") {
  const Game& game = wtactics_game();
  FastDice dice(7);
  auto match = Match::start(game, game.setup(), {"Kim", "John"}, dice);
  for (int step = 0; step < 400 && !match->over(); ++step) {
    if (!match->has_open_line() && step % 20 == 0) {
      const auto text = to_scenario(*match);
      REQUIRE(text.ok());
      EXPECT(outcome(*text) == "");
    }
    const Seat seat = holds(match->ask().owing, 0) ? 0 : 1;
    ChoiceList choices;
    game.choices(match->position(), seat, choices);
    REQUIRE(!match->submit(
        seat,
        choices[static_cast<int>(dice.roll(kTable, static_cast<std::uint32_t>(choices.size())))]));
  }
}

}  // namespace
}  // namespace turnwright
