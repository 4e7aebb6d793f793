#include "cli/tournament_json.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/results_json.h"
#include "cli/tournament_summary.h"
#include "lab/outside.h"

namespace turnwright::cli {

namespace {

constexpr std::string_view kFormat = "turnwright tournament 1";

std::string content_of(const Game& game) { return fmt::format("{:016x}", game.content_hash()); }

Json asked_json(const TournamentOptions& asked, const Tournament& tournament) {
  return {{"game", asked.game.name},
          {"set", Json::list(asked.game.set)},
          {"games", tournament.games},
          {"bots", Json::list(asked.bots)},
          {"pairs", Json::list(asked.pairs)},
          {"among", Json::list(asked.among)},
          {"over", Json::list(asked.over)},
          {"seed", tournament.seed},
          {"sprt", asked.sprt ? Json(*asked.sprt) : Json()}};
}

std::vector<std::string> contenders_of(const League& league) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < league.contenders.size(); ++i) names.push_back(league.name(i));
  return names;
}

}  // namespace

Json tournament_json(const TournamentOptions& asked, const Tournament& tournament,
                     const TournamentResults& results) {
  const Game& game = tournament.game;
  Json grounds = Json::array();
  for (std::size_t i = 0; i < tournament.grounds.size(); ++i) {
    Json ground = ground_json(game, tournament.league, results.grounds[i]);
    grounds.add(ground.set("name", tournament.grounds[i].name));
  }
  return {{"format", kFormat},
          {"asked", asked_json(asked, tournament)},
          {"rules_version", game.about().rules_version},
          {"content", content_of(game)},
          {"contenders", Json::list(contenders_of(tournament.league))},
          {"summary", summary_json(tournament, results)},
          {"grounds", std::move(grounds)}};
}

TournamentOptions asked_in(const Json& file) {
  if (!file.has("format") || file.at("format").string() != kFormat)
    throw OutsideError(fmt::format("its format is not \"{}\"", kFormat));
  const Json asked = file.at("asked");
  TournamentOptions options;
  options.game.name = asked.at("game").string();
  options.game.set = asked.at("set").strings();
  options.games = asked.at("games").unsigned_number();
  options.bots = asked.at("bots").strings();
  options.pairs = asked.at("pairs").strings();
  options.among = asked.at("among").strings();
  options.over = asked.at("over").strings();
  options.seed = asked.at("seed").unsigned_number();
  if (const Json sprt = asked.at("sprt"); !sprt.is_null()) options.sprt = sprt.number();
  return options;
}

TournamentResults results_in(const Json& file, const Tournament& tournament) {
  const Game& game = tournament.game;
  if (file.at("rules_version").unsigned_number() != game.about().rules_version)
    throw OutsideError("it was played by another version of the rules");
  if (file.at("content").string() != content_of(game))
    throw OutsideError("it was played with other cards than these");
  if (file.at("contenders").strings() != contenders_of(tournament.league))
    throw OutsideError("its contenders are not those that it asks for");
  TournamentResults results;
  for (const Json& ground : file.at("grounds").items())
    results.grounds.push_back(ground_in(ground, game, tournament.league));
  if (results.grounds.size() != tournament.grounds.size())
    throw OutsideError("it has not the grounds that it asks for");
  return results;
}

}  // namespace turnwright::cli
