#include "lab/simulate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "engine/dice.h"
#include "lab/table.h"

namespace turnwright {

namespace {

constexpr auto kReportEvery = std::chrono::milliseconds(100);

// What the threads of a simulation share. A game that was taken is played to its end, so what is finished is
// always the first so many games.
class Crew {
 public:
  Crew(const Experiment& experiment, const MakeOnlooker& onlooker)
      : experiment_(experiment), onlooker_(onlooker) {}

  void work() {
    try {
      Table table(experiment_);
      while (!stopped_) {
        const std::uint64_t number = next_++;
        if (number >= experiment_.games) break;
        const std::uint64_t index = experiment_.first + number;
        const auto onlooker = onlooker_ ? onlooker_(index) : nullptr;
        table.play(index, onlooker.get());
        ++finished_;
      }
      leave(table.results(), nullptr);
    } catch (...) {
      leave({}, std::current_exception());
    }
  }

  // Until all have left; reports meanwhile.
  Results wait(unsigned workers, const Progress& progress) {
    std::unique_lock lock(mutex_);
    while (!all_left_.wait_for(lock, kReportEvery, [&] { return left_ == workers; }))
      if (progress && !progress(finished_)) stopped_ = true;
    if (error_) std::rethrow_exception(error_);
    if (progress) progress(finished_);
    return sum_;
  }

 private:
  void leave(const Results& results, const std::exception_ptr& error) {
    const std::lock_guard lock(mutex_);
    if (error) stopped_ = true;
    if (error && !error_) error_ = error;
    sum_.add(results);
    ++left_;
    all_left_.notify_one();
  }

  const Experiment& experiment_;
  const MakeOnlooker& onlooker_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> finished_ = 0;
  std::atomic<bool> stopped_ = false;
  std::mutex mutex_;  // guards what follows
  std::condition_variable all_left_;
  unsigned left_ = 0;
  std::exception_ptr error_;
  Results sum_;
};

}  // namespace

std::uint64_t game_seed(const Experiment& experiment, std::uint64_t index) {
  return FastDice::seed_of(experiment.seed, experiment.league.empty() ? index : index / 2);
}

Setup game_setup(const Experiment& experiment, std::uint64_t index) {
  return setup_of(experiment.league, experiment.setup, index);
}

void Results::add(const Results& other) {
  games += other.games;
  unfinished += other.unfinished;
  decisions += other.decisions;
  asks += other.asks;
  first_seat.add(other.first_seat);
  seats.resize(std::max(seats.size(), other.seats.size()));
  for (std::size_t i = 0; i < other.seats.size(); ++i) {
    const SeatResult& from = other.seats[i];
    seats[i].wins += from.wins;
    seats[i].draws += from.draws;
    seats[i].losses += from.losses;
    seats[i].score.add(from.score);
    seats[i].lowest = std::min(seats[i].lowest, from.lowest);
    seats[i].highest = std::max(seats[i].highest, from.highest);
  }
  lengths.add(other.lengths);
  turns.add(other.turns);
  endings.add(other.endings);
  starter.add(other.starter);
}

std::string_view ending_word(const About& about, std::size_t ending) {
  for (const Field& field : about.fields)
    if (field.name == about.story.ending && ending < field.words.size()) return field.words[ending];
  return "other";
}

std::optional<double> decisions_per_turn(const Results& results) {
  const std::uint64_t turns = results.turns.sum();
  if (turns == 0) return {};
  return static_cast<double>(results.decisions) / static_cast<double>(turns);
}

Results simulate(const Experiment& experiment, const MakeOnlooker& onlooker,
                 const Progress& progress) {
  CHECK(experiment.threads > 0, "a simulation without threads");
  Crew crew(experiment, onlooker);
  std::vector<std::jthread> threads;
  for (unsigned i = 0; i < experiment.threads; ++i) threads.emplace_back([&crew] { crew.work(); });
  return crew.wait(experiment.threads, progress);
}

}  // namespace turnwright
