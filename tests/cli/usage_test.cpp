// The built program: what it says and how it ends when it is used badly.
#include <sys/wait.h>

#include <algorithm>
#include <cstdio>
#include <string>

#include "tests/test.h"

namespace {

struct Ended {
  int code;
  std::string error;
};

Ended turnwright(const std::string& arguments) {
  const std::string command =
      std::string("\"") + TURNWRIGHT_BINARY + "\" " + arguments + " 2>&1 >/dev/null </dev/null";
  std::FILE* pipe = popen(command.c_str(), "r");
  REQUIRE(pipe != nullptr);
  std::string error;
  char part[256];
  while (std::fgets(part, sizeof part, pipe) != nullptr) error += part;
  const int status = pclose(pipe);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, error};
}

TEST_CASE("bad usage is exit code 2 and exactly one line") {
  for (const char* arguments : {"",
                                "pley",
                                "--nonsense",
                                "play",
                                "play tictactoe",
                                "play tic_tac_toe --seats human,randm",
                                "play tic_tac_toe --seats human",
                                "play tic_tac_toe --seed -1",
                                "play tic_tac_toe --seed many",
                                "play goofspiel --set cards=99",
                                "play goofspiel --set card",
                                "replay",
                                "replay /no/such/file",
                                "play --resume /no/such/file",
                                "play tic_tac_toe --record /no/such/folder/file",
                                "perft tic_tac_toe",
                                "perft tic_tac_toe x",
                                "games chess",
                                "games --jsn",
                                "perft tic_tac_toe 1 --content /no/such/folder",
                                "bench tic_tac_toe --bot mtcs",
                                "bench tic_tac_toe --bot random --games 0",
                                "bench tic_tac_toe --games 3",
                                "rules tic_tac_toe 99"}) {
    CAPTURE(arguments);
    const Ended ended = turnwright(arguments);
    CAPTURE(ended.error);
    EXPECT(ended.code == 2);
    EXPECT(std::count(ended.error.begin(), ended.error.end(), '\n') == 1);
    EXPECT(ended.error.starts_with("turnwright: "));
  }
}

TEST_CASE("a wrong word is answered with the right one") {
  EXPECT(turnwright("pley").error ==
         "turnwright: no command is called \"pley\"; did you mean \"play\"?\n");
  EXPECT(turnwright("play tictactoe").error ==
         "turnwright: no game is called \"tictactoe\"; did you mean \"tic_tac_toe\"?\n");
}

TEST_CASE("help and good usage end well and say nothing on the side") {
  for (const char* arguments :
       {"--help", "games --help", "play --help", "simulate --help", "lab --help",
        "lab tournament --help", "lab compare --help", "lab solve --help", "replay --help",
        "perft --help", "scenario --help", "bench --help", "rules --help", "games",
        "games kuhn_poker --json", "perft tic_tac_toe 2", "play tic_tac_toe",
        "bench tic_tac_toe --bot mcts:10 --games 2", "bench kuhn_poker --bot random --json"}) {
    CAPTURE(arguments);
    const Ended ended = turnwright(arguments);
    EXPECT(ended.code == 0);
    EXPECT(ended.error.empty());
  }
}

}  // namespace
