// Equipment (chapter 12): who may carry it, changing what is in use, reassigning, picking up; and the attach restrictions
// that Enchantments share.
#pragma once

#include "games/wtactics/announce.h"

namespace turnwright::wtactics {

// Whether a card that attaches may be attached to this by this player (WT-217, WT-226, WT-330).
bool can_carry(const Look&, CardId, Seat by, Ref host);
// Whether an attachment is where the words of its restriction that bind all the time allow it (WT-227, WT-348).
bool fits_host(const Look&, Slot attachment);
// Whether one that was there rightly once may no longer be.
inline bool may_come_off(const Look& look, const Object& attachment) {
  const Slot carrier = slot_of(look.s, attachment.host);
  return carrier == kNoSlot || !stands(look.s.objects[carrier]) ||
         look.card(attachment.card).comes_off;
}

Reason judge_reassign(const Look&, Seat, Slot giver);
Reason judge_pick_up(const Look&, Seat, Slot creature);
Reason judge_wield(const Look&, Seat, Slot creature);
bool can_anybody_pick_up(const Look&, Seat);
// Whether anything of this player's could; most of the time nothing lies about.
inline bool may_pick_up(const Look& look, Seat seat) {
  return may_be_present(look.s, of_seat(seat, kDroppedGear)) && can_anybody_pick_up(look, seat);
}
bool has_gear(const Look&, Seat);  // whether anything of this player's carries any
// The creatures of this player that could be marked to give away some for which there could be enough gold (WT-230), and
// those that carry some they do not use.
struct Carriers {
  SlotSet givers, spare;
};
Carriers carriers_of(const Look&, Seat, int gold);
bool has_taker(const Look&, Seat, Slot giver);  // who could be marked with it

// The steps of their lines.
Asked next_of_gear_line(const Look&);
Reason judge_gear_step(const Look&, Seat, const Choice&);
void list_gear_steps(const Look&, Seat, ChoiceList&);
void finish_gear_line(Play&, Seat);

// A piece of Equipment on `carrier` that is not in use but could be instead of another (WT-177, WT-184).
bool could_wear(const Look&, Slot carrier, Slot gear);
bool has_choice_of_gear(const Look&, Slot carrier);

}  // namespace turnwright::wtactics
