// What a building has under way: each order is one byte, the rounds that are left and what it is.
#pragma once

#include "games/trts/play.h"

namespace turnwright::trts {

// Slots 0 and 1 train units: the item is a place in Faction::units. Slot 2 is for everything else.
inline constexpr int kTrainSlots = 2, kOtherSlot = 2;
inline constexpr std::uint8_t kNoWork = 0;
inline constexpr unsigned kWorkMorph =
    32;  // + the place in Faction::buildings; below: a place in Faction::upgrades
inline constexpr unsigned kWorkSite = 63;  // the building itself is under construction

// Rounds are 1 to 3, so no work is 0.
constexpr std::uint8_t make_work(unsigned item, unsigned rounds) {
  return static_cast<std::uint8_t>(item << 2 | rounds);
}
constexpr unsigned work_item(std::uint8_t work) { return work >> 2; }
constexpr unsigned work_rounds(std::uint8_t work) { return work & 3; }

inline bool has_work(const Building& b) { return (b.work[0] | b.work[1] | b.work[2]) != kNoWork; }
static_assert(kMostSlots == 3);

}  // namespace turnwright::trts
