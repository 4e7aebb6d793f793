#include "cli/rules.h"

#include <iostream>

#include "cli/commands.h"
#include "cli/screen.h"
#include "games/registry.h"
#include "games/rulebook.h"

namespace turnwright::cli {

namespace {

const Rulebook& book_of(std::string_view game) {
  const auto found = find_game(game);
  if (!found) throw UsageError(found.error());
  const Rulebook* book = find_rulebook(game);
  if (book == nullptr) throw UsageError("there is no rulebook of " + std::string(game));
  return *book;
}

}  // namespace

std::string rulebook_text(std::string_view game) { return std::string(book_of(game).text); }

std::string rule_text(std::string_view game, std::string_view number) {
  const auto rule = find_rule(book_of(game), number);
  if (!rule)
    throw UsageError("no rule of " + std::string(game) + " has the number " + quoted(number));
  return wrapped(std::string(rule->number) + ": " + rule->text) + "\n";
}

int rules(const RulesOptions& options) {
  std::cout << (options.number.empty() ? rulebook_text(options.game)
                                       : rule_text(options.game, options.number));
  return 0;
}

}  // namespace turnwright::cli
