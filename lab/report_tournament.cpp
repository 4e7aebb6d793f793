// The report of a tournament.
#include <fmt/format.h>

#include <algorithm>

#include "lab/charts.h"
#include "lab/report.h"
#include "lab/report_parts.h"

namespace turnwright {

namespace {

class TournamentReport {
 public:
  TournamentReport(const Tournament& tournament, const TournamentResults& results)
      : tournament_(tournament),
        results_(results),
        league_(tournament.league),
        about_(tournament.game.about()),
        all_(results.sum()),
        now_(standings(league_, results)),
        order_(now_.best_first()) {}

  std::string text() const {
    const std::string title = std::string(about_.title) + " tournament";
    if (all_.sums.games == 0)
      return page(title, "<p class=\"lead\">No game was played to its end.</p>",
                  about_section(tournament_, results_));
    std::vector<Stop> stops{{"ladder", "Rating ladder"}, {"matchups", "Match-ups"}};
    if (!card_impacts(tournament_.game, now_, all_.cards).empty())
      stops.push_back({"cards", "Card impact"});
    stops.push_back({"course", "Course of the games"});
    if (tournament_.grounds.size() > 1) stops.push_back({"grounds", "Grounds"});
    stops.push_back({"about", "How to read this"});
    return page(title, lead() + navigation(stops) + facts(at_a_glance()),
                ladder() + match_ups() + cards_section(tournament_.game, now_, all_.cards) +
                    course() + grounds() + about_section(tournament_, results_));
  }

 private:
  std::string name(std::size_t i) const { return escaped(league_.name(i)); }

  std::string lead() const {
    const std::size_t best = order_.front(), worst = order_.back();
    return fmt::format(
        "<p class=\"lead\">{} games between {} contenders. <strong>{}</strong> leads with {} of "
        "the points; "
        "<strong>{}</strong> is last with {}.</p>\n",
        all_.sums.games, league_.contenders.size(), name(best), percent(now_.all[best].part()),
        name(worst), percent(now_.all[worst].part()));
  }

  std::vector<Fact> at_a_glance() const {
    std::vector<Fact> facts{
        {percent(now_.first_seat), "won by the first seat, draws counting half"}};
    if (all_.sums.starter.games > 0)
      facts.push_back({percent(all_.sums.starter), "won by who begins, draws counting half"});
    if (all_.sums.turns.all() > 0)
      facts.push_back(
          {fmt::format("{} turns", all_.sums.turns.median()), "in half of the games at most"});
    if (const auto decisions = decisions_per_turn(all_.sums))
      facts.push_back({fmt::format("{:.1f}", *decisions), "decisions per turn"});
    else
      facts.push_back({fmt::format("{:.1f}", static_cast<double>(all_.sums.decisions) /
                                                 static_cast<double>(all_.sums.games)),
                       "decisions per game"});
    return facts;
  }

  std::string ladder() const {
    std::vector<Whisker> rows;
    HtmlTable numbers{"Ratings, the best first",
                      {"Contender", "Rating", "± (95 %)", "Won", "95 % interval", "Games"},
                      {}};
    for (const std::size_t i : order_) {
      rows.push_back({league_.name(i), now_.ratings[i].elo, now_.ratings[i].margin});
      const Interval interval = wilson(now_.all[i]);
      numbers.rows.push_back({name(i), with_sign(now_.ratings[i].elo, 0),
                              fmt::format("{:.0f}", now_.ratings[i].margin),
                              now_.all[i].games == 0 ? "–" : percent(now_.all[i].part()),
                              percent(interval.low) + " to " + percent(interval.high),
                              std::to_string(now_.all[i].games)});
    }
    return section("ladder", "Rating ladder",
                   "<p>How strong each is against all others together. Where intervals overlap "
                   "widely the order may "
                   "be chance.</p>\n<figure>\n" +
                       whiskers("Ratings", "Elo, with intervals of 95 %", rows) + "</figure>\n" +
                       folded_table(numbers));
  }

  std::string heat_cell(const Share& share) const {
    if (share.games == 0) return "<td class=\"none\">–</td>";
    const Interval interval = wilson(share);
    return fmt::format("<td style=\"{}\"><b>{:.0f} %</b><small>{:.0f} to {:.0f}</small></td>",
                       heat_style(share.part()), 100 * share.part(), 100 * interval.low,
                       100 * interval.high);
  }

