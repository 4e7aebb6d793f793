// A small card game that uses what the classics do not (responses, lines of several choices, private draws, a
// curtain, nested frames), and the same game with one flaw at a time: what the properties must find.
#pragma once

#include "engine/game.h"

namespace turnwright::conformance {

enum class Flaw {
  kNone,
  kNoneWithReveal,     // a raider shows a card by lot, as the table of reveals says
  kNoneHidingDone,     // nobody learns who is done before all are
  kOutsideInfluence,   // 1   who begins depends on something outside the state
  kLooseJudge,         // 2   judge allows more than choices lists
  kPeeking,            // 2   what is allowed depends on somebody else's hand
  kForgottenFact,      // 3a  a guess forgets which cards were shown
  kImpossibleGuess,    // 3b  a guess ignores them (release builds: a DCHECK would stop it)
  kSameGuess,          // 3c  a guess is always the same
  kIdentityRedact,     // 4   a view shows everything
  kSharedDice,         // 4, 7  private draws fall on the table's dice
  kSkippedResponder,   // 4   who has nothing to play is not asked
  kLoudDraw,           // 4   everybody hears what is drawn
  kLoudLine,           // 4b  everybody hears of an open line
  kLoudDone,           // 4b  nobody should learn who is done, but everybody hears of it
  kVisibleDone,        // 4b  nobody should learn who is done, but everybody sees it
  kUnlistedReveal,     // 4   a raider shows a card by lot, which the table of reveals does not say
  kLeakBesideReveal,   // 4   it does, but another event tells of the hand before the card is shown
  kForgottenField,     // 4c  redact forgets a field
  kCarelessJudge,      // 5   judge looks at half of a choice
  kWrongBounds,        // 6
  kSharedIds,          // 7   numbers are given out over all seats
  kOrderedList,        // 7   a list is kept in the order of arrival
  kMessyResign,        // 8   a resignation leaves an impossible state
  kImpossibleSubmit,   // 8   so does a choice (release builds)
  kAllocation,         // 9
  kAmbiguousNotation,  // 10
  kCommaInChoice,      // 10  a choice is written with what separates the choices of a line
  kIllegalUsual,       // 11
  kEndlessUsual,       // 11
  kDuplicateWord,      // 12
  kCount,
};

const Game& toy(Flaw);

}  // namespace turnwright::conformance
