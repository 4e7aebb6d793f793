// What happens and who watches it (WT-158, WT-324, WT-325). Happenings are kept in order; who watches them is found out
// when they are handled, in `aftermath`.
#pragma once

#include "games/wtactics/play.h"

namespace turnwright::wtactics {

// Notes something for triggers, if anything on the table watches for it.
void happen(Play&, TriggerKind, Seat who, Slot subject = kNoSlot, int amount = 0,
            Slot with = kNoSlot);

// Quests, as the subject of what happens; `with` says which quest it is.
constexpr Slot quest_subject(int offer) { return static_cast<Slot>(0xf0 + offer); }
constexpr bool is_quest(Slot subject) { return subject >= 0xf0 && subject != kNoSlot; }
// Whether something happened as this trigger says it, seen by a player who has no card for it: a goal.
bool fires_for(const Look&, const Trigger&, const Happening&, Seat);

// Deaths by damage or DEF 0, all at the same moment (WT-82, WT-88, WT-194), and Equipment on the wrong carrier (WT-227).
void judge_deaths(Play&);

}  // namespace turnwright::wtactics
