// Cards of a position that are not on the table: they come out of their owner's deck, which takes in what it does not
// have in the place of cards that no row speaks of.
#pragma once

#include "games/wtactics/piles.h"
#include "games/wtactics/words.h"

namespace turnwright::wtactics {

class PositionPiles {
 public:
  PositionPiles(State& s, const Names& names) : s_(s), names_(names) {}

  Result<Done> bring(Seat owner, CardId, std::uint8_t to);  // `to` as in State::copies
  Result<Done> put_in_hand(Seat, const CardWords&);
  Result<Done> lay(Seat, const CardWords&);
  Result<Done> lay_any(Seat, const ResourceCount&);
  Result<Done> put_on_top(Seat, const CardWords&);
  Result<Done> cut_deck(Seat, std::string_view text);  // only so many are left

 private:
  int loose(Seat owner, CardId, Pile from) const;
  int last_loose(Seat owner, Pile from) const;
  Pile source(Seat owner) const;
  Result<Done> provide(Seat owner, CardId, Pile from);
  void move(Seat owner, CardId, Pile from, std::uint8_t to);

  State& s_;
  const Names& names_;
};

// At the end of a position: what was cut off a deck is removed from the game.
void put_cut_cards_away(State&);

Result<Done> bad_note(std::string_view note, std::string_view known);

}  // namespace turnwright::wtactics
