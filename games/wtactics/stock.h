// The part of what is derived that is counted and depends on no text: who watches, who is there, who casts.
#pragma once

#include <cstring>

#include "games/wtactics/values.h"

namespace turnwright::wtactics {

// What its controller has on the table in it.
inline unsigned present_as(const Object& o) {
  if (o.controller == kNobody) return 0;  // a foe that nobody fights
  unsigned present = 0;
  if ((o.fight & (kAttacks | kDefends)) != 0) present |= kFighters;
  if (o.damage > 0) present |= kWounded;
  if (o.where == Where::kDropped) present |= kDroppedGear;
  if ((o.can & kHasActivated) != 0) present |= kSomethingToUse;
  return of_seat(o.controller, present);
}

// It is added up object by object.
struct Stock {
  std::uint64_t watched = 0;
  unsigned present = 0;
  std::uint8_t casters[kSeats][2] = {};

  void add(const CardCode& card, const Object& o) {
    watched |= card.triggers;
    if (!in_play(o)) return;
    present |= present_as(o);
    if (card.is_caster & stands(o)) ++casters[o.controller][o.front];
  }
  void note_in(State& s) const {
    s.watched = watched;
    s.present = static_cast<std::uint8_t>(present);
    std::memcpy(s.casters, casters, sizeof casters);
  }
};

}  // namespace turnwright::wtactics
