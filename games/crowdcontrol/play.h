// What the chapters of the game share: the content and the state they work on, and the words for what can be chosen,
// asked, refused and told. One header per chapter says what it offers to the others.
#pragma once

#include "engine/rules.h"
#include "games/crowdcontrol/content.h"
#include "games/crowdcontrol/state.h"

namespace turnwright::crowdcontrol {

// To look at a game, and to change it.
struct Look {
  const Content& content;
  const State& s;
  const Code& code() const { return content.code; }
  const CardCode& card(CardId id) const { return content.code.cards[id]; }
  const Camp& camp(Seat seat) const { return s.camp[seat].now; }
  // What `by` may know of it: while it acts it must never look behind the other's curtain (CC-65).
  const Camp& seen(Seat of, Seat by) const { return of == by ? s.camp[of].now : s.camp[of].shown; }
};
struct Play {
  const Content& content;
  State& s;
  Host& host;
  Seat alone = kNobody;  // in Commit only this seat learns what it does (CC-44)
  operator Look() const { return {content, s}; }
  const Code& code() const { return content.code; }
  const CardCode& card(CardId id) const { return content.code.cards[id]; }
  Camp& camp(Seat seat) const { return s.camp[seat].now; }
};

// The windows, by Ask.kind.
enum Window_ : std::uint8_t {
  kCommitWindow,
  kOwnTargetsWindow,
  kOpponentTargetsWindow,
  kLanesWindow,
  kPromptWindow,
  kWindows,
};

// The questions: those that open a window, in the same order, then the steps of a line.
enum Asked : std::uint8_t {
  kAskCommit,
  kAskOwnTarget,
  kAskOpponentTarget,
  kAskLanes,
  kAskPrompt,
  kAskLane,
  kAskX,
  kAskSacrifice,
  kAskDismantle,
  kAskDiscardCost,
  kAskVoidCost,
  kAskPile,
  kAskTarget,
  kAskDiscard,
  kAskDiscount,
  kAskPriorities,
  kAskLock,
  kQuestions,
};

// The choices.
enum Kind : std::uint16_t {
  kLock,
  kPlayCard,    // a: card, b: its training, c: its reduction
  kUse,         // a: slot, b: which of its abilities
  kLaneChoice,  // a: Lane
  kXChoice,     // a: X
  kSacrifice,   // a: slot
  kDismantle,   // a: slot
  kDiscard,     // a, b, c: as kPlayCard
  kVoid,        // a: card
  kOwnPile,     // CC-92
  kLeaveIt,
  kOn,        // a: seat and slot, see board_target
  kOnDust,    // a: card
  kOnHand,    // a, b, c: as kPlayCard
  kPassOn,    // CC-92
  kKeep,      // the priorities as they are
  kFirst,     // a: slot of an opposing Place, next on the list of priorities
  kSwitch,    // a: slot
  kDiscount,  // a, b, c: as kPlayCard
  kDone,      // no more of them
  kKinds,
};
constexpr Choice choice(Kind kind, unsigned a = 0, unsigned b = 0, unsigned c = 0) {
  return {kind, static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
          static_cast<std::uint16_t>(c)};
}
constexpr unsigned board_target(Seat seat, Slot slot) { return seat * 16u + slot; }

// Why not. The rules' numbers and sentences are in about.cpp, in this order.
enum Why : std::uint16_t {
  kNotInHand = kFirstGameReason,
  kNotNow,
  kNotYours,
  kNoMana,
  kNoRoom,
  kQueueFull,
  kActsUsed,
  kUsedFree,
  kCannotPay,
  kAsleep,
  kSilencedBearer,
  kNothingToUse,
  kBadTarget,
  kOrder,
  kNoTakingBack,
};
constexpr Reason why(Why code) { return Reason{code}; }

// What is told. Unless it says otherwise a is a seat, and b, c are a card and its number on that seat's board.
enum Told : std::uint16_t {
  kToldTurn,        // a: turn
  kToldSegment,     // a: Segment
  kToldSupply,      // b: Mana, c: Size
  kToldWakes,       // b
  kToldDrew,        // b: card, to the one who draws
  kToldDraws,       //
  kToldEmpty,       // b: damage
  kToldSearches,    // b: CardType, c: tag + 1, d: found
  kToldFound,       // b: card, to the one who draws
  kToldPlays,       // b: card, c: Lane or kNoLane
  kToldUses,        // b, c, d: ability, e: X
  kToldComes,       // b, c, d: Lane or kNoLane
  kToldDies,        // b, c
  kToldReturns,     // b, c: to the Hand
  kToldDamage,      // b, c, d: how much
  kToldMends,       // b, c, d: Health now
  kToldBoost,       // b, c, d: Attack, e: Health
  kToldStatus,      // b, c, d: Status
  kToldSwaps,       // b, c, d: Lane
  kToldMana,        // b: how much
  kToldWisdom,      // b
  kToldGrows,       // b: growth points
  kToldFortifies,   // b
  kToldMills,       // b: card
  kToldDiscards,    // b: card
  kToldVoids,       // b: card
  kToldRecovers,    // b: card
  kToldTrains,      // b: how much; nobody else learns which card
  kToldTrained,     // b: card, c: how much, to the one who trains
  kToldDiscounts,   //
  kToldDiscounted,  // b: card, to the one who pays less
  kToldCounts,      // b: X
  kToldChooses,     // b, c, d: whose; c 0: in the Hand
  kToldTriggers,    // b, c
  kToldLost,        // b: a triggered effect of this card found no room (CC-75)
  kToldLostToo,     // b: something that playing or using this card triggered did
  kToldResolves,    // b: card, c: Entry.code
  kToldAims,        // b, c, d: whose: what a target or a random pick is; c 0: in a Dust Pile
  kToldReveal,      // what was done in Commit follows
  kToldGone,        // b, c: is no longer on the board
  kToldStands,      // b: Mana, c: Wisdom, d: Size, e: growth points
  kToldCards,       // b: in the Hand, c: in the Deck, d: empty draws
  kToldLies,        // b: card, c: Where, d: so many copies
  kToldHolds,       // b: CardType, c: tag + 1: known to be in the Hand
  kToldMay,         // b: training, c: reductions that may be in the Hand
  kToldWaits,       // b: card, c: Entry.code, d: Side, e: X: in the Queue
  kToldLeftover,    // Mana is lost
  kToldSwitches,    // b, c, d: Lane
  kToldPriorities,  // b, c: next on the list of a; b kNoCard: the list is empty
  kToldFights,      // b, c attack d, e
  kToldHits,        // b, c attack d, e unblocked
  kToldFalls,       // its HQ
  kToldResigns,     //
  kToldEnds,        // a: Ending, b: winners
};

// Bots play without listeners: what is told is put together aside, so that play itself stays short.
[[gnu::cold, gnu::noinline]] inline void tell_listener(const Play& p, SeatMask seen_by,
                                                       const Event& event) {
  p.host.emit(seen_by, event);
}
inline void tell_to(const Play& p, SeatMask seen_by, Told what, unsigned a = 0, unsigned b = 0,
                    unsigned c = 0, unsigned d = 0, unsigned e = 0) {
  const auto u = [](unsigned n) { return static_cast<std::uint16_t>(n); };
  if (!p.host.is_heard()) return p.host.emit_unheard(seen_by);
  tell_listener(p, seen_by, {what, u(a), u(b), u(c), u(d), u(e)});
}
// To everybody; in Commit to the one who acts.
inline void tell(const Play& p, Told what, unsigned a = 0, unsigned b = 0, unsigned c = 0,
                 unsigned d = 0, unsigned e = 0) {
  tell_to(p, p.alone == kNobody ? kEveryone : only(p.alone), what, a, b, c, d, e);
}
// What only its own player may learn, and what the others learn of it.
inline void tell_owner(const Play& p, Seat seat, Told what, unsigned b = 0, unsigned c = 0) {
  tell_to(p, only(seat), what, seat, b, c);
}
inline void tell_others(const Play& p, Seat seat, Told what, unsigned b = 0) {
  if (p.alone == kNobody) tell_to(p, static_cast<SeatMask>(~only(seat)), what, seat, b);
}

}  // namespace turnwright::crowdcontrol
