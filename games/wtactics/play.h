// What the chapters of the game share: the content and the state they work on, and the words for what can be chosen,
// asked, refused and told. One header per chapter says what it offers to the others.
#pragma once

#include "engine/rules.h"
#include "games/wtactics/content.h"
#include "games/wtactics/state.h"

namespace turnwright::wtactics {

// To look at a game, and to change it.
struct Look {
  const Content& content;
  const State& s;
  const Code& code() const { return content.code; }
  const CardCode& card(CardId id) const { return content.code.cards[id]; }
  const CardCode& card_at(Slot slot) const { return card(s.objects[slot].card); }
};
struct Play {
  const Content& content;
  State& s;
  Host& host;
  operator Look() const { return {content, s}; }
  const Code& code() const { return content.code; }
  const CardCode& card(CardId id) const { return content.code.cards[id]; }
  const CardCode& card_at(Slot slot) const { return card(s.objects[slot].card); }
};

// The windows, by Ask.kind.
enum Window_ : std::uint8_t {
  kMulliganWindow,
  kUnassignWindow,
  kUpkeepWindow,
  kDrawWindow,
  kPlayWindow,
  kAnswerWindow,
  kRespondWindow,
  kMoveOrAttackWindow,
  kDefendWindow,
  kCombatWindow,
  kCreditWindow,
  kEntranceWindow,
  kDiscardWindow,
  kEffectWindow,
  kVetoWindow,
  kNewQuestWindow,
  kSpreadWindow,
  kExpiryWindow,
  kWindows,
};

// The questions: those that open a window, in the same order, then the steps of a line and of an effect.
enum Asked : std::uint8_t {
  kAskMulligan,
  kAskUnassign,
  kAskUpkeep,
  kAskDraw,
  kAskPlay,
  kAskAnswer,
  kAskRespond,
  kAskMoveOrAttack,
  kAskDefend,
  kAskCombat,
  kAskCredit,
  kAskEntrance,
  kAskDiscard,
  kAskEffect,
  kAskVeto,
  kAskNewQuest,
  kAskSpread,
  kAskExpiry,
  kAskWindow,    // as respond, but nothing is on the chain
  kAskAttacked,  // the same, attackers have been announced or a combat is under way
  kAskOwn,       // as respond, but the newest item is one's own
  kAskAbility,
  kAskMode,
  kAskFront,
  kAskTarget,
  kAskAlly,
  kAskSacrifice,
  kAskReturn,
  kAskCost,
  kAskResource,
  kAskAttackers,
  kAskMovers,
  kAskDefenders,
  kAskWith,
  kAskGear,
  kAskReceiver,
  kAskWear,
  kAskOrder,
  kAskFind,
  kAskSap,
  kAskRecycle,
  kQuestions,
};

// The choices.
enum Kind : std::uint16_t {
  kPass,  // also: done, no, keep, end the phase
  kKeep,
  kMulligan,
  kUnassign,  // a: creature
  kPay,       // a: what has the upkeep, b: ability
  kDecline,   // the same
  kDrawCard,
  kLay,        // a: card
  kRecycle,    // then kResource, four times
  kPlayCard,   // a: card
  kUse,        // a: object
  kReassign,   // a: who gives; then kGear, kTarget
  kPickUp,     // a: who takes; then kGear
  kWield,      // a: who changes; then kWear
  kMove,       // a: creature
  kAttack,     // a: creature
  kDefend,     // a: attacker; then kWith
  kWith,       // a: defender
  kFight,      // a: attacker
  kCredit,     // a: creature
  kDiscard,    // a: card
  kAbility,    // a: ability
  kMode,       // a: 0, 1
  kFront,      // a: Front
  kTarget,     // a: Ref
  kAlly,       // a: creature
  kSacrifice,  // a: object
  kReturn,     // a: object
  kResource,   // a: place
  kGear,       // a: Equipment
  kWear,       // a: Equipment
  kPut,        // a: card, next from the top
  kFind,       // a: card
  kVeto,       // a: place in the other's list of quests
  kAccept,     // a: offer; then kDiscard or kResource, as escrow
  kAbandon,    // a: offer
  kTurnUp,     // the quest looked at
  kPutUnder,
  kSpread,  // a: creature, one point of damage
  kExpire,  // a: offer
  kKinds,
};
constexpr Choice choice(Kind kind, unsigned a = 0, unsigned b = 0) {
  return {kind, static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), 0};
}

