// `turnwright simulate`: bots play many games.
#include "lab/simulate.h"

#include <fmt/format.h>

#include <optional>

#include "bots/bot.h"
#include "cli/commands.h"
#include "cli/interruptible.h"
#include "cli/progress.h"
#include "cli/simulation_text.h"
#include "cli/trace.h"
#include "lab/records.h"

namespace turnwright::cli {

namespace {

// Both look on: the record first.
class Both final : public Onlooker {
 public:
  Both(std::unique_ptr<Onlooker> first, std::unique_ptr<Onlooker> second)
      : first_(std::move(first)), second_(std::move(second)) {}
  void hear(SeatMask seen_by, const Event& event) override {
    first_->hear(seen_by, event);
    second_->hear(seen_by, event);
  }
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

}  // namespace

int simulate(const SimulateOptions& options) {
  const ChosenGame chosen = choose(options.game);
  const Experiment experiment{
      chosen.game,   chosen.setup, bots_for(options, chosen),
      options.games, options.seed, threads_for(options.threads, options.games)};
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
