#include "cli/contest.h"

#include <fmt/format.h>

#include <algorithm>

#include "bots/bot.h"

namespace turnwright::cli {

namespace {

constexpr std::uint64_t kUsualGames = 1000;

std::vector<std::string> values_of(const Game& game, const std::string& name) {
  const auto options = game.about().options;
  std::vector<std::string_view> known;
  for (const Option& option : options) known.push_back(option.name);
  const auto found = std::find(known.begin(), known.end(), name);
  if (found == known.end())
    throw UsageError(fmt::format("{} has no option {}{}", game.about().name, quoted(name),
                                 did_you_mean(name, known)));
  return game.ready_values(static_cast<std::size_t>(found - known.begin()));
}

// What the seats differ in, if nobody says it: two options with the same ready values and the numbers of the seats in
// their names, as deck1 and deck2.
std::vector<std::string> usual_pairs(const Game& game) {
  const auto options = game.about().options;
  for (const Option& first : options)
    for (const Option& second : options) {
      const std::string name(first.name), other(second.name);
      if (!name.ends_with('1') || other != name.substr(0, name.size() - 1) + '2') continue;
      if (values_of(game, name).size() > 1) return {name, other};
    }
  return {};
}

std::vector<std::string> bots_for(const TournamentOptions& options) {
  if (options.bots.empty()) return {"greedy"};
  for (const std::string& name : options.bots) {
    if (const auto bot = make_bot(name); !bot) throw UsageError(bot.error());
    if (std::count(options.bots.begin(), options.bots.end(), name) > 1)
      throw UsageError(fmt::format("{} is named twice: nobody plays against itself", name));
  }
  return options.bots;
}

std::vector<std::string> values_for(const TournamentOptions& options, const Game& game,
                                    const std::vector<std::string>& pairs) {
  if (pairs.size() != 2)
    throw UsageError("--pairs takes two options, one for each seat of a game for two");
  auto values = values_of(game, pairs[0]);
  if (values.size() < 2 || values != values_of(game, pairs[1]))
    throw UsageError(fmt::format("{} and {} have no list of values in common", pairs[0], pairs[1]));
  if (options.among.empty()) return values;
  const std::vector<std::string_view> known(values.begin(), values.end());
  for (const std::string& value : options.among)
    if (std::find(known.begin(), known.end(), value) == known.end())
      throw UsageError(
          fmt::format("{} cannot be {}{}", pairs[0], quoted(value), did_you_mean(value, known)));
  // In the order of the game, each once.
  std::erase_if(values, [&](const std::string& value) {
    return std::find(options.among.begin(), options.among.end(), value) == options.among.end();
  });
  return values;
}

League league_for(const TournamentOptions& options, const Game& game) {
  const auto bots = bots_for(options);
  auto pairs = options.pairs;
  if (pairs.empty() && bots.size() == 1) pairs = usual_pairs(game);
  if (pairs.empty() && (bots.size() == 1 || !options.among.empty()))
    throw UsageError(fmt::format(
        "say who plays against whom: --pairs with two options of {}, or --bots with several bots",
        game.about().name));
  League league;
  if (pairs.empty()) {
    for (const std::string& bot : bots) league.contenders.push_back({bot});
    return league;
  }
  for (const std::string& value : values_for(options, game, pairs))
    for (const std::string& bot : bots) league.contenders.push_back({bot, value});
  league.options = {pairs[0], pairs[1]};
  if (league.contenders.size() < 2) throw UsageError("it takes two to play against each other");
  return league;
}

// Options that are played over together are alike on each ground, as when both seats have the same deck.
std::vector<Ground> grounds_for(const TournamentOptions& options, const ChosenGame& chosen) {
  if (options.over.empty()) return {{"", chosen.setup}};
  const auto values = values_of(chosen.game, options.over.front());
  for (const std::string& name : options.over)
    if (values.empty() || values_of(chosen.game, name) != values)
      throw UsageError(
          fmt::format("{} has no list of values to play over{}", name,
                      values.empty() ? "" : " that is also one of " + options.over.front()));
  std::vector<Ground> grounds;
  for (const std::string& value : values) {
    grounds.push_back({value, chosen.setup});
    for (const std::string& name : options.over)
      if (const auto set = grounds.back().setup.set(name, value); !set)
        throw UsageError(set.error());
  }
  return grounds;
}

}  // namespace

Tournament tournament_for(const TournamentOptions& options, const ChosenGame& chosen) {
  Tournament tournament{chosen.game, league_for(options, chosen.game),
                        grounds_for(options, chosen)};
  const League& league = tournament.league;
  for (const Ground& ground : tournament.grounds)
    for (std::uint64_t game = 0; game < league.pairings(); ++game) {
      const Setup setup = setup_of(league, ground.setup, game);
      if (const auto fits = chosen.game.check_setup(setup); !fits) throw UsageError(fits.error());
      if (seats_of(chosen.game, setup) != 2)
        throw UsageError(fmt::format("a tournament is for games of two, not of {}{}",
                                     seats_of(chosen.game, setup),
                                     ground.name.empty() ? "" : " as on " + ground.name));
    }
  if (options.sprt && (*options.sprt <= 0.5 || *options.sprt >= 1))
    throw UsageError(
        "--sprt takes the part of the points that is clearly better: between 0.5 and 1");
  tournament.games = tournament.whole_rounds(options.games.value_or(kUsualGames));
  tournament.seed = options.seed.value_or(1);
  tournament.threads = threads_for(options.threads, tournament.games);
  tournament.decides_at = options.sprt;
  return tournament;
}

}  // namespace turnwright::cli
