// Whether a world fits what is known of it (docs/rules/trts.md, What a seat remembers).
#pragma once

#include "games/trts/ledger.h"

namespace turnwright::trts {

// Of each row of the seat's ledger: how many of its units are not behind the screen where they could be. The units of
// different rows are different units.
using Missing = FixedVec<std::uint8_t, kMostSeen>;
// Wherever they are: in a guess that is played on, units that stand for those that were seen may go further than the
// true ones can have gone.
enum class Whereabouts : bool { kReached, kAnywhere };
Missing missing_units(const Look&, Seat, Whereabouts = Whereabouts::kReached);

// Whether the base of the start stands, unseen.
bool has_home(const Look&, Seat);

// All facts, those of every seat's Surveys too. They hold in every position that play leads to.
bool facts_hold(const Look&);

}  // namespace turnwright::trts
