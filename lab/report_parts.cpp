#include "lab/report_parts.h"

#include <fmt/format.h>

#include <algorithm>

#include "lab/charts.h"

namespace turnwright {

namespace {

constexpr std::size_t kTop = 15, kBottom = 8;

Whisker whisker(const std::string& name, const Gain& gain) {
  return {name, 100 * gain.part, 100 * gain.margin};
}

// The ends of the list, which are what one looks for.
std::vector<Whisker> strongest_and_weakest(const std::vector<CardImpact>& impacts,
                                           const std::vector<std::string>& names, bool by_draws) {
  std::vector<Whisker> rows;
  for (const CardImpact& one : impacts)
    if (!one.is_rare)
      rows.push_back(whisker(names[one.card], by_draws ? one.when_drawn : one.when_played));
  if (rows.size() > kTop + kBottom + 1) {
    rows.erase(rows.begin() + kTop, rows.end() - static_cast<std::ptrdiff_t>(kBottom));
    rows.insert(rows.begin() + kTop, Whisker{});
  }
  return rows;
}

std::string rate(const Share& with, std::uint64_t games) {
  return percent(static_cast<double>(with.games) / static_cast<double>(games));
}
std::string won(const Share& with) { return with.games == 0 ? "–" : percent(with.part()); }

HtmlTable card_numbers(const std::vector<CardImpact>& impacts,
                       const std::vector<std::string>& names, bool has_draws) {
  HtmlTable table{
      "All cards. Gain: points of a hundred more than the same decks win on average", {}, {}};
  table.head = {"Card"};
  if (has_draws)
    for (const char* head : {"Drawn", "Won when drawn", "Gain when drawn"})
      table.head.push_back(head);
  for (const char* head : {"Played", "Won when played", "Gain when played", "Games"})
    table.head.push_back(head);
  for (const CardImpact& one : impacts) {
    std::vector<std::string> row{escaped(names[one.card]) +
                                 (one.is_rare ? " (too few games)" : "")};
    const auto add = [&](const Share& with, const Gain& gain) {
      row.push_back(rate(with, one.games));
      row.push_back(won(with));
      row.push_back(signed_percent(gain.part, gain.margin));
    };
    if (has_draws) add(one.drawn, one.when_drawn);
    add(one.played, one.when_played);
    row.push_back(std::to_string(one.games));
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace

std::string percent(double part) { return fmt::format("{:.1f} %", 100 * part); }
std::string percent(const Share& share) {
  return fmt::format("{:.1f} % ± {:.1f}", 100 * share.part(), 100 * share.part_margin());
}
std::string signed_percent(double part, double margin) {
  return fmt::format("{} ± {:.1f}", with_sign(100 * part, 1), 100 * margin);
}

std::string navigation(const std::vector<Stop>& stops) {
  std::string html = "<nav aria-label=\"On this page\"><ul>\n";
  for (const Stop& stop : stops)
    html += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", stop.id, escaped(stop.heading));
  return html + "</ul></nav>\n";
}

std::string cards_section(const Game& game, const Standings& now, const CardUses& uses) {
  const auto impacts = card_impacts(game, now, uses);
  if (impacts.empty()) return {};
  const bool has_draws = !game.about().draws.empty();
  const auto names = game.card_names();
  const auto rows = strongest_and_weakest(impacts, names, has_draws);
  const auto usual = static_cast<std::size_t>(std::count_if(
      impacts.begin(), impacts.end(), [](const CardImpact& one) { return !one.is_rare; }));
  std::string html = fmt::format(
      "<p>How much more, or less, of the points is won in games in which a side has {} the card, "
      "compared with what "
      "the same decks win on average. It says what goes together with winning, not yet what causes "
      "it: "
      "<code>turnwright lab compare</code> answers that.</p>\n",
      has_draws ? "drawn" : "played");
  if (!rows.empty())
    html += "<figure>\n" +
            whiskers("Card impact", "points of a hundred, with intervals of 95 %", rows) +
            (rows.size() < usual
                 ? fmt::format(
                       "<figcaption>The {} strongest and the {} weakest of {} cards. </figcaption>",
                       kTop, kBottom, usual)
                 : std::string()) +
            "</figure>\n";
  return section("cards", "Card impact",
                 html + folded_table(card_numbers(impacts, names, has_draws)));
}

std::string about_section(const Tournament& tournament, const TournamentResults& results) {
  const About& about = tournament.game.about();
  const GroundResults all = results.sum();
  std::string bots;
  for (const Contender& one : tournament.league.contenders)
    if (bots.find(one.bot) == std::string::npos) bots += (bots.empty() ? "" : ", ") + one.bot;
  const HtmlTable what{
      "What was played",
      {"What", "Value"},
      {{"Game", escaped(about.title)},
       {"Version of the rules", std::to_string(about.rules_version)},
       {"Hash of the content", fmt::format("{:016x}", tournament.game.content_hash())},
       {"Bots", escaped(bots)},
       {"Seed", std::to_string(tournament.seed)},
       {"Games",
        fmt::format("{} of {}", results.games(), tournament.games * tournament.grounds.size())},
       {"Given up without an end", std::to_string(all.sums.unfinished)}}};
  return section("about", "How to read this",
                 "<dl><dt>Points</dt><dd>A win is a point and a draw is half a point. Each pair "
                 "meets in both seatings with the "
                 "same dice, so that luck and seats are shared fairly.</dd>"
                 "<dt>Intervals</dt><dd>In 95 of 100 experiments like this one the true value lies "
                 "inside. Of many values some "
                 "lie outside theirs by chance.</dd>"
                 "<dt>Ratings</dt><dd>Elo: 100 points more win 64 of 100 games, 400 more win ten "
                 "of eleven. All ratings together "
                 "are 0 on average.</dd></dl>\n" +
                     table(what));
}

}  // namespace turnwright
