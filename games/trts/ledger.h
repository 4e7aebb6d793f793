// What everybody remembers of pieces behind the screens, and what a seat knows from its Surveys (docs/rules/trts.md, What
// a seat remembers). Never false: whatever may have happened unseen weakens it. Units are meant in either stance.
#pragma once

#include "games/trts/board.h"

namespace turnwright::trts {

// Setup is over: everybody knows what everybody begins with.
void open_ledger(Play&);
// The seat is out of the game.
void forget_all(State&, Seat);

// These units of the seat were seen here and are hidden from now on.
void remember(Play&, Seat, TypeId, Area, unsigned count);
// So many pieces of the seat have come onto the game board here: they may be the ones that were remembered.
void meet(Play&, Seat, TypeId, Area, unsigned count);
// So many pieces of the seat are destroyed, in sight of everybody. What may have been aboard may be gone too (TR-227).
void note_destroyed(Play&, Seat, TypeId, unsigned count);

// TR-237: `by` is shown all that stands in the area.
void note_survey(Play&, Seat by, Area);
// The seat may change unseen what stands in its areas: when macro begins, when a group of it is formed or one retreats
// out of sight, and before secret moves.
void forget_exact(State&, Seat);
// A marker is put on the area.
void forget_exact_in(State&, Area);

// TR-80 to TR-89: at each Income, what the seat can gather at most, by what everybody sees.
void count_income(Play&, Seat);

// ---- what the facts are measured by

inline TypeId normal_form(const Look& look, TypeId id) {
  return look.type(id).is_stance ? look.type(id).stance : id;
}

// A price in half points: a unit of which an order delivers two is worth half of it.
struct Worth {
  int minerals = 0, gas = 0;
  Worth& operator+=(const Worth& more) {
    minerals += more.minerals;
    gas += more.gas;
    return *this;
  }
  friend Worth operator*(const Worth& one, int n) { return {one.minerals * n, one.gas * n}; }
  bool fits_in(const Worth& most) const { return minerals <= most.minerals && gas <= most.gas; }
};
Worth price(int minerals, int gas);
Worth worth(const Look&, TypeId);   // of one piece, with what it was before it became this
Worth worth_of(const Look&, Seat);  // of all that the seat has: pieces, orders, upgrades, stock
inline Worth means(const State& s, Seat seat) { return {s.most_minerals[seat], s.most_gas[seat]}; }

// Where units that were seen so can be by now, by what everybody knows.
AreaMask may_be_in(const Look&, Seat, const Seen&);
// Whether units of this type can be taken along by another, so that the way they go cannot be told.
bool may_be_carried(const Look&, Seat, TypeId);
int most_room(const PieceType&);  // of a transport, with all upgrades it can have
// Its owner may have used it up unseen: a worker that became a building.
bool may_be_used_up(const Look&, Seat, TypeId);

}  // namespace turnwright::trts
