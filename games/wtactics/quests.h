// Quests (chapter 14): the two on offer, who has accepted them, how far they are, and what becomes of them. A quest on offer
// is spoken of by its place, 0 or 1: the quest deck of that seat lies under it, but it belongs to nobody (WT-259).
#pragma once

#include <bit>

#include "games/wtactics/announce.h"

namespace turnwright::wtactics {

inline bool is_offered(const State& s, int offer) { return s.offers[offer].quest != kNoQuest; }
inline const QuestCode& quest_at(const Look& look, int offer) {
  return look.code().quests[look.s.offers[offer].quest];
}
inline Ref quest_ref(int offer) { return make_ref(Points::kQuest, static_cast<unsigned>(offer)); }

// ---- quest_decks.cpp

inline int quests_left(const State& s, int deck) { return std::popcount(s.quests_in[deck]); }
Reason judge_veto(const Look&, Seat, int place);  // WT-29: of the other's quest deck
void veto(Play&, Seat, int place);
// The next card of the deck is turned face up, if there is one (WT-34, WT-316, WT-319).
void turn_up(Play&, int offer);
void turn_up_at(Play&, int offer, int place);  // this one
// The face-up quest goes out of the game, with everything that is on it.
void remove_quest(Play&, int offer);
// WT-272, WT-273: the next card, in secret; it is put face up or under the deck.
void look_at_next(Play&, Seat, int offer);
void put_looked_at(Play&, Seat, int offer, bool under);
bool is_place_of_quest(const State&, int deck, int place);  // still in the deck

// ---- goals.cpp

// What has just happened counts for those who have accepted a quest that it matters to (WT-264).
void count_progress(Play&, std::size_t happenings);
bool is_reached(const Look&, Seat, int offer);
void add_progress(Play&, Seat, int offer, int n);  // by an effect
void begin_turn_of_goals(Play&);                   // WT-268
void end_turn_of_goals(Play&);                     // WT-147

// ---- quests.cpp

Reason judge_accept(const Look&, Seat, int offer);  // WT-260 to WT-263
Reason judge_abandon(const Look&, Seat, int offer);
Asked next_of_accepting(const Look&);
Reason judge_escrow(const Look&, Seat, const Choice&);
void list_escrow(const Look&, Seat, ChoiceList&);
void accept(Play&, Seat);  // the line is complete
void abandon(Play&, Seat, int offer);
// Whoever has reached a goal gets the Victory Points (WT-269, WT-270); what else follows waits for `completion`.
void score_quests(Play&);
int completed_offer(const State&);     // one for which it waits, or -1
void replace_quest(Play&, int offer);  // WT-318

}  // namespace turnwright::wtactics
