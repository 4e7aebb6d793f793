// What stands left of the colon (D.2): what it asks its player to pick, whether it can be paid, and paying it (WT-70 to WT-73, WT-322, WT-323).
#pragma once

#include "games/wtactics/values.h"

namespace turnwright::wtactics {

// How many picks a cost asks for, in this order.
struct CostPicks {
  int allies, sacrifice, bounce, discard, resources;
  int all() const { return allies + sacrifice + bounce + discard + resources; }
};
CostPicks cost_picks(const Costs&);
Asked pick_question(const CostPicks&, int n);  // what the n-th pick is for
// One pick of the open line. Sets are picked in ascending order, so that each has one line.
Reason judge_pick(const Look&, Seat, const Costs&, Slot source, const Choice&);

bool is_free(const Costs&);  // can be used once per turn, though it does not say so (WT-134)
bool can_pay(const Look&, Seat, Slot source, const Costs&, int gold);

// It is paid and carried out, with what the line has picked for it.
using Picks = FixedVec<Ref, kPicksMost>;
void pay_costs(Play&, Seat, Slot source, AbilityId, const Picks&);

void lose_influence(Play&, Seat, int n);
void gain_influence(Play&, Seat, int n);
void discard_from_hand(Play&, Seat, CardId);  // to the grave (WT-7)

}  // namespace turnwright::wtactics
