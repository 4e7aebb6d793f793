#include "bench/measure.h"

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

#include "bench/clock.h"
#include "bench/playouts.h"
#include "bench/searches.h"

namespace turnwright::bench {

namespace {

constexpr std::size_t kRepeats = 5;
constexpr std::size_t kSamples = 64;  // a power of two: the remainder costs nothing

// Does something `times` times. Loops are inside, so that the call costs nothing.
using Work = std::function<void(std::uint64_t times)>;

double seconds_for(const Work& work, std::uint64_t times) {
  const double began = cpu_seconds();
  work(times);
  return cpu_seconds() - began;
}

// Finds how many times take at least `least` seconds, and repeats that.
double per_second(double least, const Work& work) {
  std::uint64_t times = 1;
  double seconds = seconds_for(work, times);
  while (seconds < least) {
    const double more = seconds < least / 20 ? 8 : 1.1 * least / seconds;
    times = static_cast<std::uint64_t>(static_cast<double>(times) * more) + 1;
    seconds = seconds_for(work, times);
  }
  std::array<double, kRepeats> repeats;
  repeats[0] = seconds;
  for (std::size_t i = 1; i < kRepeats; ++i) repeats[i] = seconds_for(work, times);
  std::sort(repeats.begin(), repeats.end());
  return static_cast<double>(times) / repeats[kRepeats / 2];
}

// The compiler has to believe that this is read, and that all memory may have changed.
void keep(const void* result) { asm volatile("" : : "r"(result) : "memory"); }

// What a seat is asked in: one decision out of each of several random games, all equally likely.
struct Sample {
  Position position;
  Seat seat;
};

Sample sample_game(const Game& game, const Setup& setup, Host& picks, Host& host) {
  Sample sample;
  ChoiceList choices;
  std::uint32_t met = 0;
  Position position = game.start(setup, host);
  for (Ask ask = game.ask(position); !ask.over(); ask = game.ask(position)) {
    const Seat seat = lowest(ask.owing);
    if (picks.roll(kTable, ++met) == 0) sample = {position, seat};
    game.choices(position, seat, choices);
    const auto count = static_cast<std::uint32_t>(choices.size());
    game.submit(position, seat, choices[static_cast<int>(picks.roll(kTable, count))], host);
  }
  CHECK(met > 0, "a game in which nobody is asked anything");
  return sample;
}

std::vector<Sample> sample_games(const Game& game, const Setup& setup) {
  FastDice dice(3), other_dice(4);
  Host host(dice), picks(other_dice);
  std::vector<Sample> samples;
  while (samples.size() < kSamples) samples.push_back(sample_game(game, setup, picks, host));
  return samples;
}

void measure_play(const Game& game, const Setup& setup, double least, Rates& rates) {
  Played played;
  rates.games = per_second(
      least, [&](std::uint64_t times) { played = play_random_games(game, setup, times); });
  const auto games = static_cast<double>(played.games);
  rates.decisions = rates.games * static_cast<double>(played.decisions) / games;
  rates.asks = rates.games * static_cast<double>(played.asks) / games;
}

void measure_copies(const Position& from, double least, Rates& rates) {
  Position to = from;
  rates.copies = per_second(least, [&](std::uint64_t times) {
    for (; times > 0; --times) {
      to = from;
      keep(&to);
    }
  });
  std::vector<std::byte> bytes(from.size());
  rates.memcpys = per_second(least, [&](std::uint64_t times) {
    for (; times > 0; --times) {
      std::memcpy(bytes.data(), from.bytes().data(), from.size());
      keep(bytes.data());
    }
  });
}

void measure_knowledge(const Game& game, const std::vector<Sample>& samples, double least,
                       Rates& rates) {
  rates.views = per_second(least, [&](std::uint64_t times) {
    for (; times > 0; --times) {
      const Sample& sample = samples[times % kSamples];
      const View view = game.view(sample.position, sample.seat);
      keep(&view);
    }
  });
  std::vector<View> views;
  for (const Sample& sample : samples) views.push_back(game.view(sample.position, sample.seat));
  FastDice dice(5);
  Host host(dice);
  rates.guesses = per_second(least, [&](std::uint64_t times) {
    for (; times > 0; --times) {
      const Position world = game.guess(views[times % kSamples], host);
      keep(&world);
    }
  });
}

void measure_searches(const Game& game, const Setup& setup, double least, Rates& rates) {
  rates.simulations =
      static_cast<double>(kSimulations) *
      per_second(least, [&](std::uint64_t times) { search_first_decisions(game, setup, times); });
}

}  // namespace

Rates measure(const Game& game, const Setup& setup, double least) {
  Rates rates;
  rates.state_bytes = game.state_bytes();
  measure_play(game, setup, least, rates);
  const std::vector<Sample> samples = sample_games(game, setup);
  measure_copies(samples[0].position, least, rates);
  measure_knowledge(game, samples, least, rates);
  measure_searches(game, setup, least, rates);
  return rates;
}

}  // namespace turnwright::bench
