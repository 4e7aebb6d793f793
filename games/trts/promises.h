// What bots are told of choices at first sight, without trying any: rules of thumb, in points of worth (hints.h).
#pragma once

#include "games/trts/play.h"

namespace turnwright::trts {

// How much the rules of thumb trust what they see. Found by playing.
struct Hopes {
  // What is supposed
  int foe_army =
      60;  // percent of an enemy's means in minerals and gas that its army is worth in points
  int worker = 15;  // of an enemy's workers that are seen
  int ruin = 8;     // of a mineral or gas of the price of an enemy's building
  // Orders
  int first = 35, small_army = 20;  // of what lets units be trained, while there is no army
  int base = 60;                    // where the next one should be
  int waste = 12;                   // of what is of no use now
  int undo = 60;                    // of taking back what was ordered
  int save = 4;                     // a mineral that is kept for a base
  int home = 3;                     // a step from home, for a building
  // Groups
  int odds = 130;     // percent of the enemies' strength to attack with
  int fight = 45;     // percent of what a fight is expected to bring
  int exchange = 40;  // percent of an army that fires at once is what it deals
  int step = 8;       // percent of a unit's worth, a step nearer to where it is wanted
  int area = 8;       // an area that is taken
  int field = 1;      // a mineral field in it
  int line = 25;      // to go on with a line that is begun
  int dither = 6;     // what is done for nothing costs
  // Battles
  int fire = 30;    // not to hold fire
  int losing = 60;  // percent of the enemies' strength below which a fight is left
  int rally = 70;   // percent of the enemies' strength below which the army waits at home
};
inline constexpr Hopes kHope;

// Each for the questions of some windows. order_promises.cpp: macro.
void promise_macro(const Look&, Seat, const ChoiceList&, Promises&);
// group_promises.cpp: micro turns and activations
void promise_group(const Look&, Seat, const ChoiceList&, Promises&);
void promise_action(const Look&, Seat, const ChoiceList&, Promises&);
// shift_promises.cpp
void promise_shift(const Look&, Seat, const ChoiceList&, Promises&);
// battle_promises.cpp
void promise_retreat(const Look&, Seat, const ChoiceList&, Promises&);
void promise_fire(const Look&, Seat, const ChoiceList&, Promises&);
void promise_survivor(const Look&, Seat, const ChoiceList&, Promises&);

}  // namespace turnwright::trts
