#include "games/trts/hints.h"

#include <algorithm>

#include "engine/dice.h"
#include "games/trts/board.h"
#include "games/trts/rules.h"

namespace turnwright::trts {
namespace {

int land_worth(const State& s, Seat seat) {
  const int left = s.rounds - s.round;
  const int each = kWorth.area + kWorth.last_areas / (1 + 2 * left);
  return each * std::popcount(controlled(s, seat));
}

int standing_worth(const Look& look, Seat seat) {
  const State& s = look.s;
  const SeatMask side = allies(s, seat);
  int worth = 0;
  for (Seat other = 0; other < s.seats; ++other) {
    if (!holds(s.playing, other)) continue;
    const int own = economy_worth(look, other) + army_worth(look, other) + land_worth(s, other);
    const int rivals = std::max(1, count_seats(static_cast<SeatMask>(s.playing & ~side)));
    worth += holds(side, other) ? own : -own / rivals;
  }
  return worth + battle_worth(look, seat);
}

// Where the seat is in the middle of a line, or its group is about to act: it will go on with what looks best.
bool goes_on(const State& s, Seat seat) {
  if (!holds(s.flow.window.owing, seat)) return false;
  return s.draft[seat].stage != Stage::kIdle || s.flow.window.kind == kActWindow;
}

// There are no dice after the setup (TR-40), so what follows can be looked at.
int foreseen_worth(const Trts& rules, const State& s, Seat seat, int depth) {
  if (depth == 0 || rules.ask(s).over() || !goes_on(s, seat))
    return standing_worth({rules.content(), s}, seat);
  ChoiceList choices;
  rules.choices(s, seat, choices);
  // A group that is being formed may be joined by more; that is another question.
  const bool forms = s.flow.window.kind == kTurnWindow && s.draft[seat].stage == Stage::kMore;
  LowDice dice;
  Host host(dice);
  int best = INT32_MIN;
  for (const Choice& choice : choices) {
    if (forms && choice.kind != kReady) continue;
    if (choice.kind == kLeave || choice.kind == kLoad || choice.kind == kUnload) continue;
    State after = s;
    rules.submit(after, seat, choice, host);
    best = std::max(best, foreseen_worth(rules, after, seat, depth - 1));
  }
  return best;
}

}  // namespace

std::int32_t Trts::evaluate(const State& s, Seat seat) const {
  if (s.phase == Phase::kSetup) return 0;
  constexpr int kLinesAhead = 3;
  return foreseen_worth(*this, s, seat, kLinesAhead);
}

}  // namespace turnwright::trts
