// What the 42 effects of the cards do (chapter 17). What an effect will do is planned from how things stand and then
// carried out, so that two can happen together (CC-83).
#pragma once

#include "games/crowdcontrol/camp.h"
#include "games/crowdcontrol/queue.h"

namespace turnwright::crowdcontrol {

// An effect that is about to happen, out of the Queue or at once in Commit.
struct Doing {
  Seat seat;  // whose
  const EffectCode* e;
  Ref source;
  std::uint16_t x;  // of its variable
  Aim aim;          // a target
  Ref chosen;       // of a CHOSEN mode, on the board
  Aim chosen_in_hand;
  bool own_pile;  // of Resurrect and Reassemble
};
struct Plan {
  Doing what;
  Seat on;         // whose things it works on
  SlotMask slots;  // and which of them
  unsigned amount;
  bool has_room;  // for what comes
};

inline unsigned amount_of(const EffectCode& e, std::uint16_t x) { return e.is_x ? x : e.n; }

// Which things on a board an effect could work on.
SlotMask domain_of(const EffectCode&, const Camp&);

Plan plan(const Play&, const Doing&);
Written carry_out(Play&, const Plan&, Moment (&moments)[kSeats]);

// The cards of a Hand that a Discount may name.
bool can_discount(const Look&, Seat, const EffectCode&, RowPlace);

}  // namespace turnwright::crowdcontrol
