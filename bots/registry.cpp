// The list of bots. A new bot adds one line.
#include <array>

#include "bots/bot.h"
#include "bots/greedy.h"
#include "bots/random.h"

namespace turnwright {

namespace {

template <class B>
std::unique_ptr<Bot> make() {
  return std::make_unique<B>();
}

struct Entry {
  BotText text;
  std::unique_ptr<Bot> (*make)();
};

constexpr Entry kBots[] = {
    {{"random", "takes any choice, each equally likely"}, make<RandomBot>},
    {{"greedy", "looks one step ahead with the game's hints; plays at random where there are none"},
     make<GreedyBot>},
};

}  // namespace

Result<std::unique_ptr<Bot>> make_bot(std::string_view name) {
  std::vector<std::string_view> known;
  std::string list;
  for (const Entry& entry : kBots) {
    if (entry.text.name == name) return entry.make();
    known.push_back(entry.text.name);
    list += (list.empty() ? "" : ", ") + std::string(entry.text.name);
  }
  const std::string hint = did_you_mean(name, known);
  return Failure{"no bot is called " + quoted(name) +
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
