// Announcing a card or an ability (WT-108): modes, front, targets and what the cost asks for, as one line. Nothing of it
// happens before the line is complete; each step is offered only if the rest can be completed.
#pragma once

#include "games/wtactics/drafts.h"

namespace turnwright::wtactics {

// What the open line still lacks; kQuestions: nothing.
Asked next_of_announcement(const Look&, const Item& draft);

// Why this card or ability cannot be announced at all, in the window that is open (WT-108).
// Whether cards of a type are played in such a window at all.
constexpr bool is_time_for(CardType type, std::uint8_t window) {
  if (type == CardType::kEvent) return true;                        // WT-155
  if (window == kPlayWindow) return type != CardType::kCreature;    // WT-129
  return window == kEntranceWindow && type == CardType::kCreature;  // WT-141
}
// The places of the list with cards of which this is the time.
constexpr std::uint64_t timely_places(const State& s, Seat seat, std::uint8_t window) {
  if (window == kPlayWindow) return ~s.creatures[seat];
  return window == kEntranceWindow ? s.creatures[seat] | s.events[seat] : s.events[seat];
}
Reason judge_play(const Look&, Seat, CardId);
Reason judge_held(const Look&, Seat, CardId);  // the same for a card that is in hand
Reason judge_use(const Look&, Seat, Slot);     // any ability of it
Reason judge_ability(const Look&, Seat, Slot, AbilityId);

// The line begins; then its steps, one after the other.
Item draft_of_card(const Look&, Seat, CardId);
Item draft_of_ability(const Look&, Seat, Slot,
                      AbilityId);  // kNone: which one is still to be chosen
Item quest_item(Seat, AbilityId);  // a text of a quest, or kNone: a player's point of view
Reason judge_step(const Look&, Seat, const Choice&);
void list_steps(const Look&, Seat, ChoiceList&);
void take_step(Play&, Seat, const Choice&);

// The line is complete: pay (WT-92) and put it on the chain (WT-150). Assigning happens at once (WT-78).
// True if something was put on the chain.
bool announce(Play&, Seat);

// Whether neither so little gold nor loyalty nor the lack of a target rules a card in hand out (WT-93, WT-106).
inline bool may_play(const Look& look, Seat seat, CardId card, int gold) {
  const CardCode& code = look.card(card);
  if (look.s.loyalty[seat][code.faction] < code.loyalty) return false;
  if (lacks(look.s, seat, code.needs_present)) return false;
  return look.code().printed_cost(card) <= gold || (look.s.texts & kChangeCosts) != 0;
}
// Those of this player's that have something to use.
inline SlotSet slots_to_use(const State& s, Seat seat) {
  return slots_with(
      s, [&](const Object& o) { return (o.controller == seat) & ((o.can & kHasActivated) != 0); });
}
// Whether an object of them has something to use that neither its mark (WT-70) nor so little gold rules out: of its own, or of
// what is granted to anybody.
bool may_use_granted(const Look&, bool marked, int gold);
inline bool may_use(const Look& look, const Object& o, int gold) {
  const CardCode& card = look.card(o.card);
  const bool marked = o.mark == Mark::kMarked;
  if ((card.least_gold <= gold) & (!marked | card.uses_marked)) return true;
  return (o.can & kGranted) != 0 && may_use_granted(look, marked, gold);
}
bool has_something_to_use(const Look&, Seat);
// Whether this seat may have something to announce here, as far as the public state shows (WT-157).
inline bool may_announce(const Look& look, Seat seat, bool events_only) {
  if (look.s.hand_size[seat] > 0) return true;
  return !events_only && may_be_present(look.s, of_seat(seat, kSomethingToUse)) &&
         has_something_to_use(look, seat);
}

}  // namespace turnwright::wtactics
