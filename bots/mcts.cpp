#include "bots/mcts.h"

#include <algorithm>
#include <charconv>

namespace turnwright {

namespace {

constexpr std::string_view kMilliseconds = "ms";
constexpr std::uint32_t kMostBudget = 10'000'000;

}  // namespace

Result<Budget> budget_from(std::string_view text) {
  const bool is_time = text.ends_with(kMilliseconds);
  std::string_view digits = text;
  if (is_time) digits.remove_suffix(kMilliseconds.size());
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc{} || end != digits.data() + digits.size() || number == 0 ||
      number > kMostBudget)
    return Failure{quoted(text) +
                   " is no budget: give a number of simulations as 5000, or a time as 200ms"};
  Budget budget;
  if (is_time)
    budget.time = std::chrono::milliseconds(number);
  else
    budget.simulations = number;
  return budget;
}

Choice MctsBot::decide(const Game& game, const View& view, const ChoiceList& choices, Dice& dice) {
  using Clock = std::chrono::steady_clock;
  FastDice own(dice.roll(kTable, UINT32_MAX));
  search_.begin(game, view, choices, memory_);
  const auto until = Clock::now() + budget_.time;
  for (std::uint32_t i = 0;
       budget_.simulations != 0 ? i < budget_.simulations : Clock::now() < until; ++i)
    search_.simulate(own);
  const auto root = search_.root();
  const auto best = std::max_element(
      root.begin(), root.end(), [](const Edge& a, const Edge& b) { return a.tries < b.tries; });
  memory_.see(view);
  memory_.choose(best->choice);
  return best->choice;
}

}  // namespace turnwright
