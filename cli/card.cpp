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

int phrases(std::string_view game) {
  if (game == "wtactics")
    fmt::print("{}", wtactics::phrase_reference(wtactics::shipped_cards()));
  else if (game == "crowdcontrol")
    fmt::print("{}", crowdcontrol::phrase_reference(crowdcontrol::shipped_cards()));
  else
    throw UsageError("there are no cards of " + quoted(game) + ": it is crowdcontrol or wtactics");
  return 0;
}

}  // namespace

int card(const CardOptions& options) {
  if (!options.phrases.empty()) return phrases(options.phrases);
  if (options.name.empty()) throw UsageError("which card? (turnwright card NAME)");
  std::string name;
  for (const std::string& word : options.name) name += (name.empty() ? "" : " ") + word;
  const wtactics::CardSet& wtactics = wtactics::shipped_cards();
  const crowdcontrol::CardSet& crowdcontrol = crowdcontrol::shipped_cards();
  std::vector<std::string> names;
  for (const auto& one : wtactics.cards) names.push_back(one.name);
  for (const auto& one : wtactics.quests) names.push_back(one.name);
  for (const auto& one : crowdcontrol.cards) names.push_back(one.name);
  const std::vector<std::string> near = names_near(name, names);
  if (near.empty() || !same(near[0], name)) {
    std::string sentence = "there is no card \"" + name + "\"";
    for (std::size_t i = 0; i < near.size(); ++i)
      sentence += (i == 0 ? "; did you mean \"" : ", \"") + near[i] + "\"";
    throw UsageError(near.empty() ? sentence : sentence + "?");
  }
  if (const auto* found = wtactics.find_card(near[0]))
    fmt::print("{}", drawn(wtactics, *found, options.formula));
  if (const auto* quest = wtactics.find_quest(near[0]))
    fmt::print("{}", drawn(wtactics, *quest, options.formula));
  if (const auto* found = crowdcontrol.find_card(near[0]))
    fmt::print("{}", drawn(crowdcontrol, *found, options.formula));
  return 0;
}

}  // namespace turnwright::cli
