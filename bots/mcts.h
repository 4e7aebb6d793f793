// Plays by Monte Carlo tree search (search.h) and takes the choice that was tried most. A budget is a number of
// simulations at most, which gives the same decision for the same dice, or a time. Simulations for earlier questions that
// came through this one count, for up to three quarters of the number. Several threads search side by side, each
// with its part of the simulations and dice and a tree of its own, and what they found is added up; so the decision
// does not depend on how they run.
#pragma once

#include <chrono>
#include <vector>

#include "bots/bot.h"
#include "bots/search.h"

namespace turnwright {

struct Budget {
  std::uint32_t simulations = 0;  // 0: as many as the time allows
  std::chrono::milliseconds time{0};
  std::uint32_t threads = 1;
};
// "5000" or "200ms", and "5000x2" or "200msx2" on two threads.
Result<Budget> budget_from(std::string_view text);

class MctsBot final : public Bot {
 public:
  explicit MctsBot(Budget budget) : budget_(budget), searches_(budget.threads) {}
  Choice decide(const Game&, const View&, const ChoiceList& choices, Dice& dice) override;

 private:
  // What one thread does: its part of the simulations.
  void run(std::size_t number, FastDice, const Game&, const View&, const ChoiceList&);

  Budget budget_;
  Memory memory_;                 // what the seat was asked and has chosen before
  std::vector<Search> searches_;  // one for each thread
};

}  // namespace turnwright
