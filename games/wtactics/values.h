// What follows from the cards on the table: current ATK and DEF, what creatures can, must and cannot do, and what
// changes for the players (WT-87 to WT-89, WT-329 to WT-331). It is kept in the state and made anew after every change.
#pragma once

#include "games/wtactics/abilities.h"

namespace turnwright::wtactics {

void make_derived(const Content&, State&);
inline void refresh(const Content& content, State& s) {
  if ((s.touched & kStale) != 0) make_derived(content, s);
}

// The part that is counted and depends on no text: `watched`, `present`, `casters`.
void take_stock(const Content&, State&);
// Something has changed that few texts speak of. Only if one of them is on the table all has to be made anew.
void touch_seen(Play&, Sees what);

// The change of a card's gold cost by what is in play (WT-104).
int cost_change(const Look&, CardId, Seat);
// Whether a prohibition keeps a card of this owner in the grave.
bool is_recovery_forbidden(const Look&, Seat owner, CardId);
inline bool is_player_forbidden(const State& s, Seat seat, Action action) {
  const unsigned bit = static_cast<unsigned>(action) - static_cast<unsigned>(Action::kPlayEvent);
  return (s.player_forbidden[seat] >> bit & 1) != 0;  // kPlayEvent to kRecover
}
// Whether `defender` is one of those that may be set against an elusive attacker.
bool gets_past(const Look&, Slot elusive, Slot defender);

}  // namespace turnwright::wtactics
