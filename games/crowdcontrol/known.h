// What others know of a player's Hand (docs/rules/crowdcontrol.md, What a seat remembers), and the lifting of the
// curtain.
#pragma once

#include "games/crowdcontrol/play.h"

namespace turnwright::crowdcontrol {

// How others see a camp: cards in Hand and Deck are not told apart, nor are copies.
void show(State&, Seat);
inline void show_all(State& s) {
  for (Seat seat = 0; seat < kSeats; ++seat) show(s, seat);
}
// Nothing but lanes has changed since.
void show_lanes(State&, Seat);
// Places that have left are off the lists of priorities (CC-110).
void drop_gone_priorities(State&);

// Whether a card may be the one that is known to be in a Hand.
inline bool fits(const CardCode& card, const TypeFact& fact) {
  return static_cast<std::uint8_t>(card.type) == fact.type &&
         (fact.tag == kNoTag || card.has_tag(fact.tag));
}
// A draw by type has found a card, or none.
void note_found(Play&, Seat, CardType, TagId);
void note_none_left(Play&, Seat, CardType, TagId);
// A card is seen to leave the Hand.
void note_left_hand(Play&, Seat, RowPlace);
void note_training(Play&, Seat, unsigned n, bool all);
// A card was played with training, or for less than is printed on it.
void note_played(Play&, Seat, unsigned training, unsigned cheaper);
// What was aimed at a card in hand, or chosen there, is not found any more (CC-90).
void forget_in_hand(Play&, Seat, RowPlace);

}  // namespace turnwright::crowdcontrol
