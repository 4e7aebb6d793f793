// The scenario files and the documents that speak of them.
#include <algorithm>
#include <ctime>
#include <filesystem>
#include <set>

#include "cli/coverage.h"
#include "cli/reference.h"
#include "engine/scenario/scenario.h"
#include "games/registry.h"
#include "games/rulebook.h"
#include "lab/outside.h"
#include "tests/test.h"

namespace turnwright {
namespace {

const std::string kRoot = SOURCE_DIR;

// Of the processor's time: the machine may be busy with something else.
#ifdef NDEBUG
constexpr double kMilliseconds = 20;
#else
constexpr double kMilliseconds = 1000;  // checks and sanitizers cost that much
#endif

std::vector<std::string> scenario_files() { return cli::scenario_files(kRoot + "/scenarios"); }

ScenarioResult expect_pass(std::string_view text) {
  const ScenarioResult result = run_scenario(text, find_game);
  for (const ScenarioProblem& one : result.problems) FAIL(one.line, ":", one.column, " ", one.text);
  if (result.failure)
    FAIL(result.failure->line, ": expected ", result.failure->expected, "; found ",
         result.failure->found);
  return result;
}

// It stands in its game's folder under a rule it shows.
void expect_place(const std::string& file, const ScenarioResult& result) {
  const std::filesystem::path path(file);
  EXPECT(path.parent_path().filename() == result.game);
  const std::string name = path.filename().string();
  EXPECT(std::any_of(result.rules.begin(), result.rules.end(),
                     [&name](const std::string& rule) { return name.starts_with(rule + "-"); }));
}

TEST_CASE("every scenario passes, quickly, and stands where it belongs") {
  const auto files = scenario_files();
  EXPECT(files.size() > 50);
  for (const std::string& file : files) {
    CAPTURE(file);
    const std::string text = read_file(file);
    const std::clock_t begin = std::clock();
    const ScenarioResult result = expect_pass(text);
    EXPECT(1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC < kMilliseconds);
    expect_place(file, result);
  }
}

TEST_CASE("every rule of a game that can be played is shown by a scenario, and no other") {
  for (const Rulebook& book : all_rulebooks()) {
    if (!find_game(book.game)) continue;  // it is yet to be built
    const cli::Coverage coverage = cli::coverage_of(book, scenario_files());
    INFO(cli::coverage_text(coverage));
    EXPECT(coverage.unknown.empty());
    for (const cli::RuleCoverage& one : coverage.rules)
      if (one.is_needed()) {
        INFO(one.rule.number);
        EXPECT(!one.files.empty());
      }
  }
}

TEST_CASE("the examples in docs/scenarios.md run") {
  const std::string document = read_file(kRoot + "/docs/scenarios.md");
  constexpr std::string_view kFence = "```scenario\n";
  int examples = 0;
  for (std::size_t at = document.find(kFence); at != std::string::npos;
       at = document.find(kFence, at)) {
    at += kFence.size();
    const std::string text = document.substr(at, document.find("```", at) - at);
    INFO(text);
    expect_pass(text);
    ++examples;
  }
  EXPECT(examples == 6);
}

void expect_generated(const std::string& document, const std::string& printed) {
  const std::string text = read_file(kRoot + "/docs/" + document);
  const std::size_t marker = text.find("\n<!-- generated");
  REQUIRE(marker != std::string::npos);
  INFO("docs/", document, " differs from the program; tools/regenerate-docs puts it right");
  EXPECT((text.substr(text.find('\n', marker + 1) + 1) == printed));
}

TEST_CASE("the lists in the documents are the program's") {
  expect_generated("scenarios.md", cli::scenario_reference());
  expect_generated("notation.md", cli::notation_reference());
}

}  // namespace
}  // namespace turnwright
