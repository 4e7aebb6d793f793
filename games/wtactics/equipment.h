// Equipment (chapter 12): who may carry it, changing what is in use, reassigning, picking up; and the attach restrictions
// that Enchantments share.
#pragma once

#include "games/wtactics/announce.h"

namespace turnwright::wtactics {

// Whether a card that attaches may be attached to this by this player (WT-217, WT-226, WT-330).
bool can_carry(const Look&, CardId, Seat by, Ref host);
// Attached where the words of its restriction that bind all the time no longer hold (WT-227, WT-348).
bool is_misplaced(const Look&, Slot attachment);

Reason judge_reassign(const Look&, Seat, Slot giver);
Reason judge_pick_up(const Look&, Seat, Slot creature);
Reason judge_wield(const Look&, Seat, Slot creature);
bool may_pick_up(const Look&, Seat);  // whether anything of this player's could
bool has_gear(const Look&, Seat);     // whether a creature of this player's carries any

// The steps of their lines.
Asked next_of_gear_line(const Look&);
Reason judge_gear_step(const Look&, Seat, const Choice&);
void list_gear_steps(const Look&, Seat, ChoiceList&);
void finish_gear_line(Play&, Seat);

// A piece of Equipment on `carrier` that is not in use but could be instead of another (WT-177, WT-184).
bool could_wear(const Look&, Slot carrier, Slot gear);
bool has_choice_of_gear(const Look&, Slot carrier);

}  // namespace turnwright::wtactics
