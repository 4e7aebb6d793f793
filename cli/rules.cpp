#include "cli/rules.h"

#include <filesystem>
#include <iostream>

#include "cli/commands.h"
#include "cli/coverage.h"
#include "cli/screen.h"
#include "games/registry.h"
#include "games/rulebook.h"

namespace turnwright::cli {

namespace {

// A rulebook may be there before its game is.
const Rulebook& book_of(std::string_view game) {
  if (const Rulebook* book = find_rulebook(game)) return *book;
  const auto found = find_game(game);
  throw UsageError(found ? "there is no rulebook of " + std::string(game) : found.error());
}

int print_coverage(const RulesOptions& options) {
  if (!options.number.empty())
    throw UsageError("--coverage tells of a whole rulebook, not of " +
                     turnwright::quoted(options.number));
  if (!std::filesystem::is_directory(options.scenarios))
    throw UsageError("there is no folder " + turnwright::quoted(options.scenarios) +
                     " with scenarios; --scenarios names another");
  const Coverage coverage = coverage_of(book_of(options.game), scenario_files(options.scenarios));
  std::cout << (options.json ? coverage_json(coverage).text(true) + "\n" : coverage_text(coverage));
  return coverage.is_complete() ? 0 : 1;
}

}  // namespace

std::string rulebook_text(std::string_view game) { return std::string(book_of(game).text); }

std::string rule_text(std::string_view game, std::string_view number) {
  const auto rule = find_rule(book_of(game), number);
  if (!rule)
    throw UsageError("no rule of " + std::string(game) + " has the number " +
                     turnwright::quoted(number));
  return wrapped(std::string(rule->number) + ": " + rule->text) + "\n";
}

int rules(const RulesOptions& options) {
  if (options.coverage) return print_coverage(options);
  std::cout << (options.number.empty() ? rulebook_text(options.game)
                                       : rule_text(options.game, options.number));
  return 0;
}

}  // namespace turnwright::cli
