// Takes any choice, each equally likely. The measure of every other bot.
#pragma once

#include "bots/bot.h"

namespace turnwright {

Choice pick_any(const ChoiceList& choices, Dice& dice);

class RandomBot final : public Bot {
 public:
  Choice decide(const Game&, const View&, const ChoiceList& choices, Dice& dice) override {
    return pick_any(choices, dice);
  }
};

}  // namespace turnwright
