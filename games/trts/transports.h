// Transports (TR-233, TR-234, TR-261, TR-262): loading and unloading, as an active group does it and in secret moves.
#pragma once

#include "games/trts/micro.h"

namespace turnwright::trts {

// Who may take part: in an activation the active, in secret moves the fresh in controlled areas.
using May = bool (*)(const Look&, Seat, const Unit&);

// What may be begun: kLoad and kUnload.
void list_loading(const Look&, Seat, May, ChoiceList& out);
// Why one of these may not be begun; `outside` is the reason of who may not take part.
Reason why_no_loading(const Look&, Seat, May, Why outside, const Choice&);
// The next step of such a line: the transport, or who leaves it.
void list_loading_step(const Look&, Seat, May, ChoiceList& out);
// Carries a choice of either out. True: the line is complete.
bool take_loading(Play&, Seat, const Choice&);

// Who leaves the transport `tie`: kTake …, kReady.
void list_passengers(const Army&, std::uint8_t tie, ChoiceList& out);
// Those who were picked leave; the transport pays for it.
void unload(Play&, Seat, std::uint8_t tie);

}  // namespace turnwright::trts
