// Moving and attacking (chapters 9 and 10): which creatures, who defends against whom, in which order.
#pragma once

#include "games/wtactics/equipment.h"

namespace turnwright::wtactics {

// Phases 5 and 7. The line of a move or an attack begins with its first creature and ends with kPass; creatures are
// named in ascending order, so that a set has one line.
Reason judge_move(const Look&, Seat, Slot);
// `on`: one more than the foe that is attacked, or 0.
Reason judge_attack(const Look&, Seat, Slot, unsigned on = 0);
// Nobody who must may be passed over (WT-347).
Reason judge_first_attacker(const Look&, Seat, Slot, unsigned on);
Reason judge_no_move_or_attack(const Look&, Seat);  // WT-347
bool may_move_or_attack(const Look&, Seat);

// Steps II and III. Defences are named in ascending order too, by attacker and then by defender.
Reason judge_defend(const Look&, Seat, Slot attacker);
Reason judge_with(const Look&, Seat, Slot defender);
Reason judge_no_more_defenders(const Look&, Seat);
bool may_defend(const Look&, Seat);

// These lines' further steps: more creatures, then the Equipment in use (WT-177, WT-184).
Asked next_of_battle_line(const Look&);
Reason judge_battle_step(const Look&, Seat, const Choice&);
void list_battle_steps(const Look&, Seat, ChoiceList&);
void begin_battle_line(Play&, const Choice&);
void take_battle_step(Play&, const Choice&);
void finish_battle_line(Play&, Seat);

Reason judge_fight(const Look&, Slot attacker);  // which combat is next (WT-186, WT-187)
Reason judge_credit(const Look&, Slot);          // WT-204

}  // namespace turnwright::wtactics
