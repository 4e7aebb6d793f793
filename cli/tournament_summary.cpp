#include "cli/tournament_summary.h"

#include "cli/story_text.h"
#include "lab/card_impact.h"

namespace turnwright::cli {

namespace {

// In percent of what could be won, with the interval of 95 %.
Json share_json(const Share& share) {
  Json json = {{"games", share.games}};
  if (share.games == 0) return json;
  const Interval interval = wilson(share);
  return json.set("percent", 100 * share.part())
      .set("low", 100 * interval.low)
      .set("high", 100 * interval.high);
}

Json ladder_json(const League& league, const Standings& now) {
  Json ladder = Json::array();
  for (const std::size_t i : now.best_first())
    ladder.add(Json{{"contender", league.name(i)},
                    {"elo", now.ratings[i].elo},
                    {"margin", now.ratings[i].margin},
                    {"won", share_json(now.all[i])}});
  return ladder;
}

Json match_ups_json(const Tournament& tournament, const Standings& now) {
  const League& league = tournament.league;
  constexpr std::string_view kDecisions[] = {"open", "equal", "first", "second"};
  Json all = Json::array();
  for (std::size_t i = 0; i < now.match_ups.size(); ++i)
    for (std::size_t k = i + 1; k < now.match_ups.size(); ++k) {
      Json one = {{"first", league.name(i)},
                  {"second", league.name(k)},
                  {"won_by_first", share_json(now.match_ups[i][k])}};
      if (tournament.decides_at)
        one.set(
            "decision",
            kDecisions[static_cast<int>(decision(now.match_ups[i][k], *tournament.decides_at))]);
      all.add(std::move(one));
    }
  return all;
}

Json use_json(const Share& with, const Gain& gain, std::uint64_t games) {
  Json json = {
      {"percent_of_games", 100 * static_cast<double>(with.games) / static_cast<double>(games)}};
  if (with.games == 0) return json;
  return json.set("won_percent", 100 * with.part())
      .set("gain", 100 * gain.part)
      .set("margin", 100 * gain.margin);
}

Json cards_json(const Tournament& tournament, const Standings& now, const CardUses& uses) {
  const auto names = tournament.game.card_names();
  Json all = Json::array();
  for (const CardImpact& one : card_impacts(tournament.game, now, uses)) {
    Json card = {{"card", names[one.card]},
                 {"games", one.games},
                 {"played", use_json(one.played, one.when_played, one.games)},
                 {"rare", one.is_rare}};
    if (!tournament.game.about().draws.empty())
      card.set("drawn", use_json(one.drawn, one.when_drawn, one.games));
    all.add(std::move(card));
  }
  return all;
}

}  // namespace

Json summary_json(const Tournament& tournament, const TournamentResults& results) {
  const Standings now = standings(tournament.league, results);
  const GroundResults all = results.sum();
  Json json = {{"games", all.sums.games},
               {"ratings", ladder_json(tournament.league, now)},
               {"match_ups", match_ups_json(tournament, now)},
               {"first_seat", share_json(now.first_seat)}};
  add_story(tournament.game.about(), all.sums, json);
  return json.set("cards", cards_json(tournament, now, all.cards));
}

}  // namespace turnwright::cli
