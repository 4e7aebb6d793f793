// The Commit Segment as one seat goes through it (CC-156): an act is named step by step, then paid and carried out. It
// touches nothing but what is that seat's own (CC-65).
#pragma once

#include "games/crowdcontrol/targets.h"

namespace turnwright::crowdcontrol {

// A bit for each AbilityKind that is activated.
inline constexpr std::uint16_t kActivatedKinds =
    (1u << (static_cast<unsigned>(AbilityKind::kDissolve) + 1)) - 1;

// commit.cpp: what may be played and used.
// Entries that the effects of a list may need in the Queue (CC-75).
int entries_needed(const Look&, const AbilityCode&, bool is_action);
int cost_of(const Look&, Seat, RowPlace);  // with its reduction (CC-77)
void list_commit(const Look&, Seat, ChoiceList&);
Reason judge_commit(const Look&, Seat, const Choice&);

// naming.cpp: lane, X and what is paid with.
Stage next_to_name(const Look&, Seat);  // kDone: everything is named
void name_what_is_clear(Play&, Seat);   // up to the next thing that is to be named
void list_naming(const Look&, Seat, Stage, ChoiceList&);
void take_naming(Play&, Seat, const Choice&);
void pay(Play&, Seat);
// A cost or a prompt names cards one by one in ascending order; of these one can be next.
void list_discounts(const Look&, Seat, const EffectCode&, ChoiceList&);
void list_hand(const Look&, Seat, Kind, ChoiceList&);
void take_hand_pick(Play&, Seat, const Choice&);

// line.cpp
void begin_play(Play&, Seat, RowPlace);
void begin_use(Play&, Seat, Slot, unsigned ability);
void list_line(const Look&, Seat, ChoiceList&);  // what the open act asks
void take_line(Play&, Seat, const Choice&);
// The effect of the open act that waits for an answer.
const EffectCode& effect_asked(const Look&, Seat);

// Nothing has been begun.
inline void clear_draft(State& s, Seat seat) {
  s.draft[seat] = {};
  s.draft[seat].card = kNoCard;
}
// Nothing of the act is left but the number of steps.
inline void close_act(State& s, Seat seat) {
  const std::uint16_t steps = s.draft[seat].steps;
  clear_draft(s, seat);
  s.draft[seat].steps = steps;
}

}  // namespace turnwright::crowdcontrol
