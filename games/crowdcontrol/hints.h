// What a position is worth to a seat: what is on the board and in hand (hints.cpp), what waits in the Queue or is being
// named (foresight.cpp), and what the next combat would bring (forecast.cpp).
#pragma once

#include "games/crowdcontrol/line.h"

namespace turnwright::crowdcontrol {

// All that hints weigh, measured by a point of Health of an HQ, which is 10.
struct Weights {
  int hq = 10;
  int danger = 12, safe = 8;  // each point below `safe` weighs that much more
  int fallen = 5000;
  int attack = 5, health = 4;  // of an Entity
  int body = 6;                // that it is there
  int place = 8, place_health = 3;
  int text = 6;  // for each ability that is at work
  int card = 13;
  int thin_deck = 15;  // with fewer cards every further draw is worth less
  int mana = 1;
  int size = 22, point = 5, wisdom = 3;
  int enraged = 3;
  int open_cost = 10;  // an Entity, Place or card that is still to be paid with
};
inline constexpr Weights kWorth;

int entity_worth(const Look&, Seat, const Object&);
int thing_worth(const Look&, Seat, Slot);
int printed_worth(const Look&, Seat, CardId);  // of a card when it comes onto the board

// foresight.cpp
int queue_worth(const Look&, Seat);          // of what waits, for its player
int text_worth(const Look&, Seat, CardId);   // of the abilities of a thing on the board
int spawn_worth(const Look&, Seat, CardId);  // of what it triggers when it comes
int draft_worth(const Look&, Seat);          // of an act that is not carried out to its end
// forecast.cpp: the next combat, for `seat`; its own switches count as made.
int combat_worth(const Look&, Seat);

}  // namespace turnwright::crowdcontrol
