// The report of a comparison of before and after.
#include <fmt/format.h>

#include "lab/charts.h"
#include "lab/report.h"
#include "lab/report_parts.h"

namespace turnwright {

namespace {

std::string verdict(const Finding& one) {
  const std::string_view word = change_word(one.change);
  if (one.change == Change::kNotFound) return std::string(word);
  return fmt::format("<span class=\"{}\">{}</span>",
                     one.change == Change::kStronger ? "good" : "bad", word);
}

std::string findings(std::string_view id, std::string_view heading, std::string_view words,
                     const std::vector<Finding>& all) {
  if (all.empty()) return {};
  std::vector<Whisker> rows;
  HtmlTable numbers{std::string(heading) + ", before and after",
                    {"Name", "Before", "After", "More", "Pairs of games", "Sure", "Finding"},
                    {}};
  for (const Finding& one : all) {
    const Effect& effect = one.effect;
    if (effect.pairs == 0) {
      numbers.rows.push_back({escaped(one.name), "–", "–", "–", "0", "–", "nothing to compare"});
      continue;
    }
    rows.push_back({one.name, 100 * effect.difference(), 100 * effect.margin});
    numbers.rows.push_back({escaped(one.name), percent(effect.before), percent(effect.after),
                            signed_percent(effect.difference(), effect.margin),
                            std::to_string(effect.pairs), escaped(certainty_text(one)),
                            verdict(one)});
  }
  std::string html = fmt::format("<p>{}</p>\n", words);
  if (!rows.empty())
    html += "<figure>\n" +
            whiskers(heading, "points of a hundred more after the change, with intervals of 95 %",
                     rows) +
            "</figure>\n";
  return section(id, heading, html + table(numbers));
}

std::string lead(const Tournament& before, const TournamentResults& results,
                 const Comparison& found) {
  std::string html = fmt::format(
      "<p class=\"lead\">{} games after the change, game by game with the same dice as before it, "
      "between {} "
      "contenders.</p>\n<p class=\"lead\">",
      results.games(), before.league.contenders.size());
  std::string said;
  for (const auto* findings : {&found.cards, &found.contenders})
    for (const Finding& one : *findings)
      if (one.change != Change::kNotFound)
        said += fmt::format("<strong>{}</strong> is {}. ", escaped(one.name), verdict(one));
  return html + (said.empty() ? "No difference was found." : said) + "</p>\n";
}

}  // namespace

std::string comparison_report(const Tournament& before, const Tournament& after,
                              const TournamentResults& results, const Comparison& found) {
  const Standings now = standings(after.league, results);
  std::vector<Stop> stops;
  if (!found.cards.empty()) stops.push_back({"changed", "Changed cards"});
  stops.push_back({"contenders", "Contenders"});
  const std::string cards = cards_section(after.game, now, results.sum().cards);
  if (!cards.empty()) stops.push_back({"cards", "Card impact"});
  stops.push_back({"about", "How to read this"});
  return page(std::string(after.game.about().title) + " before and after",
              lead(before, results, found) + navigation(stops),
              findings("changed", "Changed cards",
                       "What the contenders that have the card win against those that have not. A "
                       "finding is called one only "
                       "if in 19 of 20 comparisons without any change none would be.",
                       found.cards) +
                  findings("contenders", "Contenders", "What each wins against all others.",
                           found.contenders) +
                  cards + about_section(after, results));
}

}  // namespace turnwright
