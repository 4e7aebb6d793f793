// A position in which what is announced has happened, as far as a glance can tell.
#pragma once

#include "games/wtactics/hints.h"

namespace turnwright::wtactics {

// A copy of the state, and what a seat gains besides by what cannot be shown in it.
struct Ahead {
  Ahead(const Look& look, Seat one) : content(look.content), s(look.s), seat(one) {}

  const Content& content;
  State s;
  Seat seat;
  int besides = 0;
  Look look() const { return {content, s}; }
  int sign(Seat one) const { return one == seat ? 1 : -1; }
};

// Does to it roughly what the words of an item say.
void carry_out(Ahead&, const Item&);
// The same for what is to be paid: what is picked is gone, the rest is reckoned with.
void pay(Ahead&, const Item&);

}  // namespace turnwright::wtactics
