// What the procedures of quests (flow.h) ask and are told.
#pragma once

#include "games/wtactics/quests.h"

namespace turnwright::wtactics {

// quests.cpp: the steps that follow when a quest ends for a player
void reward(Play&, Seat, int offer);
void return_escrow(Play&, Seat, int offer);             // WT-278, WT-279
void fail(Play&, Seat, int offer, std::uint8_t flags);  // WT-274, WT-275, WT-280
void abandoned(Play&, Seat, int offer);                 // what the card says of it
bool is_expired(const Look&, int offer);                // WT-309 to WT-311
void expire(Play&, int offer);
Seat who_lets_expire(const State&);  // WT-312; kNobody: chance

// quest_flow.cpp
// The line in which damage is distributed, a point at a time (WT-303). It ends with kPass, or with the last point.
Asked next_of_spreading(const Look&);
Reason judge_spread(const Look&, Slot creature);
void spread(Play&);
std::uint8_t unwanted(const Look&);
void end_round_of_quests(State&);

}  // namespace turnwright::wtactics
