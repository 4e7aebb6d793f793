// What a position is worth to a seat, in five parts: what lies on the table and in hand (hints.cpp), what an attack would
// bring (forecast.cpp), what becomes of announced cards and abilities (foresight.cpp), and how an open line could end
// (open_line.cpp), and the quests (quest_hints.cpp).
#pragma once

#include "games/wtactics/values.h"

namespace turnwright::wtactics {

// All that hints weigh, measured by a point of Influence, which is 10.
struct Weights {
  int influence = 10;
  int danger = 12, safe = 7;      // each point below `safe` weighs that much more
  int lost = 4000;                // no Influence is left
  int vp = 90, vp_near = 40;      // each point beyond half of what wins weighs that much more
  int hope = 4;                   // that a quest is accepted at all
  int left_quest = 20;            // less for abandoning one
  int card = 14;                  // in hand
  int soon = 6;                   // more if its cost can be paid within two turns, less if not
  int surplus = 6;                // less for each card above the hand limit
  int resource = 28, enough = 8;  // so many resource cards are wanted
  int late_resource = 6;          // each further one
  int gold = 3;                   // that can still be spent
  int body = 12, strength = 5;    // of a creature: that it is there, each point of ATK and DEF
  int text = 3;                   // for each gold it costs
  int marked = 6;                 // it can neither attack nor defend now
  int assigned = 18;              // what its assignment is good for
  int attached = 16;              // an Equipment or Enchantment at work, whatever it does
  // An attack that could come, in hundredths of one that does: one's own and, since it comes first, the other's.
  int pressure = 25, threat = 60;
  int given_up = 30;  // a cost whose payment is not chosen yet
  int waste = 40;     // less for announcing what does no good
  int trifle = 3;     // an effect whose result no weight above shows
};
inline constexpr Weights kWorth;

int influence_worth(int influence);
int vp_worth(const Look&, int vp);
int resource_worth(int n);
int creature_worth(const Look&, const Object&);
// The same of everything that can fight, with what is attached to it, which goes with it.
struct Losses {
  int of[kObjects];  // of slots beyond those in use nothing is said
};
Losses losses_of(const Look&);
// Stands, and has not taken too much: foresight does not bury the dead.
inline bool lives(const Object& o) { return stands(o) && o.damage < o.def; }

// The position without what is announced: without the attack under way, and with it.
struct Standing {
  int worth;
  Losses losses;  // reckoned on the way
};
Standing standing_of(const Look&, Seat);
inline int standing_worth(const Look& look, Seat seat) { return standing_of(look, seat).worth; }
int position_worth(const Look&, Seat);

// An attack: of those that attack already, and of those that may still join in if it pays.
struct Attack {
  Seat by;
  bool is_real;               // else one that could come, whoever fights now
  int joined_from = 0;        // from which slot creatures may still be named: as attackers,
  int answered_from = 0;      // and as attackers that somebody defends against
  int must_answer = kNoSlot;  // somebody does
};
// What it brings the attacker, if each attacker is answered in the way that hurts most, by at most one defender.
int forecast(const Look&, const Attack&, const Losses&);

// What the quests that are accepted promise, and what it brings to attack a foe.
int quest_worth(const Look&, Seat);
int accepting_worth(const Look&, Seat, int offer);
// Lets something that will happen count towards the quests it matters to, in a position that is only thought of.
void expect(const Content&, State&, const Happening&);
int confronting_worth(const Look&, Slot attacker, Slot foe);

// The position as if all that is announced were carried out, and the open line ended in the best way.
int foreseen_worth(const Look&, Seat);

}  // namespace turnwright::wtactics
