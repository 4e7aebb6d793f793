// The list of bots. A new bot adds one line.
#include <algorithm>
#include <array>
#include <optional>

#include "bots/bot.h"
#include "bots/greedy.h"
#include "bots/hasty.h"
#include "bots/mcts.h"
#include "bots/random.h"

namespace turnwright {

namespace {

// A bot may take a budget, written behind a colon.
struct Entry {
  BotText text;
  Result<std::unique_ptr<Bot>> (*make)(std::optional<std::string_view> budget) = nullptr;
};

template <class B>
Result<std::unique_ptr<Bot>> make_simple(std::optional<std::string_view> budget) {
  if (budget) return Failure{"this bot takes no budget"};
  return std::unique_ptr<Bot>(std::make_unique<B>());
}

Result<std::unique_ptr<Bot>> make_mcts(std::optional<std::string_view> budget) {
  const auto parsed = budget_from(budget.value_or("1000"));
  if (!parsed) return Failure{parsed.error()};
  return std::unique_ptr<Bot>(std::make_unique<MctsBot>(*parsed));
}

constexpr Entry kBots[] = {
    {{"random", "takes any choice, each equally likely"}, make_simple<RandomBot>},
    {{"hasty",
      "takes what looks promising at first sight, by the game's rules of thumb, if it has any"},
     make_simple<HastyBot>},
    {{"greedy", "looks one step ahead with the game's hints; plays at random where there are none"},
     make_simple<GreedyBot>},
    {{"mcts",
      "searches: mcts:5000 simulates so often for each decision, mcts:200ms for so long; "
      "mcts:5000x2 on two threads",
      true},
     make_mcts},
    {{.name = "novice",
      .summary = "searches a little: an opponent for a first game",
      .stands_for = "mcts:12"}},
    {{.name = "adept", .summary = "searches enough to punish mistakes", .stands_for = "mcts:250"}},
    {{.name = "master",
      .summary = "searches for a second and a half",
      .stands_for = "mcts:1500ms"}},
};

}  // namespace

Result<std::unique_ptr<Bot>> make_bot(std::string_view name) {
  const std::size_t colon = std::min(name.find(':'), name.size());
  const std::string_view kind = name.substr(0, colon);
  std::vector<std::string_view> known;
  std::string list;
  for (const Entry& entry : kBots) {
    if (entry.text.name == name && !entry.text.stands_for.empty())
      return make_bot(entry.text.stands_for);
    if (entry.text.name == kind && entry.make != nullptr)
      return entry.make(colon < name.size() ? std::optional(name.substr(colon + 1)) : std::nullopt);
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