// Why not. The rules' numbers and sentences are in rules.cpp, in this order.
enum Why : std::uint16_t {
  kNotInHand = kFirstGameReason,
  kNotNow,
  kNotYours,
  kTooDear,
  kNoTarget,
  kBadTarget,
  kNotMet,
  kNoLoyalty,
  kNoCaster,
  kNobodyFree,
  kCannotPay,
  kUsedAlready,
  kAssignedCreature,
  kMarkedCreature,
  kForbidden,
  kAlreadyMarked,
  kWrongFront,
  kOneDirection,
  kMoveDone,
  kAttackDone,
  kMustAttackNow,
  kAscending,
  kCannotDefend,
  kElsewhere,
  kElusive,
  kLured,
  kOneResource,
  kOneRecycle,
  kTooFew,
  kNothingToUse,
  kNotAttacking,
  kWrongCarrier,
  kSilencedCreature,
  kCrowded,
  kEventsOnly,
  kProtected,
  kNotDropped,
  kNotUnassignable,
  kPickedUpAlready,
  kAccepted,
  kNotAccepted,
  kNotAgain,
  kCompleted,
  kTooMany,
  kSlain,
  kNotAlone,
};
constexpr Reason why(Why code) { return Reason{code}; }

// What is told.
enum Told : std::uint16_t {
  kToldStarter,  // a: seat
  kToldDecks,
  kToldKeeps,
  kToldMulligan,  // a: seat, b: cards drawn
  kToldTurn,      // a: seat, b: turn
  kToldPhase,     // a: phase
  kToldDrew,
  kToldDraws,  // a: seat, b: card (to the one who draws) | a: seat, b: how many
  kToldLays,
  kToldLaid,      // a: seat | a: seat, b: card
  kToldRecycles,  // a: seat, b: place (each)
  kToldPlays,     // a: seat, b: card, c: front
  kToldUses,      // a: seat, b, c: object
  kToldAims,      // a: Ref of an object b, c; else a: Ref
  kToldResolves,
  kToldNothing,    // a: card | the item comes to nothing
  kToldCancelled,  // a: card
  kToldEnters,     // a, b: object, c: seat, d: front
  kToldAttached,   // a, b: object, c, d: host object (or c: kNoCard, d: seat)
  kToldLeaves,     // a, b: object, c: Pile
  kToldDies,
  kToldDrops,     // a, b: object
  kToldDiscards,  // a: seat, b: card
  kToldMills,     // a: seat, b: card
  kToldRecovers,  // a: seat, b: card, c: Pile
  kToldRemoved,   // a: seat, b: card
  kToldFound,     // a: seat, b: card
  kToldShuffles,  // a: seat
  kToldLooks,
  kToldSaw,  // a: seat, b: whose deck, c: how many | a: card
  kToldDamage,
  kToldHeals,
  kToldPrevented,  // a, b: object, c: how much
  kToldCounter,    // a, b: object, c: which
  kToldMarks,
  kToldUnmarks,
  kToldAssigns,
  kToldUnassigns,  // a, b: object
  kToldMoves,      // a, b: object, c: front
  kToldControl,    // a, b: object, c: seat
  kToldInfluence,  // a: seat, b: now, c: before
  kToldVp,         // a: seat, b: now
  kToldGold,
  kToldReadies,
  kToldSaps,        // a: seat, b: how many | a: seat, b: card
  kToldAttacks,     // a, b: object
  kToldDefends,     // a, b: defender, c, d: attacker
  kToldUndefended,  // nobody defends
  kToldCombat,      // a, b: attacker
  kToldUpkeep,
  kToldNoUpkeep,  // a, b: object
  kToldReassigns,
  kToldPicksUp,
  kToldWears,     // a, b: Equipment, c, d: creature
  kToldTriggers,  // a, b: object
  kToldLimit,     // WT-349: something was lost at a limit
  kToldRound,     // a: round
  kToldEnds,      // a: Ending, b: winners
  kToldVetoes,    // a: seat, b: quest
  kToldTurnsUp,   // a: quest
  kToldAccepts,
  kToldAbandons,
  kToldCompletes,
  kToldFails,
  kToldProgress,
  kToldEscrowBack,  // a: seat, b: quest
  kToldForfeits,    // a: seat, b: card
  kToldExpires,
  kToldReplaced,   // a: quest
  kToldSeesQuest,  // a: quest, to the one who sees it
  kToldPutsUnder,  // a: seat, b: offer
  kToldHp,         // a, b: foe, c: seat, d: left
  kToldConfronts,  // a, b: attacker, c, d: foe
};

}  // namespace turnwright::wtactics
