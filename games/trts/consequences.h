// What follows from the rows of a position.
#pragma once

#include "games/trts/play.h"

namespace turnwright::trts {

// From where the pieces are: markers are there, what is contested is seen, and nothing that is remembered is false.
void draw_consequences(Play&);
// Rows of the field table give stock, too: nobody has more than they can have.
void raise_means(const Look&, State&);

}  // namespace turnwright::trts
