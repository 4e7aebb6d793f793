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

// Both sides of the table, with the words own and their as `seat` uses them.
struct Sides {
  Seat seat;
  const Camp& own;
  const Camp& their;
  Sides of(Seat whose) const { return whose == seat ? *this : Sides{whose, their, own}; }
};
inline Sides as_they_are(const Look& look, Seat seat) {
  return {seat, look.camp(seat), look.camp(other(seat))};
}
inline Sides as_seen(const Look& look, Seat seat) {
  return {seat, look.camp(seat), look.seen(other(seat), seat)};
}

// Of something that is the seat's own.
int entity_worth(const Look&, const Sides&, const Object&);
int thing_worth(const Look&, const Sides&, Slot);
int printed_worth(const Look&, const Sides&, CardId);  // of a card when it comes onto the board

// foresight.cpp
int queue_worth(const Look&, Seat);                  // of what waits, for its player
int text_worth(const Look&, const Sides&, CardId);   // of the abilities of a thing on the board
int spawn_worth(const Look&, const Sides&, CardId);  // of what it triggers when it comes
int draft_worth(const Look&, Seat);                  // of an act that is not carried out to its end
// Of an effect for its player: as it is aimed, else on the best there is.
int effect_worth(const Look&, const Sides&, const EffectCode&, std::uint16_t x, Aim, Ref source);
int worth_on(const Look&, const EffectCode&, int n, const Sides& on, Slot);
int amount_expected(const EffectCode&, std::uint16_t x);
// forecast.cpp: the next combat, for `seat`; its own switches count as made.
int combat_worth(const Look&, Seat);

}  // namespace turnwright::crowdcontrol
