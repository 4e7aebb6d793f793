#include "cli/tournament_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/story_text.h"

namespace turnwright::cli {

namespace {

constexpr std::size_t kTopCards = 12, kBottomCards = 5;

std::size_t widest_name(const League& league) {
  std::size_t width = 0;
  for (std::size_t i = 0; i < league.contenders.size(); ++i)
    width = std::max(width, league.name(i).size());
  return width;
}

std::string ladder(const League& league, const Standings& now,
                   const std::vector<std::size_t>& order) {
  const std::size_t width = widest_name(league);
  std::string text = fmt::format("\n  {:>{}}{:>9}{:>11}{:>9}{:>11}{:>9}\n", "", width + 4, "rating",
                                 "± (95 %)", "won", "± (95 %)", "games");
  for (std::size_t place = 0; place < order.size(); ++place) {
    const Share& all = now.all[order[place]];
    const Rating& rating = now.ratings[order[place]];
    text += fmt::format("  {:>2}  {:<{}}{:>9}{:>11.0f}", place + 1, league.name(order[place]),
                        width, with_sign(rating.elo, 0), rating.margin);
    text += all.games == 0
                ? fmt::format("{:>9}{:>11}", "-", "-")
                : fmt::format("{:>7.1f} %{:>11.1f}", 100 * all.part(), 100 * all.part_margin());
    text += fmt::format("{:>9}\n", all.games);
  }
  return text;
}

// One of them surely wins more than the other, as far as 95 of 100 are sure.
bool is_clear(const Share& share) {
  const Interval interval = wilson(share);
  return interval.low > 0.5 || interval.high < 0.5;
}

std::string matrix(const League& league, const Standings& now,
                   const std::vector<std::size_t>& order) {
  const std::size_t width = widest_name(league);
  std::string text =
      "\n  percent won against each, draws counting half; * where 95 % of the interval are on one "
      "side of 50\n\n";
  text += fmt::format("  {:>{}}", "", width + 4);
  for (std::size_t i = 0; i < order.size(); ++i) text += fmt::format("{:>5} ", i + 1);
  for (std::size_t i = 0; i < order.size(); ++i) {
    text += fmt::format("\n  {:>2}  {:<{}}", i + 1, league.name(order[i]), width);
    for (const std::size_t k : order) {
      const Share& one = now.match_ups[order[i]][k];
      text += one.games == 0
                  ? fmt::format("{:>5} ", "-")
                  : fmt::format("{:>5.0f}{}", 100 * one.part(), is_clear(one) ? '*' : ' ');
    }
  }
  return text + "\n";
}

std::string decided(const Tournament& tournament, const Standings& now) {
  if (!tournament.decides_at) return {};
  const League& league = tournament.league;
  std::string text =
      fmt::format("\n  sequential test of {:.0f} % against 50 %\n", 100 * *tournament.decides_at);
  for (std::size_t i = 0; i < now.match_ups.size(); ++i)
    for (std::size_t k = i + 1; k < now.match_ups.size(); ++k) {
      const std::string first = league.name(i), second = league.name(k);
      switch (decision(now.match_ups[i][k], *tournament.decides_at)) {
        case Decision::kOpen: text += "    " + first + " and " + second + ": not decided\n"; break;
        case Decision::kEqual: text += "    " + first + " and " + second + ": equal\n"; break;
        case Decision::kFirst: text += "    " + first + " beats " + second + "\n"; break;
        case Decision::kSecond: text += "    " + second + " beats " + first + "\n"; break;
      }
    }
  return text;
}

std::string grounds_text(const Tournament& tournament, const TournamentResults& results) {
  if (tournament.grounds.size() < 2) return {};
  std::string text;
  for (std::size_t i = 0; i < tournament.grounds.size(); ++i) {
    const GroundResults& ground = results.grounds[i];
    if (ground.sums.games == 0) continue;
    const Standings here = standings(tournament.league, {{ground}});
    text += fmt::format("\n  {}: {} games, the first seat wins {:.1f} % ± {:.1f} %\n",
                        tournament.grounds[i].name, ground.sums.games, 100 * here.first_seat.part(),
                        100 * here.first_seat.part_margin());
    for (const std::size_t k : here.best_first())
      if (here.all[k].games > 0)
        text += fmt::format("    {} wins {:.1f} % ± {:.1f} %\n", tournament.league.name(k),
                            100 * here.all[k].part(), 100 * here.all[k].part_margin());
    text += story_text(tournament.game.about(), ground.sums);
  }
  return text;
}

}  // namespace

std::string card_table(const Game& game, const std::vector<CardImpact>& impacts) {
  // Rare ones say nothing.
  std::vector<CardImpact> shown;
  for (const CardImpact& one : impacts)
    if (!one.is_rare) shown.push_back(one);
  if (shown.empty()) return {};
  const bool has_draws = !game.about().draws.empty();
  const auto names = game.card_names();
  std::size_t width = 0;
  for (const CardImpact& one : shown) width = std::max(width, names[one.card].size());
  std::string text = fmt::format(
      "\n  what decks win more than on average when they have {} a card, in percent of the points\n"
      "\n  {:<{}}",
      has_draws ? "drawn" : "played", "card", width);
  if (has_draws) text += fmt::format("{:>9}{:>8}{:>11}", "drawn", "gain", "± (95 %)");
  text += fmt::format("{:>9}{:>8}{:>11}\n", "played", "gain", "± (95 %)");
  const auto columns = [](const Share& with, const Gain& gain, std::uint64_t games) {
    return fmt::format("{:>7.1f} %{:>8}{:>11.1f}",
                       100 * static_cast<double>(with.games) / static_cast<double>(games),
                       with_sign(100 * gain.part, 1), 100 * gain.margin);
  };
  for (std::size_t i = 0; i < shown.size(); ++i) {
    if (i >= kTopCards && i + kBottomCards < shown.size()) {
      if (i == kTopCards) text += "  …\n";
      continue;
    }
    const CardImpact& one = shown[i];
    text += fmt::format("  {:<{}}", names[one.card], width);
    if (has_draws) text += columns(one.drawn, one.when_drawn, one.games);
    text += columns(one.played, one.when_played, one.games) + "\n";
  }
  return text;
}

std::string tournament_text(const Tournament& tournament, const TournamentResults& results) {
  const League& league = tournament.league;
  const About& about = tournament.game.about();
  const GroundResults all = results.sum();
  std::string text =
      fmt::format("{}: {} games between {} contenders, {} unfinished, seed {}\n", about.title,
                  all.sums.games, league.contenders.size(), all.sums.unfinished, tournament.seed);
  if (all.sums.games == 0) return text;
  const Standings now = standings(league, results);
  const auto order = now.best_first();
  text += ladder(league, now, order) + matrix(league, now, order) + decided(tournament, now);
  const auto games = static_cast<double>(all.sums.games);
  text += fmt::format(
      "\n  per game {:.1f} decisions, {:.1f} asks (shortest {}, median {}, longest {})\n"
      "  the first seat wins {:.1f} % ± {:.1f} %, draws counting half\n",
      static_cast<double>(all.sums.decisions) / games, static_cast<double>(all.sums.asks) / games,
      all.sums.lengths.least(), all.sums.lengths.median(), all.sums.lengths.most(),
      100 * now.first_seat.part(), 100 * now.first_seat.part_margin());
  text += story_text(about, all.sums) + grounds_text(tournament, results);
  return text + card_table(tournament.game, card_impacts(tournament.game, now, all.cards));
}

}  // namespace turnwright::cli
