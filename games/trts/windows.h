// How each window is answered. A window is one row; its file lists what may be answered, says why something else may
// not, and carries an answer out.
#pragma once

#include "games/trts/play.h"

namespace turnwright::trts {

struct Answers {
  Asked (*question)(const Look&, Seat);  // where the seat stands in its line
  void (*list)(const Look&, Seat, ChoiceList& out);
  Reason (*why_not)(const Look&, Seat, const Choice&);  // of a choice that is not in the list
  Choice (*usual)(const Look&, Seat);                   // the rulebook's default (Decisions)
  void (*take)(Play&, Seat,
               const Choice&);  // the window closes when the line, or the question, is over
};

extern const Answers kFactionAnswers;     // setup.cpp
extern const Answers kMacroAnswers;       // macro_line.cpp
extern const Answers kTurnAnswers;        // group_line.cpp
extern const Answers kActAnswers;         // activation_line.cpp
extern const Answers kRetreatAnswers;     // retreat.cpp
extern const Answers kBlockAnswers;       // blockers.cpp
extern const Answers kFireAnswers;        // fire_line.cpp
extern const Answers kSurvivorAnswers;    // survivor.cpp
extern const Answers kFallBackAnswers;    // retreat.cpp
extern const Answers kSecretMoveAnswers;  // secret_moves.cpp

// By Ask.kind.
inline const Answers& answers_of(std::uint8_t window) {
  static constexpr const Answers* kByWindow[] = {
      &kFactionAnswers, &kMacroAnswers, &kTurnAnswers,     &kActAnswers,      &kRetreatAnswers,
      &kBlockAnswers,   &kFireAnswers,  &kSurvivorAnswers, &kFallBackAnswers, &kSecretMoveAnswers};
  static_assert(std::size(kByWindow) == kWindows);
  return *kByWindow[window];
}

}  // namespace turnwright::trts
