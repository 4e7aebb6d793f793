// Whom a text means: filters, selectors, conditions and values (D.3), seen from a card's point of view.
#pragma once

#include "games/wtactics/table.h"

namespace turnwright::wtactics {

// From where a text is read: whose it is, which object says it, and which battlefield is local to it.
struct Viewpoint {
  Seat you;
  Slot self = kNoSlot;
  std::uint8_t field = kAnywhere;
  bool aims = false;  // at a target
};
Viewpoint viewpoint_of(const State&, Slot source);  // of an object's text, for its controller
Viewpoint viewpoint_of(const Look&, const Item&);   // of an announced card or ability

// Several things that a selector means.
using Refs = Passing<Ref, kObjects>;

bool matches(const Look&, const Filter&, Slot, const Viewpoint&);
// Whether there is certainly nothing of what a filter means: nobody who fights, say.
inline bool is_missing(const State& s, const Filter& f, Seat you) {
  return you != kNobody && lacks(s, you, f.needs_present);
}
// The same, for what a trigger watches: as it was last, if it has left play.
bool matches_last(const Look&, const Filter&, Slot, const Viewpoint&);
// Everything a filter means, in a fixed order.
void find(const Look&, const Filter&, const Viewpoint&, Refs& out);
// How many there are; it need not go on where there are enough of them.
int count(const Look&, const Filter&, const Viewpoint&, int enough = kObjects);

// Why this cannot be a target (WT-48, WT-76, WT-330).
Reason judge_target(const Look&, const Filter&, Ref, const Viewpoint&);
void find_targets(const Look&, const Filter&, const Viewpoint&, Refs& out);
// Whether there is one, for which a further test of an item being announced does not speak against it either.
using TargetTest = Reason(const Look&, const Item&, Ref);
bool has_target(const Look&, const Filter&, const Viewpoint&, TargetTest* test = nullptr,
                const Item* = nullptr);

// What an announced or running item means by a selector. kChoose and kRandom are settled before (effects.cpp).
void select(const Look&, const Selector&, const Item&, Refs& out);
Seat seat_of(const Look&, Who, const Item&);  // you, the opponent, or the player it is attached to
int value_of(const Look&, const Value&, const Item&);
bool is_true(const Look&, const Condition&, const Item&);
bool is_now(const Look&, ConditionOf, Slot);

}  // namespace turnwright::wtactics
