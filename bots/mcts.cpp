#include "bots/mcts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <thread>

namespace turnwright {

namespace {

constexpr std::string_view kMilliseconds = "ms";
constexpr std::uint32_t kMostBudget = 10'000'000, kMostThreads = 8;

// 0: it is no number from 1 to `most`.
std::uint32_t number_in(std::string_view digits, std::uint32_t most) {
  std::uint32_t number = 0;
  const char* const last = digits.data() + digits.size();
  const auto [end, error] = std::from_chars(digits.data(), last, number);
  return error == std::errc{} && end == last && number <= most ? number : 0;
}

// Whether what has been tried most is better beyond doubt, as far as the spread of what came of all choices tells, than any
// other choice that has not been given up.
bool is_clearly_best(std::span<const Edge> edges, const Edge& best) {
  constexpr double kSurely = 3;           // standard errors
  constexpr std::uint32_t kGivenUp = 16;  // times fewer tries than the best
  double tries = 0, spread = 0;
  for (const Edge& edge : edges) {
    if (edge.tries == 0) continue;
    tries += edge.tries;
    spread += edge.squares - edge.total * edge.mean();
  }
  const double variance = spread / tries;
  return std::all_of(edges.begin(), edges.end(), [&](const Edge& edge) {
    if (&edge == &best || edge.tries < best.tries / kGivenUp) return true;
    const double ahead = best.worth() - edge.worth();
    const double error = variance * (1.0 / best.tries + 1.0 / edge.tries);
    return ahead > 0 && ahead * ahead > kSurely * kSurely * error;
  });
}

// How many simulations for earlier questions count for this one. Mostly it follows on from the last one in the same line.
std::uint32_t counted(std::span<const Edge> kept, std::uint32_t simulations) {
  std::uint32_t tries = 0;
  for (const Edge& edge : kept) tries += edge.tries;
  return std::min(tries, simulations / 4 * 3);
}

// Whether what has been tried most stays what is taken: the simulations that are left cannot change it any more; or an
// eighth of them is done, and nothing else was worth many tries or it is clearly best.
bool is_settled(std::span<const Edge> edges, std::uint32_t simulations, std::uint32_t left) {
  constexpr std::uint32_t kFar = 4, kFew = 16;  // times as often as any other, and so many more
  constexpr std::uint32_t kEvery = 32;  // simulations it is asked again whether it is clearly best
  const Edge* best = &edges.front();
  std::uint32_t second = 0;
  for (const Edge& edge : edges.subspan(1)) {
    second = std::max(second, std::min(best->tries, edge.tries));
    if (edge.tries > best->tries) best = &edge;
  }
  if (best->tries - second > left) return true;
  const std::uint32_t done = simulations - left;
  if (done < simulations / 8) return false;
  return best->tries > kFar * (second + kFew) ||
         (done % kEvery == 0 && is_clearly_best(edges, *best));
}

}  // namespace

Result<Budget> budget_from(std::string_view text) {
  Budget budget;
  std::string_view digits = text.substr(0, text.find('x'));
  if (digits.size() < text.size())
    budget.threads = number_in(text.substr(digits.size() + 1), kMostThreads);
  const bool is_time = digits.ends_with(kMilliseconds);
  if (is_time) digits.remove_suffix(kMilliseconds.size());
  const std::uint32_t number = number_in(digits, kMostBudget);
  if (number == 0 || budget.threads == 0)
    return Failure{quoted(text) +
                   " is no budget: give a number of simulations as 5000, or a time as 200ms, and "
                   "up to 8 threads as 5000x2"};
  if (is_time)
    budget.time = std::chrono::milliseconds(number);
  else
    budget.simulations = number;
  return budget;
}

Choice MctsBot::decide(const Game& game, const View& view, const ChoiceList& choices, Dice& dice) {
  std::vector<std::thread> others;
  for (std::size_t i = searches_.size(); i-- > 0;) {
    FastDice own(dice.roll(kTable, UINT32_MAX));
    const auto search = [&, i, own] { run(i, own, game, view, choices); };
    if (i > 0)
      others.emplace_back(search);
    else
      search();
  }
  for (std::thread& other : others) other.join();
  std::array<std::uint64_t, kMaxChoices> tries{};
  for (Search& search : searches_) {
    std::size_t i = 0;
    for (const Edge& edge : search.root()) tries[i++] += edge.tries;
  }
  const auto best = std::max_element(tries.begin(), tries.begin() + choices.size());
  const Choice chosen = choices[static_cast<int>(best - tries.begin())];
  memory_.see(view);
  memory_.choose(chosen);
  return chosen;
}

void MctsBot::run(std::size_t number, FastDice dice, const Game& game, const View& view,
                  const ChoiceList& choices) {
  using Clock = std::chrono::steady_clock;
  const auto until = Clock::now() + budget_.time;
  Search& search = searches_[number];
  search.begin(game, view, choices, memory_, dice);
  if (budget_.simulations == 0) {
    do {
      search.simulate(dice);
    } while (Clock::now() < until);
  }
  const auto part = static_cast<std::uint32_t>(
      (budget_.simulations + searches_.size() - 1 - number) / searches_.size());
  for (auto left = part - counted(search.root(), part);
       left > 0 && !is_settled(search.root(), part, left); --left)
    search.simulate(dice);
}

}  // namespace turnwright
