#include "games/trts/promises.h"

#include <algorithm>

#include "games/trts/rules.h"

namespace turnwright::trts {

void Trts::promise(const State& s, Seat seat, const ChoiceList& choices, Promises& promises) const {
  const Look look{*content_, s};
  std::fill_n(promises.begin(), choices.size(), 0);
  switch (s.flow.window.kind) {
    case kMacroWindow: return promise_macro(look, seat, choices, promises);
    case kTurnWindow: return promise_group(look, seat, choices, promises);
    case kActWindow: return promise_action(look, seat, choices, promises);
    case kRetreatWindow:
    case kFallBackWindow: return promise_retreat(look, seat, choices, promises);
    case kFireWindow: return promise_fire(look, seat, choices, promises);
    case kSurvivorWindow: return promise_survivor(look, seat, choices, promises);
    case kSecretMoveWindow: return promise_shift(look, seat, choices, promises);
    default: return;  // factions, and who blocks
  }
}

// What is ordered and divided in secret serves in later rounds, and is judged long before.
int Trts::faith(const State& s) const { return s.phase == Phase::kMicro ? 0 : 3; }

}  // namespace turnwright::trts
