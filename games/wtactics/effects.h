// Effects (D.3): what damage, death and durations come to, and the questions an effect asks while it is carried out.
#pragma once

#include "games/wtactics/announce.h"

namespace turnwright::wtactics {

// Damage of one instance by a slot, or by a card of a seat (kBlameSeat + seat). What arrives is told.
int deal_damage(Play&, Slot, int n, std::uint8_t blame, bool slays = false);
// Dies at once; during an individual combat it is buried when that is over (WT-202).
void die(Play&, Slot);

void add_lasting(Play&, std::uint16_t instruction, std::uint8_t on, Slot source);
void end_effect(Play&, std::size_t i);  // this one of State::lasting; control goes back (WT-62)
// The effects that last until now are over.
void end_lasting(Play&, Duration::Is until, Slot only_on = kNoSlot);
void end_lasting_of(Play&, Duration::Is until, Seat controller);
void end_turns(Play&, Seat);  // WT-147: the end of this player's turn

// What becomes of a card of a deck that a search has found.
void find_card(Play&, Seat, CardId, Destination);

// What the effect under way asks.
Asked effect_question(const Look&);
Reason judge_effect(const Look&, Seat, const Choice&);
void list_effect(const Look&, Seat, ChoiceList&);
void answer_effect(Play&, Seat, const Choice&);

}  // namespace turnwright::wtactics
