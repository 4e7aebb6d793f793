// Confrontation creatures, "foes" (WT-285 to WT-308): objects in the Questing zone that belong to a quest on offer. Nobody owns
// them; while they are attacked, an opponent of the attacker controls them.
#pragma once

#include "games/wtactics/quests.h"

namespace turnwright::wtactics {

inline bool is_foe(const Object& o) { return o.where == Where::kQuesting; }
inline int offer_of(const Object& foe) { return ref_low(foe.host); }
inline bool are_there_foes(const State& s) { return (s.offers[0].foes | s.offers[1].foes) != 0; }

// Calls with the foes of an offer, or of both.
template <class Call>
void for_each_foe(const State& s, int offer, Call&& call) {
  for (int n = 0; n < s.offers[offer].foes; ++n) call(s.offers[offer].foe[n]);
}
template <class Call>
void for_each_foe(const State& s, Call&& call) {
  for (int offer = 0; offer < kOffers; ++offer) for_each_foe(s, offer, call);
}

void place_foes(Play&, int offer);  // of a quest that is turned up
void remove_foes(Play&, int offer);

int hp_left(const Look&, Seat, Slot foe);      // on this player's track (WT-299)
bool are_slain(const Look&, Seat, int offer);  // all of them, for this player (WT-301)
// A player for whom it has become an enemy: the quest is active, and it is not slain yet.
inline bool faces(const Look& look, Seat seat, Slot foe) {
  const Object& o = look.s.objects[foe];
  return seat < kSeats && is_foe(o) && is_active(look.s, seat, offer_of(o)) &&
         hp_left(look, seat, foe) > 0;
}
void take_off_hp(State&, Seat, Slot foe, int n);
void lose_hp(Play&, Slot foe, Seat by, int n);  // if `by` faces it (WT-300)
void hit_foe(Play&, Slot foe, int damage, std::uint8_t blame, bool slays);  // WT-297, WT-298

// The foe that this attacker attacks, though it may be gone, or kNoSlot; and whether it still does.
Slot foe_attacked_by(const State&, Slot attacker);
inline bool fights_foe(const State& s, Slot attacker) {
  return (s.objects[attacker].fight & kFought) == 0 && foe_attacked_by(s, attacker) != kNoSlot;
}
Reason judge_attack_on_foe(const Look&, Seat, Slot creature, Slot foe);  // WT-290
Reason judge_foe_joins(const Look&, Seat, Slot foe);                     // WT-302
void confront(Play&, Slot attacker, Slot foe);                           // the attack is declared
void let_foes_go(State&);               // those that no combat is left against (WT-293)
void break_off(State&, Slot attacker);  // it fights no foe any more (WT-200)
// Calls with every creature of the player and one more than every foe it could attack.
template <class Call>
void for_each_attack_on_foe(const Look& look, Seat seat, Call&& call) {
  const State& s = look.s;
  for_each_foe(s, [&](Slot foe) {
    if (!faces(look, seat, foe)) return;
    for (Slot slot = 0; slot < s.slots; ++slot)
      if (stands_for(s.objects[slot], seat)) call(slot, foe + 1u);
  });
}

// WT-288, WT-289: whether a creature is in the Questing zone, too.
bool is_engaged(const Look&, Slot creature, int offer);
bool is_engaged(const Look&, Slot creature);
bool aims_at_foe(const State&, const Item&);  // an ability does: its source is engaged
// Whether this player may aim at it now, as at an enemy or as at one of their own (WT-287, WT-294, WT-308).
inline bool can_be_aimed_at(const Look& look, Seat seat, Slot foe) {
  return (look.s.objects[foe].fight & (kDefends | kAttacks)) != 0 || faces(look, seat, foe);
}
void note_meeting(State&, Slot creature, int offer);  // WT-303
void forget_meetings(State&, Seat, int offer);

// ---- what an abandoned Confrontation does (WT-303, WT-304)

int damage_to_spread(const Look&, Seat abandoning, int offer);
bool can_be_hit(const Look&, Seat abandoning, int offer, Slot creature);

}  // namespace turnwright::wtactics
