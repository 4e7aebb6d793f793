#include "bots/random.h"

namespace turnwright {

Choice pick_any(const ChoiceList& choices, Dice& dice) {
  return choices[static_cast<int>(dice.roll(kTable, static_cast<std::uint32_t>(choices.size())))];
}

}  // namespace turnwright
