// turnwright card: a card of whatever game has one of that name.
#include "cli/card.h"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "cli/commands.h"
#include "engine/text.h"

namespace turnwright::cli {
namespace {

// The case of letters is no matter.
bool same(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](unsigned char x, unsigned char y) {
    return std::tolower(x) == std::tolower(y);
  });
}

// The names that may be meant, the nearest first: what differs in the case of letters alone is the nearest.
std::vector<std::string> names_near(std::string_view name, const std::vector<std::string>& names) {
  std::vector<std::string> near = language::nearest(name, names);
  if (!near.empty()) return near;
  for (const std::string& one : names)
    for (std::string_view word : split_words(one))
      if (near.size() < 5 && same(word, name)) near.push_back(one);
  return near;
}

std::vector<CardGame> games_with_cards() {
  return {crowdcontrol_cards(), trts_sheets(), wtactics_cards()};
}

int phrases(std::string_view name) {
  std::string known;
  for (const CardGame& game : games_with_cards()) {
    if (game.name == name) {
      fmt::print("{}", game.phrases());
      return 0;
    }
    known += (known.empty() ? "" : ", ") + std::string(game.name);
  }
  throw UsageError("there are no cards of " + quoted(name) + ": it is one of " + known);
}

}  // namespace

int card(const CardOptions& options) {
  if (!options.phrases.empty()) return phrases(options.phrases);
  if (options.name.empty()) throw UsageError("which card? (turnwright card NAME)");
  std::string name;
  for (const std::string& word : options.name) name += (name.empty() ? "" : " ") + word;
  const std::vector<CardGame> games = games_with_cards();
  std::vector<std::string> names;
  for (const CardGame& game : games)
    names.insert(names.end(), game.names.begin(), game.names.end());
  const std::vector<std::string> near = names_near(name, names);
  if (near.empty() || !same(near[0], name)) {
    std::string sentence = "there is no card \"" + name + "\"";
    for (std::size_t i = 0; i < near.size(); ++i)
      sentence += (i == 0 ? "; did you mean \"" : ", \"") + near[i] + "\"";
    throw UsageError(near.empty() ? sentence : sentence + "?");
  }
  for (const CardGame& game : games) fmt::print("{}", game.drawn(near[0], options.formula));
  return 0;
}

}  // namespace turnwright::cli
