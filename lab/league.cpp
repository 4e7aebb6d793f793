#include "lab/league.h"

namespace turnwright {

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
  if (league.empty()) return setup;
  const Pairing pairing = pairing_of(league, game);
  for (std::size_t seat = 0; seat < pairing.size(); ++seat) {
    const auto done = setup.set(league.options[seat], league.contenders[pairing[seat]]);
    CHECK(done.ok(), "a league with a value that its option does not take");
  }
  return setup;
}

}  // namespace turnwright
