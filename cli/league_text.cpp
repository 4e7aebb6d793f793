#include "cli/league_text.h"

#include <fmt/format.h>

namespace turnwright::cli {

namespace {

// In percent of what could be won.
double percent(const Share& share) { return 50 * mean(share.points, share.games); }
double percent_margin(const Share& share) { return 50 * margin(share.points, share.games); }

Share against_all(const std::vector<Share>& row) {
  Share all;
  for (const Share& one : row) all.add(one);
  return all;
}

// The word a game has for this ending.
std::string_view ending_word(const About& about, std::size_t ending) {
  for (const Field& field : about.fields)
    if (field.name == about.story.ending && ending < field.words.size()) return field.words[ending];
  return "other";
}

Json to_json(const Share& share) {
  Json json = {{"games", share.games}};
  if (share.games > 0) json.set("percent", percent(share)).set("margin", percent_margin(share));
  return json;
}

Json to_json(const Tally& tally) {
  return {{"shortest", tally.least()}, {"median", tally.median()}, {"longest", tally.most()}};
}

}  // namespace

std::string story_text(const Experiment& experiment, const Results& results) {
  const About& about = experiment.game.about();
  std::string text;
  if (!about.story.starter.empty())
    text += fmt::format("  who begins wins {:.1f} % ± {:.1f} %, draws counting half\n",
                        percent(results.starter), percent_margin(results.starter));
  if (!about.story.turns.empty())
    text += fmt::format("  turns per game, of all players: shortest {}, median {}, longest {}\n",
                        results.turns.least(), results.turns.median(), results.turns.most());
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

std::string league_table(const Experiment& experiment, const Results& results) {
  const League& league = experiment.league;
  std::size_t width = 0;
  for (const std::string& name : league.contenders) width = std::max(width, name.size());
  std::string text = fmt::format(
      "\n  every pair of {} and {}, in both seatings; percent won, draws counting half\n\n",
      league.options[0], league.options[1]);
  text += fmt::format("  {:>{}}{:>9}{:>11}", "", width + 4, "all", "± (95 %)");
  for (std::size_t i = 0; i < league.contenders.size(); ++i) text += fmt::format("{:>5}", i + 1);
  for (std::size_t i = 0; i < league.contenders.size(); ++i) {
    const Share all = against_all(results.match_ups[i]);
    text += fmt::format("\n  {:>2}  {:<{}}", i + 1, league.contenders[i], width);
    text += all.games == 0 ? fmt::format("{:>9}{:>11}", "-", "-")
                           : fmt::format("{:>9.1f}{:>11.1f}", percent(all), percent_margin(all));
    for (const Share& one : results.match_ups[i])
      text += one.games == 0 ? fmt::format("{:>5}", "-") : fmt::format("{:>5.0f}", percent(one));
  }
  return text + "\n";
}

void add_story(const Experiment& experiment, const Results& results, Json& to) {
  const About& about = experiment.game.about();
  if (results.games == 0) return;
  if (!about.story.starter.empty()) to.set("who_begins", to_json(results.starter));
  if (!about.story.turns.empty()) to.set("turns", to_json(results.turns));
  if (about.story.ending.empty()) return;
  Json endings = Json::object();
  for (std::size_t i = 0; i < results.endings.counts.size(); ++i)
    if (const std::uint64_t games = results.endings.counts[i]; games > 0)
      endings.set(ending_word(about, i), games);
  to.set("endings", std::move(endings));
}

void add_league(const Experiment& experiment, const Results& results, Json& to) {
  const League& league = experiment.league;
  if (league.empty() || results.match_ups.empty()) return;
  Json contenders = Json::array();
  for (std::size_t i = 0; i < league.contenders.size(); ++i) {
    Json against = Json::object();
    for (std::size_t k = 0; k < league.contenders.size(); ++k)
      if (k != i) against.set(league.contenders[k], to_json(results.match_ups[i][k]));
    contenders.add(Json{{"name", league.contenders[i]},
                        {"all", to_json(against_all(results.match_ups[i]))},
                        {"against", std::move(against)}});
  }
  to.set("pairs",
         Json{{"options", Json::list(league.options)}, {"contenders", std::move(contenders)}});
}

}  // namespace turnwright::cli
