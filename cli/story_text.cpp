#include "cli/story_text.h"

#include <fmt/format.h>

namespace turnwright::cli {

namespace {

Json to_json(const Share& share) {
  Json json = {{"games", share.games}};
  if (share.games > 0)
    json.set("percent", 100 * share.part()).set("margin", 100 * share.part_margin());
  return json;
}

Json to_json(const Tally& tally) {
  return {{"shortest", tally.least()}, {"median", tally.median()}, {"longest", tally.most()}};
}

}  // namespace

std::string story_text(const About& about, const Results& results) {
  std::string text;
  if (!about.story.starter.empty())
    text += fmt::format("  who begins wins {:.1f} % ± {:.1f} %, draws counting half\n",
                        100 * results.starter.part(), 100 * results.starter.part_margin());
  if (!about.story.turns.empty())
    text += fmt::format("  turns per game, of all players: shortest {}, median {}, longest {}\n",
                        results.turns.least(), results.turns.median(), results.turns.most());
  if (const auto decisions = decisions_per_turn(results))
    text += fmt::format("  {:.1f} decisions per turn\n", *decisions);
  if (about.story.ending.empty()) return text;
  text += "  games end by";
  const char* between = " ";
  for (std::size_t i = 0; i < results.endings.counts.size(); ++i) {
    const std::uint64_t games = results.endings.counts[i];
    if (games == 0) continue;
    text += fmt::format("{}{} {:.1f} %", between, ending_word(about, i),
                        100.0 * static_cast<double>(games) / static_cast<double>(results.games));
    between = ", ";
  }
  return text + "\n";
}

Json endings_json(const About& about, const Tally& endings) {
  Json json = Json::object();
  for (std::size_t i = 0; i < endings.counts.size(); ++i)
    if (endings.counts[i] > 0) json.set(ending_word(about, i), endings.counts[i]);
  return json;
}

void add_story(const About& about, const Results& results, Json& to) {
  if (results.games == 0) return;
  if (!about.story.starter.empty()) to.set("who_begins", to_json(results.starter));
  if (!about.story.turns.empty()) to.set("turns", to_json(results.turns));
  if (const auto decisions = decisions_per_turn(results)) to.set("decisions_per_turn", *decisions);
  if (!about.story.ending.empty()) to.set("endings", endings_json(about, results.endings));
}

}  // namespace turnwright::cli
