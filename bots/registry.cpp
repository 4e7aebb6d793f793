// The list of bots. A new bot adds one line.
#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "bots/greedy.h"
#include "bots/mcts.h"
#include "bots/random.h"

namespace turnwright {

namespace {

// A bot may take a budget, written behind a colon.
struct Entry {
  BotText text;
  Result<std::unique_ptr<Bot>> (*make)(std::string_view budget);  // empty: none was written
};

template <class B>
Result<std::unique_ptr<Bot>> make_simple(std::string_view budget) {
  if (!budget.empty()) return Failure{"this bot takes no budget"};
  return std::unique_ptr<Bot>(std::make_unique<B>());
}

Result<std::unique_ptr<Bot>> make_mcts(std::string_view budget) {
  const auto parsed = budget_from(budget.empty() ? "1000" : budget);
  if (!parsed) return Failure{parsed.error()};
  return std::unique_ptr<Bot>(std::make_unique<MctsBot>(*parsed));
}

constexpr Entry kBots[] = {
    {{"random", "takes any choice, each equally likely"}, make_simple<RandomBot>},
    {{"greedy", "looks one step ahead with the game's hints; plays at random where there are none"},
     make_simple<GreedyBot>},
    {{"mcts", "searches: mcts:5000 simulates so often for each decision, mcts:200ms for so long"},
     make_mcts},
};

}  // namespace

Result<std::unique_ptr<Bot>> make_bot(std::string_view name) {
  const std::size_t colon = std::min(name.find(':'), name.size());
  const std::string_view kind = name.substr(0, colon);
  std::vector<std::string_view> known;
  std::string list;
  for (const Entry& entry : kBots) {
    if (entry.text.name == kind)
      return entry.make(colon < name.size() ? name.substr(colon + 1) : std::string_view());
    known.push_back(entry.text.name);
    list += (list.empty() ? "" : ", ") + std::string(entry.text.name);
  }
  const std::string hint = did_you_mean(kind, known);
  return Failure{"no bot is called " + quoted(kind) +
                 (hint.empty() ? "; there are " + list : hint)};
}

std::span<const BotText> all_bots() {
  static const auto kTexts = [] {
    std::array<BotText, std::size(kBots)> texts;
    for (std::size_t i = 0; i < texts.size(); ++i) texts[i] = kBots[i].text;
    return texts;
  }();
  return kTexts;
}

}  // namespace turnwright
