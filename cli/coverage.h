// Which scenario files show which rule of a rulebook, by the `rules` row of the files. Whether they pass is another
// question: see scenario.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/json.h"
#include "games/rulebook.h"

namespace turnwright::cli {

// The scenarios in a folder and in the folders within, in order of their paths.
std::vector<std::string> scenario_files(const std::string& folder);

struct RuleCoverage {
  NumberedRule rule;
  std::vector<std::string> files;
  bool is_needed() const { return !rule.no_behaviour && !rule.later; }
};

struct Coverage {
  std::vector<RuleCoverage> rules;  // in the rulebook's order
  std::vector<std::string>
      unknown;                  // "NUMBER in FILE": cited for this game, but not in its rulebook
  int covered = 0, needed = 0;  // of the rules that can be shown
  int no_behaviour = 0, later = 0;
  bool is_complete() const { return covered == needed && unknown.empty(); }
};

Coverage coverage_of(const Rulebook&, const std::vector<std::string>& files);

std::string coverage_text(const Coverage&);
Json coverage_json(const Coverage&);

}  // namespace turnwright::cli
