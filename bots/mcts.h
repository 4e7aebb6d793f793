// Plays by Monte Carlo tree search (search.h) and takes the choice that was tried most. A budget is a number of
// simulations, which gives the same decision for the same dice, or a time.
#pragma once

#include <chrono>

#include "bots/bot.h"
#include "bots/search.h"

namespace turnwright {

struct Budget {
  std::uint32_t simulations = 0;  // 0: as many as the time allows
  std::chrono::milliseconds time{0};
};
// "5000" or "200ms".
Result<Budget> budget_from(std::string_view text);

class MctsBot final : public Bot {
 public:
  explicit MctsBot(Budget budget) : budget_(budget) {}
  Choice decide(const Game&, const View&, const ChoiceList& choices, Dice& dice) override;

 private:
  Budget budget_;
  Memory memory_;  // what the seat was asked and has chosen before
  Search search_;
};

}  // namespace turnwright
