// What everybody remembers of units that have gone behind the screens (chapter 16). Never false: whatever may have
// happened unseen weakens it.
#pragma once

#include "games/trts/board.h"

namespace turnwright::trts {

// These units of the seat were seen here and are hidden from now on.
void remember(State&, Seat, TypeId, Area, unsigned count);
// So many of the seat's units of this type have come onto the game board: they may be the ones that were remembered.
void meet(Play&, Seat, TypeId, unsigned count);
// A transport is gone: whoever could have been aboard may be gone with it (TR-227, TR-68).
void forget_load(Play&, Seat, TypeId transport);
// The seat is out of the game.
void forget_all(State&, Seat);
// TR-237: what `by` was shown; an area with nothing of that owner is remembered as such.
void note_survey(State&, Seat by, Seat owner, TypeId, Area, unsigned count);
// TR-80 to TR-89: called at each Income of a round: what the seat can have gathered at most, by what everybody sees.
void count_income(Play&, Seat);

}  // namespace turnwright::trts
