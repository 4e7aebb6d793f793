// What a game is told from outside in files: cards, units, maps.
#pragma once

#include <string>
#include <vector>

namespace turnwright {

// A place where a text of content is wrong, and what would be right there.
struct ContentProblem {
  int line = 0, column = 0;  // from 1; 0: the text as a whole
  std::string text;
};
using ContentProblems = std::vector<ContentProblem>;

}  // namespace turnwright
