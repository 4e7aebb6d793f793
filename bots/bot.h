// A bot plays for a seat. It is handed what that seat may know, a View, and the choices; nothing else, in
// particular no Position but those it guesses.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "engine/game.h"

namespace turnwright {

class Bot {
 public:
  virtual ~Bot() = default;
  // `choices` has at least two; a question with one is answered without asking. `dice` are the bot's own.
  virtual Choice decide(const Game&, const View&, const ChoiceList& choices, Dice& dice) = 0;
};

// By name, as on the command line: "random", "greedy", and with a budget "mcts:5000".
Result<std::unique_ptr<Bot>> make_bot(std::string_view name);

struct BotText {
  std::string_view name;
  std::string_view summary;
  bool takes_budget = false;
  std::string_view stands_for = {};  // of a level: the bot it is, with its budget
};
std::span<const BotText> all_bots();

}  // namespace turnwright
