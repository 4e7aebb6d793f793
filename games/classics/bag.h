// A deck as a bag of the cards that are left, one bit each. Its order is not decided before a card is drawn.
#pragma once

#include <bit>
#include <concepts>

#include "engine/host.h"

namespace turnwright {

// A roll over the `count` cards that are left, in ascending order; the card leaves the bag.
template <std::unsigned_integral Bag>
int draw_card(Bag& left, int count, Stream stream, Host& host) {
  DCHECK(count == std::popcount(left), "the cards in a bag are miscounted");
  Bag rest = left;
  for (auto n = host.roll(stream, static_cast<std::uint32_t>(count)); n > 0; --n) rest &= rest - 1;
  const int card = std::countr_zero(rest);
  left &= ~(Bag{1} << card);
  return card;
}

}  // namespace turnwright
