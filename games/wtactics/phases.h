// What the active player may do in the phases of turn.cpp.
#pragma once

#include "games/wtactics/abilities.h"

namespace turnwright::wtactics {

inline constexpr std::uint8_t kKeptHand = 0xff;                   // State::mulligans
enum : std::uint8_t { kNotAskedYet, kCouldNotDraw, kCouldDraw };  // State::could_draw

int hand_limit(const Look&, Seat);  // HAND_MAX and what changes it (WT-144, WT-329)
void take_mulligan(Play&, Seat);

Reason judge_unassign(const Look&, Seat, Slot);
void unassign_for_gold(Play&, Seat, Slot);

// Calls with every upkeep of the active player that has not been settled in this phase (WT-122 to WT-125).
template <class Call>
void for_each_upkeep(const Look& look, Call&& call) {
  const State& s = look.s;
  for (Slot slot = 0; slot < s.slots; ++slot) {
    const Object& o = s.objects[slot];
    if (!in_play(o) | (o.controller != s.active)) continue;
    if (!look.card(o.card).has_upkeep & ((o.can & kGranted) == 0)) continue;
    for_each_ability(look, slot, [&](AbilityId id) {
      if (look.code().abilities[id].form == Form::kUpkeep && !is_used(s, id, slot)) call(slot, id);
    });
  }
}
bool can_pay_upkeep(const Look&, Seat, Slot, AbilityId);
void pay_upkeep(Play&, Seat);  // the line is complete
void decline_upkeep(Play&, Slot, AbilityId);

bool may_lay(const Look&, Seat);
Reason judge_lay(const Look&, Seat, CardId);
void lay_resource(Play&, Seat, CardId);
Reason judge_recycle(const Look&, Seat);
Reason judge_recycled(const Look&, Seat, int place);
void recycle(Play&, Seat);

}  // namespace turnwright::wtactics
