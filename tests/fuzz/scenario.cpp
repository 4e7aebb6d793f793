// Any text as a scenario: it passes, fails or is wrong, and every place it names is in the file.
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "engine/scenario/scenario.h"
#include "games/registry.h"

namespace turnwright {
namespace {

void run(std::string_view text) {
  const ScenarioResult result = run_scenario(text, find_game);
  const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
  for (const ScenarioProblem& problem : result.problems)
    CHECK(problem.line >= 1 && problem.line <= lines && problem.column >= 1, "a place in the file");
  if (result.failure)
    CHECK(result.failure->line >= 1 && result.failure->line <= lines, "a place in the file");
}

}  // namespace
}  // namespace turnwright

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  turnwright::run({reinterpret_cast<const char*>(data), size});
  return 0;
}
