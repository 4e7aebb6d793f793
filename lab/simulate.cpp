#include "lab/simulate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
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
        const std::uint64_t index = next_++;
        if (index >= experiment_.games) break;
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
  return FastDice::seed_of(experiment.seed, index);
}

Setup game_setup(const Experiment& experiment, std::uint64_t index) {
  return setup_of(experiment.league, experiment.setup, index);
}

void Sum::add(std::int64_t value) {
  total += value;
  squares += value * value;
}

void Sum::add(const Sum& other) {
  total += other.total;
  squares += other.squares;
}

double mean(const Sum& sum, std::uint64_t games) {
  return static_cast<double>(sum.total) / static_cast<double>(games);
}

double margin(const Sum& sum, std::uint64_t games) {
  if (games < 2) return 0;
  const double n = static_cast<double>(games), average = mean(sum, games);
  const double spread = static_cast<double>(sum.squares) - n * average * average;
  return 1.96 * std::sqrt(std::max(spread, 0.0) / (n - 1) / n);
}

void Share::add(std::int64_t points_of_a_game) {
  ++games;
  points.add(points_of_a_game);
}

void Share::add(const Share& other) {
  games += other.games;
  points.add(other.points);
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
  match_ups.resize(std::max(match_ups.size(), other.match_ups.size()));
  for (std::size_t i = 0; i < other.match_ups.size(); ++i) {
    match_ups[i].resize(other.match_ups.size());
    for (std::size_t k = 0; k < other.match_ups.size(); ++k)
      match_ups[i][k].add(other.match_ups[i][k]);
  }
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
