// Looks one step ahead with the game's hints and takes what looks best. What it cannot see it guesses: every
// choice is tried in the same few worlds with the same dice, so that choices differ by nothing but themselves.
#pragma once

#include <array>

#include "bots/bot.h"

namespace turnwright {

class GreedyBot final : public Bot {
 public:
  Choice decide(const Game&, const View&, const ChoiceList& choices, Dice& dice) override;

 private:
  static constexpr int kWorlds = 8;  // where there are secrets

  void try_all(const Game&, const Position& world, Seat, const ChoiceList&, std::uint64_t seed);

  // By choice; over the same number of worlds for each, so that the best sum is the best mean.
  std::array<std::int64_t, kMaxChoices> worth_;
};

}  // namespace turnwright
