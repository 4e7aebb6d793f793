// `turnwright simulate`: bots play many games.
#include "lab/simulate.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <thread>

#include "bots/bot.h"
#include "cli/commands.h"
#include "cli/interruptible.h"
#include "cli/progress.h"
#include "cli/simulation_text.h"
#include "cli/trace.h"
#include "lab/records.h"

namespace turnwright::cli {

namespace {

constexpr unsigned kMostThreads = 1024;

// Both look on: the record first.
class Both final : public Onlooker {
 public:
  Both(std::unique_ptr<Onlooker> first, std::unique_ptr<Onlooker> second)
      : first_(std::move(first)), second_(std::move(second)) {}
  void sees(const Position& position, Seat seat, const ChoiceList& choices,
            const Choice& chosen) override {
    first_->sees(position, seat, choices, chosen);
    second_->sees(position, seat, choices, chosen);
  }
  void sees_end(const Position& end) override {
    first_->sees_end(end);
    second_->sees_end(end);
  }

 private:
  std::unique_ptr<Onlooker> first_, second_;
};

MakeOnlooker both(MakeOnlooker first, MakeOnlooker second) {
  if (!first) return second;
  if (!second) return first;
  return [first, second](std::uint64_t index) {
    return std::make_unique<Both>(first(index), second(index));
  };
}

std::vector<std::string> bots_for(const SimulateOptions& options, const ChosenGame& chosen) {
  std::vector<std::string> bots = options.bots;
  if (bots.empty()) bots.push_back("random");
  for (const std::string& name : bots)
    if (const auto bot = make_bot(name); !bot) throw UsageError(bot.error());
  const auto seats = static_cast<std::size_t>(chosen.seats);
  if (bots.size() == 1) bots.resize(seats, bots[0]);
  if (bots.size() != seats)
    throw UsageError(
        fmt::format("{} has {} seats here, so it takes {} bots (or one for all), not {}",
                    chosen.game.about().name, seats, seats, bots.size()));
  return bots;
}

std::size_t option_called(const Game& game, const std::string& name) {
  const auto options = game.about().options;
  std::vector<std::string_view> known;
  for (const Option& option : options) known.push_back(option.name);
  const auto found = std::find(known.begin(), known.end(), name);
  if (found == known.end())
    throw UsageError(fmt::format("{} has no option {}{}", game.about().name, quoted(name),
                                 did_you_mean(name, known)));
  return static_cast<std::size_t>(found - known.begin());
}

League league_for(const SimulateOptions& options, const ChosenGame& chosen) {
  League league;
  if (options.pairs.empty()) return league;
  const Game& game = chosen.game;
  if (options.pairs.size() != league.options.size() || chosen.seats != 2)
    throw UsageError("--pairs takes two options, one for each seat of a game for two");
  for (std::size_t seat = 0; seat < league.options.size(); ++seat) {
    league.options[seat] = options.pairs[seat];
    const auto values = game.ready_values(option_called(game, options.pairs[seat]));
    if (values.size() < 2 || (seat > 0 && values != league.contenders))
      throw UsageError(fmt::format("{} and {} have no list of values in common", options.pairs[0],
                                   options.pairs[1]));
    league.contenders = values;
  }
  for (std::uint64_t game_number = 0; game_number < league.pairings(); ++game_number)
    if (const auto fits = game.check_setup(setup_of(league, chosen.setup, game_number)); !fits)
      throw UsageError(fits.error());
  return league;
}

unsigned threads_for(const SimulateOptions& options) {
  if (options.threads > kMostThreads)
    throw UsageError(fmt::format("at most {} threads, not {}", kMostThreads, options.threads));
  const unsigned wanted =
      options.threads != 0 ? options.threads : std::max(1u, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::min<std::uint64_t>(wanted, options.games));
}

}  // namespace

int simulate(const SimulateOptions& options) {
  const ChosenGame chosen = choose(options.game);
  const Experiment experiment{
      chosen.game,  chosen.setup,         bots_for(options, chosen),  options.games,
      options.seed, threads_for(options), league_for(options, chosen)};
  MakeOnlooker onlooker;
  if (!options.record_dir.empty()) onlooker = record_keeper(experiment, options.record_dir);
  std::optional<TraceFile> trace;
  if (!options.trace.empty()) {
    trace.emplace(options.trace);
    onlooker = both(std::move(onlooker), trace->tracer(experiment));
  }

  const Interruptible interruptible;
  ProgressBar bar(experiment.games, "games");
  const Results results = simulate(experiment, onlooker, [&](std::uint64_t finished) {
    bar.show(finished);
    return !interruptible.asked_to_stop();
  });
  bar.clear();
  if (trace) trace->finish();
  fmt::print("{}", options.json ? simulation_json(experiment, results)
                                : simulation_table(experiment, results));
  if (results.games == experiment.games) return 0;
  if (results.unfinished > 0)
    fmt::print(stderr, "turnwright: {} games went beyond their bounds\n", results.unfinished);
  else
    fmt::print(stderr, "turnwright: stopped after {} of {} games\n", results.games,
               experiment.games);
  return 1;
}

}  // namespace turnwright::cli
