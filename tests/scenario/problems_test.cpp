// A file that cannot be understood is not run: all its problems are reported, with their places.
#include "engine/scenario/scenario.h"
#include "games/registry.h"
#include "tests/test.h"

namespace turnwright {
namespace {

std::string all_problems(std::string_view text) {
  std::string all;
  for (const ScenarioProblem& one : run_scenario(text, find_game).problems)
    all += std::to_string(one.line) + ":" + std::to_string(one.column) + " " + one.text + "\n";
  return all;
}

// The only problem of a Kuhn poker file whose row 4 this is.
std::string problem_of(const std::string& row) {
  return all_problems("scenario 1\ngame kuhn_poker\nseats Ann Bob\n" + row + "\n");
}

TEST_CASE("all problems come at once, each with its place") {
  const std::string problems = all_problems(
      "scenario 1\n"
      "rules TT3\n"
      "game tic_tac_toe\n"
      "set size = 4\n"
      "seats Ann Bob\n"
      "position\n"
      "  Ann mark a1\n"
      "  Bob marks a9\n"
      "end\n"
      "  Anne b2\n"
      "exspect over\n"
      "ask Ann trun\n"
      "refuse Ann b2 : takn\n");
  EXPECT(problems ==
         "2:7 a rule's number looks like TT-3, not \"TT3\"\n"
         "4:5 this game has no options, so no \"size\"\n"
         "7:3 no seat has a part called \"mark\"; did you mean \"marks\"?\n"
         "8:13 no \"a9\" in \"marks\"; did you mean \"a1\"?\n"
         "10:3 neither a statement nor a seat is called \"Anne\"; did you mean \"Ann\"?\n"
         "11:1 neither a statement nor a seat is called \"exspect\"; did you mean \"expect\"?\n"
         "12:9 no window and no question of this game is called \"trun\"; did you mean \"turn\"?\n"
         "13:17 no refusal has the code \"takn\"; did you mean \"taken\"?\n");
}

TEST_CASE("every statement says how it is written") {
  EXPECT(problem_of("ask Zoe").find("4:5 no seat is called \"Zoe\"") == 0);
  EXPECT(problem_of("Ann").find("4:4 here should stand what Ann does") == 0);
  EXPECT(problem_of("offer Ann").find("4:10 this is written \"offer NAME MOVE\"") == 0);
  EXPECT(problem_of("offer").find("4:6 this is written") == 0);
  EXPECT(problem_of("lack Bab bet").find("4:6 no seat is called \"Bab\"; did you mean") == 0);
  EXPECT(problem_of("choices Ann pass, bet").find("4:13 this is written") == 0);
  EXPECT(problem_of("refuse Ann bet").find("4:12 this is written") == 0);
  EXPECT(problem_of("refuse Ann bet : ").find("4:17 this is written") == 0);
  EXPECT(problem_of("see Ann card = J").find("4:9 this is written") == 0);
  EXPECT(problem_of("see Ann : card = J").find("4:11 no part of a position is called") == 0);
  EXPECT(problem_of("see Ann : Bob card = 7").find("4:22 no \"7\" in \"card\"") == 0);
  EXPECT(problem_of("told Ann").find("4:9 this is written") == 0);
  EXPECT(problem_of("told Ann :").find("4:10 this is written") == 0);
  EXPECT(problem_of("expect").find("4:7 this is written") == 0);
  EXPECT(problem_of("expect win").find("4:11 this is written") == 0);
  EXPECT(problem_of("expect win Zoe").find("4:12 no seat is called") == 0);
  EXPECT(problem_of("expect score Ann many").find("4:18 a score is a number") == 0);
  EXPECT(problem_of("expect turns many").find("4:14 \"turns\" takes a number") == 0);
  EXPECT(problem_of("dice Zoe 3").find("4:6 dice fall for a seat or for the \"table\"") == 0);
  EXPECT(problem_of("dice Ann x").find("4:10 a die shows a number") == 0);
  EXPECT(problem_of("dice Ann").find("4:6 this is written") == 0);
  EXPECT(problem_of("dice Ann 1 |").find("4:13 this is written") == 0);
  EXPECT(problem_of("pass until").find("4:6 this is written") == 0);
  EXPECT(problem_of("pass until bid").find("4:12 no window of this game is called") == 0);
  EXPECT(problem_of("resign").find("4:7 this is written") == 0);
  EXPECT(problem_of("resign Ann and Bob").find("4:12 no seat is called \"and\"") == 0);
  EXPECT(problem_of("retract Ann now").find("4:13 this is written") == 0);
  EXPECT(problem_of("shuffle cards").find("4:9 this is written \"shuffle lines\"") == 0);
  EXPECT(problem_of("cards\nend").find("4:1 this game has no cards") == 0);
}

TEST_CASE("the head of a file") {
  EXPECT(all_problems("").find("1:1 a scenario begins with") == 0);
  EXPECT(all_problems("# nothing\n").find("1:1 a scenario begins with") == 0);
  EXPECT(all_problems("game tic_tac_toe\nseats Ann Bob\n").find("1:1 a scenario begins") == 0);
  EXPECT(all_problems("scenario 2\ngame tic_tac_toe\nseats Ann Bob\n").find("1:10 this program") ==
         0);
  EXPECT(all_problems("scenario 1\ngame tictactoe\nseats Ann Bob\n") ==
         "2:6 no game is called \"tictactoe\"; did you mean \"tic_tac_toe\"?\n");
  EXPECT(all_problems("scenario 1\ngame tic_tac_toe\n").find("1:1 a scenario names its players") ==
         0);
  EXPECT(all_problems("scenario 1\ngame tic_tac_toe\nseats Ann\n").find("3:7 this game has 2") ==
         0);
  EXPECT(all_problems("scenario 1\ngame goofspiel\nset cards = 99\nseats Ann Bob\n")
             .find("3:5 \"cards\" takes 1 to 62") == 0);
  EXPECT(all_problems("scenario 1\ngame goofspiel\nset players = 3\nset reveal = winner\n"
                      "seats Ann Bob Cat\n")
             .find("5:1 \"reveal = winner\" is for two players") == 0);
  EXPECT(all_problems("scenario 1\ngame tic_tac_toe\nseats Ann Bob\ngame goofspiel\n")
             .find("4:1 \"game\" stands too late") == 0);
  EXPECT(all_problems("scenario 1\ngame tic_tac_toe\ngame goofspiel\nseats Ann Bob\n")
             .find("3:1 \"game\" is said twice") == 0);
  EXPECT(all_problems("scenario 1\nrules A-1 A-2 A-3 A-4\ngame tic_tac_toe\nseats Ann Bob\n")
             .find("2:7 a scenario shows one to three rules") == 0);
}

TEST_CASE("names of seats") {
  const auto seats = [](const std::string& names) {
    return all_problems("scenario 1\ngame tic_tac_toe\nseats " + names + "\n");
  };
  EXPECT(seats("Ann Zoë").empty());
  EXPECT(seats("Ann Ann").find("3:11 two seats cannot both be called") == 0);
  EXPECT(seats("Ann expect").find("3:11 \"expect\" is a word of scenarios") == 0);
  EXPECT(seats("Ann table").find("3:11 \"table\" is a word of scenarios") == 0);
  EXPECT(seats("Ann marks").find("3:11 \"marks\" is a word of scenarios") == 0);
  EXPECT(seats("Zoë B:b").find("3:11 a name has none of the signs") == 0);  // letters, not bytes
  EXPECT(seats("Ann " + std::string(25, 'b')).find("3:11 a name has at most") == 0);
}

TEST_CASE("a position must be possible") {
  const auto position = [](const std::string& rows) {
    return all_problems("scenario 1\ngame tic_tac_toe\nseats Ann Bob\nposition\n" + rows);
  };
  EXPECT(position("Ann marks a1 b1\nBob marks c3\nowing Ann\nend\n")
             .find("4:1 the rules say that this position cannot be") == 0);
  EXPECT(position("Ann marks a1\nBob marks a1\nend\n").find("4:1 the rules say") == 0);
  EXPECT(position("window 7\nend\n").find("4:1 the rules say") == 0);
  EXPECT(position("Ann marks a1\n").find("4:1 a position goes up to a row \"end\"") == 0);
  EXPECT(position("Ann marks a1\nAnn marks b1\nend\n").find("6:1 this part") == 0);
  EXPECT(all_problems("scenario 1\ngame kuhn_poker\nseats Ann Bob\nposition\n"
                      "Ann card unknown\nend\n")
             .find("4:1 the rules say") == 0);
}

TEST_CASE("a text too long is refused before it is read") {
  const std::string text(100'000, '\n');
  EXPECT(all_problems(text).find("1:1 a scenario has at most 64 KiB") != std::string::npos);
}

}  // namespace
}  // namespace turnwright