  std::string match_ups() const {
    std::string html =
        "<p>What the one on the left wins against the one above, in percent of the points; below "
        "it the Wilson "
        "interval of 95 %. Blue wins, orange loses, pale is even.</p>\n"
        "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Table of "
        "match-ups\">\n<table "
        "class=\"heat\">\n"
        "<caption class=\"unseen\">Percent of the points that the row wins against the "
        "column</caption>\n"
        "<thead><tr><td></td>";
    for (std::size_t place = 0; place < order_.size(); ++place)
      html += fmt::format("<th scope=\"col\"><span class=\"unseen\">{} </span>{}</th>",
                          name(order_[place]), place + 1);
    html += "</tr></thead>\n<tbody>\n";
    for (std::size_t place = 0; place < order_.size(); ++place) {
      html += fmt::format("<tr><th scope=\"row\">{}. {}</th>", place + 1, name(order_[place]));
      for (const std::size_t other : order_)
        html += heat_cell(now_.match_ups[order_[place]][other]);
      html += "</tr>\n";
    }
    return section("matchups", "Match-ups", html + "</tbody></table></div>\n" + decisions());
  }

  std::string decisions() const {
    if (!tournament_.decides_at) return {};
    HtmlTable table{
        fmt::format("Sequential test of {} against one half", percent(*tournament_.decides_at)),
        {"Pair", "Decision"},
        {}};
    for (std::size_t i = 0; i < order_.size(); ++i)
      for (std::size_t k = i + 1; k < order_.size(); ++k) {
        const std::string first = name(order_[i]), second = name(order_[k]);
        const Decision found =
            decision(now_.match_ups[order_[i]][order_[k]], *tournament_.decides_at);
        table.rows.push_back(
            {first + " and " + second, found == Decision::kFirst    ? first + " wins more"
                                       : found == Decision::kSecond ? second + " wins more"
                                       : found == Decision::kEqual  ? "equal"
                                                                    : "not decided"});
      }
    return turnwright::table(table);
  }

  std::string course() const {
    const bool by_turns = all_.sums.turns.all() > 0;
    const Tally& lengths = by_turns ? all_.sums.turns : all_.sums.lengths;
    const std::string_view what = by_turns ? "turns of all players" : "questions asked";
    std::string html =
        fmt::format("<p>How long the games are, in {}, and how they end.</p>\n<figure>\n", what);
    html += histogram("Length of the games", lengths);
    html += fmt::format("<figcaption>Games by length, in {}.</figcaption></figure>\n", what);
    HtmlTable numbers{fmt::format("Games by length, in {}", what), {"Length", "Games"}, {}};
    for (std::size_t i = 0; i < lengths.counts.size(); ++i)
      if (lengths.counts[i] > 0)
        numbers.rows.push_back({std::to_string(i), std::to_string(lengths.counts[i])});
    return section("course", "Course of the games", html + folded_table(numbers) + endings());
  }

  std::string endings() const {
    if (all_.sums.endings.all() == 0) return {};
    HtmlTable table{"How games end", {"By", "Games", "Part"}, {}};
    for (std::size_t i = 0; i < all_.sums.endings.counts.size(); ++i)
      if (const std::uint64_t games = all_.sums.endings.counts[i]; games > 0)
        table.rows.push_back(
            {escaped(ending_word(about_, i)), std::to_string(games),
             percent(static_cast<double>(games) / static_cast<double>(all_.sums.games))});
    return turnwright::table(table);
  }

  std::string grounds() const {
    if (tournament_.grounds.size() < 2) return {};
    HtmlTable table{"On each ground, what the first seat and each contender win",
                    {"Ground", "Games", "Median length", "First seat"},
                    {}};
    for (const std::size_t i : order_) table.head.push_back(name(i));
    for (std::size_t g = 0; g < tournament_.grounds.size(); ++g) {
      const GroundResults& ground = results_.grounds[g];
      if (ground.sums.games == 0) continue;
      const Standings here = standings(league_, {{ground}});
      const Tally& lengths = ground.sums.turns.all() > 0 ? ground.sums.turns : ground.sums.lengths;
      std::vector<std::string> row{escaped(tournament_.grounds[g].name),
                                   std::to_string(ground.sums.games),
                                   std::to_string(lengths.median()), percent(here.first_seat)};
      for (const std::size_t i : order_)
        row.push_back(here.all[i].games == 0 ? "–" : percent(here.all[i]));
      table.rows.push_back(std::move(row));
    }
    return section("grounds", "Grounds", turnwright::table(table));
  }

  const Tournament& tournament_;
  const TournamentResults& results_;
  const League& league_;
  const About& about_;
  const GroundResults all_;
  const Standings now_;
  const std::vector<std::size_t> order_;
};

}  // namespace

std::string tournament_report(const Tournament& tournament, const TournamentResults& results) {
  return TournamentReport(tournament, results).text();
}

}  // namespace turnwright
