#include "engine/perft.h"

#include <chrono>
#include <iostream>

#include "cli/commands.h"
#include "cli/json.h"

namespace turnwright::cli {

int perft(const PerftOptions& options) {
  const ChosenGame chosen = choose(options.game);
  const auto begin = std::chrono::steady_clock::now();
  const std::uint64_t count = turnwright::perft(chosen.game, chosen.setup, options.depth);
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
  if (!options.json) {
    std::cout << count << '\n';
    return 0;
  }
  const Json result = {{"game", options.game.name},
                       {"depth", options.depth},
                       {"count", count},
                       {"seconds", taken.count()}};
  std::cout << result.text() << '\n';
  return 0;
}

}  // namespace turnwright::cli
