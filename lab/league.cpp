#include "lab/league.h"

#include <algorithm>

namespace turnwright {

std::string League::name(std::size_t contender) const {
  const Contender& one = contenders[contender];
  if (one.value.empty()) return one.bot;
  const bool bots_differ =
      std::any_of(contenders.begin(), contenders.end(),
                  [&](const Contender& other) { return other.bot != one.bot; });
  return bots_differ ? one.value + " (" + one.bot + ")" : one.value;
}

Pairing pairing_of(const League& league, std::uint64_t game) {
  const std::uint64_t pairing = game % league.pairings();
  std::size_t first = 0, later = pairing / 2;
  // The first meets all behind it, then the second, and so on.
  for (std::size_t behind = league.contenders.size() - 1; later >= behind; --behind) {
    later -= behind;
    ++first;
  }
  const std::size_t second = first + 1 + later;
  return pairing % 2 == 0 ? Pairing{first, second} : Pairing{second, first};
}

Setup setup_of(const League& league, const Setup& base, std::uint64_t game) {
  Setup setup = base;
  if (league.empty() || league.options[0].empty()) return setup;
  const Pairing pairing = pairing_of(league, game);
  for (std::size_t seat = 0; seat < pairing.size(); ++seat) {
    const auto done = setup.set(league.options[seat], league.contenders[pairing[seat]].value);
    CHECK(done.ok(), "a league with a value that its option does not take");
  }
  return setup;
}

}  // namespace turnwright
