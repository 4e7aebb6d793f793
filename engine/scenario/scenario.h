// Scenarios: one rule shown as a text that a rules expert writes without having seen the code
// (docs/scenarios.md). It either passes, or fails at a row, or is wrong and was not run at all.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match.h"

namespace turnwright {

// A place where the file cannot be understood, and what would be right there.
struct ScenarioProblem {
  int line = 0, column = 0;
  std::string text;
};

struct ScenarioFailure {
  int line = 0;
  std::string expected, found;
};

struct ScenarioResult {
  std::string game;
  std::vector<std::string> rules;         // what it shows, by number
  std::vector<ScenarioProblem> problems;  // all of them; not empty: the file is wrong
  std::optional<ScenarioFailure> failure;

  bool wrong() const { return !problems.empty(); }
  bool passed() const { return !wrong() && !failure; }
};

using FindGame = std::function<Result<const Game*>(std::string_view name)>;

ScenarioResult run_scenario(std::string_view text, const FindGame&);

// The position of a match as a scenario that reads back to the same bytes. Not while a line is open.
Result<std::string> to_scenario(const Match&);

}  // namespace turnwright
