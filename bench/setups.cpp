#include "bench/setups.h"

#include <string>
#include <vector>

namespace turnwright::bench {

Setup with_other_values(const Game& game, Setup setup, FastDice& dice) {
  for (std::size_t i = 0; i < setup.options().size(); ++i) {
    const std::vector<std::string> values = game.ready_values(i);
    if (values.empty()) continue;
    Setup other = setup;
    const std::size_t n = dice.roll(kTable, static_cast<std::uint32_t>(values.size()));
    if (other.set(setup.options()[i].name, values[n]).ok() && game.check_setup(other).ok())
      setup = other;
  }
  return setup;
}

}  // namespace turnwright::bench
