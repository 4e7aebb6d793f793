// How a row of cards is looked through: eight places at a time.
#pragma once

#include <algorithm>
#include <bit>
#include <cstring>

#include "games/crowdcontrol/state.h"

namespace turnwright::crowdcontrol {

// Eight bytes of a row. What is found in them is said by the highest bit of each byte.
inline constexpr std::uint64_t kEachByte = 0x0101010101010101, kHighBits = 0x80 * kEachByte;
template <class T>
std::uint64_t eight_bytes(const T* first) {
  static_assert(sizeof(T) == 1);
  std::uint64_t bytes;
  std::memcpy(&bytes, first, sizeof bytes);
  return bytes;
}
constexpr std::uint64_t zero_bytes(std::uint64_t bytes) {
  return ~(((bytes & ~kHighBits) + ~kHighBits) | bytes | ~kHighBits);
}
constexpr std::uint64_t whole_bytes(std::uint64_t found) { return (found >> 7) * 0xff; }
// In the lowest eight bits.
constexpr std::uint64_t one_bit_each(std::uint64_t found) {
  return (found >> 7) * 0x0102040810204080 >> 56;
}
// Those that are `where`. (These bytes have no highest bit, else this would be `zero_bytes`.)
constexpr std::uint64_t eight_equal(std::uint64_t bytes, Where where) {
  return (kHighBits - (bytes ^ kEachByte * static_cast<unsigned>(where))) & kHighBits;
}
inline std::uint64_t eight_places(const Camp& camp, int first, Where where) {
  return eight_equal(eight_bytes(camp.where + first), where);
}
inline std::uint64_t eight_of_hand(const Camp& camp, int first) {
  return eight_places(camp, first, Where::kHand) | eight_places(camp, first, Where::kKnownHand);
}
// Calls with each place that `eight` finds. All of them are gathered before, so that there is one loop.
template <class Eight, class Call>
void for_each_found(int size, Eight&& eight, Call&& call) {
  for (int from = 0; from < size; from += 64) {
    std::uint64_t found = 0;
    for (int first = from; first < std::min(size, from + 64); first += 8)
      found |= one_bit_each(eight(first)) << (first - from);
    for (; found != 0; found &= found - 1)
      call(static_cast<RowPlace>(from + std::countr_zero(found)));
  }
}
template <class Call>
void for_each_place(const Camp& camp, int size, Where where, Call&& call) {
  for_each_found(size, [&](int first) { return eight_places(camp, first, where); }, call);
}
template <class Call>
void for_each_hand_place(const Camp& camp, int size, Call&& call) {
  for_each_found(size, [&](int first) { return eight_of_hand(camp, first); }, call);
}

}  // namespace turnwright::crowdcontrol
