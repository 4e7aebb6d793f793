// Cards that are not on the table: decks, hands, resource cards, graves. Copies of one card are alike, so everything here
// speaks of a card, never of a copy. What the other player comes to know is kept with every step (WT-63, and
// "What a seat remembers" in the rulebook).
#pragma once

#include <bit>
#include <cstring>

#include "games/wtactics/play.h"

namespace turnwright::wtactics {

int count_in(const State&, Seat owner, Pile, CardId);

// The places of the owner's list whose copies have these bits, a bit each.
inline std::uint64_t places_with(const State& s, Seat owner, std::uint8_t bits, std::uint8_t mask) {
  std::uint64_t places = 0;
#ifdef __SSE2__  // sixteen are compared at a time, and one instruction gathers what came of it
  using Sixteen = char __attribute__((vector_size(16)));
  for (int i = 0; i < kListMost; i += 16) {
    Sixteen copies;
    std::memcpy(&copies, s.copies[owner] + i, 16);
    const Sixteen fits = (copies & static_cast<char>(mask)) == static_cast<char>(bits);
    places |= std::uint64_t{static_cast<unsigned>(__builtin_ia32_pmovmskb128(fits))} << i;
  }
#else
  for (int i = 0; i < kListMost; ++i)
    places |= std::uint64_t{(s.copies[owner][i] & mask) == bits} << i;
#endif
  return places;
}
inline std::uint64_t places_in(const State& s, Seat owner, Pile pile) {
  return places_with(s, owner, static_cast<std::uint8_t>(pile), 0x0f);
}

void note_types(const Content&, State&, Seat owner);  // of the cards of the list

// Calls with each card of which the owner has a copy at one of these places, in the order of the list, once.
template <class Call>
void for_each_card_at(const State& s, Seat owner, std::uint64_t places, Call&& call) {
  int last = -1;
  for (; places != 0; places &= places - 1) {
    const CardId card = s.list[owner][std::countr_zero(places)];
    if (card == last) continue;
    last = card;
    call(card);
  }
}
template <class Call>
void for_each_card_in(const State& s, Seat owner, Pile pile, Call&& call) {
  for_each_card_at(s, owner, places_in(s, owner, pile), call);
}

// A copy goes from one pile to another, and everybody sees which card it is.
void move_seen(State&, Seat owner, CardId, Pile from, Pile to);
// The owner lays a card from hand face down: the other cannot tell which (WT-90).
void lay_face_down(State&, Seat owner, CardId);
// Escrow (WT-279): a card from hand, or the resource card at a place, is laid under a quest; which card it is, and whether
// the other knows. Then back to hand, or among the resource cards.
struct Laid {
  CardId card;
  bool known;
};
Laid lay_aside(State&, Seat owner, CardId);
Laid set_aside(State&, Seat owner, int place);
void take_back(State&, Seat owner, CardId, bool known);
void lay_again(State&, Seat owner, CardId, bool known);
// Takes the resource card at a place away, to hand (WT-98) or for all to see (WT-60).
CardId take_resource(State&, Seat owner, int place, Pile to);

// The top card of the deck goes to hand; it is rolled now if no one has seen it yet. Requires a deck.
CardId draw_card(Play&, Seat);
CardId mill_card(Play&, Seat);
// Fixes the top n cards of a deck, as far as there are so many; `looker` rolls them.
void fix_top(Play&, Seat owner, int n, Seat looker);
// A card of a deck goes elsewhere, seen by all, wherever in the deck it is.
void take_from_deck(State&, Seat owner, CardId, Pile to);
void shuffle_deck(State&, Seat owner);
// The whole hand goes back into the deck, which is shuffled (WT-111).
void hand_into_deck(State&, Seat owner);

inline int gold_of(const State& s, Seat seat) {  // what could be paid now (WT-92, WT-95)
  return s.gold[seat] + s.resources[seat] - std::popcount(s.resource_marked[seat]);
}
void pay_gold(Play&, Seat, int gold);       // requires that it can be paid (WT-93)
void ready_resources(State&, Seat, int n);  // unmarks those laid first

}  // namespace turnwright::wtactics
