// Takes what looks most promising at first sight, without trying anything, and any of what looks equally so.
#pragma once

#include "bots/bot.h"

namespace turnwright {

// By the game's promises (engine/rules.h), read where `seat` sees no more than it may know; any choice, where the game
// has none. Of what is less than `doubt` points behind, the more promising is the more likely.
Choice pick_promising(const Game&, const Position& world, Seat, const ChoiceList&,
                      std::uint32_t doubt, Dice&);

class HastyBot final : public Bot {
 public:
  Choice decide(const Game&, const View&, const ChoiceList& choices, Dice& dice) override;
};

}  // namespace turnwright
