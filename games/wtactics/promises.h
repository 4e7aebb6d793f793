// How promising each answer to a question looks at first sight (engine/rules.h): battles, and what cards and abilities do.
#pragma once

#include "games/wtactics/table.h"

namespace turnwright::wtactics {

// What hints do not weigh (hints.h), in their points.
struct Hunches {
  int lay = 30, few = 5;  // a resource card, while there are so few, whatever else it is good for
  int keep = 20;          // a hand with enough to begin with; a mulligan is worth nothing
  int upkeep = 12;        // to pay what is due
  int spoilt = 14;        // each gold that a creature in hand would have needed
  int reply = 4;          // an answer must be worth more than nothing
  int decoy = 2;          // an attacker that brings nothing itself may draw a defender away
  int mortal = 60;        // each point of an attack that would take the last Influence
  int move = 8;           // a creature that has moved can do nothing for a turn
  int bearer = 3;         // a host that makes use of what is attached to it
  int pressure = 35, threat = 60;  // of an attack to come, in hundredths: one's own, the other's
  int advance = 4;      // each point of ATK of a creature that is not needed as a defender
  int retreat = 2;      // each point of DEF where defenders are missing
  int card_of_use = 2;  // each gold of the cost of a card in hand
  int stolen = 5;       // each point of ATK of a creature taken for a turn
  int unready = 3;      // each point of ATK of a creature that will not attack
};
inline constexpr Hunches kHunch;

// ---- promises_battle.cpp

// One who fights: what counts in a combat.
struct Fighter {
  Slot slot;             // kNoSlot: it is not there yet
  std::uint32_t can;     // as of objects (state.h)
  int atk, left, worth;  // `left`: damage it can still take
  int tough, places;     // `places`: attackers it can be set against
};
// Of a side; what more of them would do is not thought of.
constexpr std::size_t kMostFighters = 12;
using Fighters = Passing<Fighter, kMostFighters>;

int body_worth(const CardCode&, int atk, int def);
int body_worth(const Look&, const Object&);  // of a creature as it stands there

// What an attack comes to if it is answered well.
struct Outcome {
  int worth = 0;                  // to the attacker
  int of[kMostFighters];          // the share of each attacker
  std::int8_t by[kMostFighters];  // which defender answers it; -1: none
};

// Those who should attack now, together, and what each of them brings.
struct Sortie {
  Fighters attackers;
  Outcome outcome;
  int worth() const { return outcome.worth + kHunch.decoy * static_cast<int>(attackers.size()); }
  int worth_from(Slot) const;  // by those that are named from this slot on
  bool has(Slot) const;
};
Sortie best_sortie(const Look&, Seat);

// The attack that has to be answered, from the attacker on that is to be named next.
struct Defending {
  Defending(const Look&, Seat);
  int worth_from(Slot attacker) const;               // of setting defenders, this attacker's first
  int worth_with(const Look&, Slot defender) const;  // against the attacker that has been named

  Fighters attackers, defenders;
  Outcome outcome;
  int influence;
};

// How many there are to fight for, where a player is attacked.
struct Guard {
  Guard(const Look&, Seat);
  int move_promise(const Object&) const;  // of moving this one to its other front

  int own, theirs;
};

// In which front a creature of this card is wanted.
int front_promise(const Look&, Seat, CardId, std::uint8_t front);
int foe_promise(const Look&, Slot attacker, Slot foe);  // of attacking a Confrontation creature

// ---- promises_effects.cpp

// What a text that is announced or carried out brings `item.controller` if its n-th target is this one.
int aim_promise(const Look&, const Item&, int n, Ref);
// What it brings if all that is still to be chosen is chosen well.
int item_promise(const Look&, Item);
int card_promise(const Look&, Seat, CardId);  // announcing it, with what it costs
int ability_promise(const Look&, Seat, Slot, AbilityId);
int use_promise(const Look&, Seat, Slot);  // any ability of it
// What a card in hand is worth.
int held_worth(const Look&, Seat, CardId);

}  // namespace turnwright::wtactics
