// Whether a world fits what is known of it (docs/rules/trts.md, What a seat remembers).
#pragma once

#include "games/trts/ledger.h"

namespace turnwright::trts {

// Of each row of the seat's ledger: how many of its units are not behind the screen where they could be. The units of
// different rows are different units.
using Missing = FixedVec<std::uint8_t, kMostSeen>;
Missing missing_units(const Look&, Seat);

// All facts, those of every seat's Surveys too. They hold in every position that play leads to.
bool facts_hold(const Look&);

}  // namespace turnwright::trts
