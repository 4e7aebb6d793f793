// How promising choices look at first sight (engine/rules.h): promised_acts.cpp has the rules of thumb for what is played
// and used, promised_lanes.cpp those for the lanes and the priorities, promises.cpp all others.
#pragma once

#include "games/crowdcontrol/hints.h"

namespace turnwright::crowdcontrol {

// What promises weigh beside kWorth, in its points.
struct Promised {
  int lane = 15;      // to come to the lane in which it is of use at once
  int spent = 1;      // each Mana that is paid for a card, for else it would be lost
  int followed = 80;  // what the Mana that is left would bring, in percent
  int x = 3;          // each Mana that is paid as X
  int won =
      500;  // damage that brings the other HQ down, in the lanes, where much may still come otherwise
  int discard = 14;  // a card of the Hand as a cost
  int dust = 4;      // a card of the Dust Pile as a cost
};
inline constexpr Promised kPromised;

// promises.cpp
// Of an effect that will take its target later, and of all of a list.
int effect_promise(const Look&, const Sides&, const EffectCode&, std::uint16_t x, Ref source);
int list_promise(const Look&, const Sides&, const AbilityCode&, std::uint16_t x, Ref source);
// promised_acts.cpp
void promise_acts(const Look&, const Sides&, const ChoiceList&, Promises&);
// promised_lanes.cpp
void promise_switches(const Look&, const Sides&, const ChoiceList&, Promises&);
void promise_priorities(const Look&, const Sides&, const ChoiceList&, Promises&);

}  // namespace turnwright::crowdcontrol
