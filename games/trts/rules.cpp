// Questions and answers: what is asked now, what may be answered, and what is done with the answer. The windows say the
// rest (windows.h).
#include "games/trts/rules.h"

#include <algorithm>

#include "games/trts/flow.h"
#include "games/trts/windows.h"

namespace turnwright::trts {

Question Trts::question(const State& s, Seat seat) const {
  const Window& window = s.flow.window;
  if (!holds(window.owing, seat)) return {window.kind, 0};
  const Asked asked = answers_of(window.kind).question({*content_, s}, seat);
  return {asked, static_cast<std::uint8_t>(std::min<unsigned>(s.draft[seat].steps, 0xff))};
}

Reason Trts::judge(const State& s, Seat seat, const Choice& c) const {
  if (const Reason reason = owes(ask(s), seat); !reason.fine()) return reason;
  if (c.kind >= kKinds) return kNoSuchChoice;
  ChoiceList all;
  choices(s, seat, all);
  return all.contains(c) ? kFine : answers_of(s.flow.window.kind).why_not({*content_, s}, seat, c);
}

void Trts::choices(const State& s, Seat seat, ChoiceList& out) const {
  if (holds(s.flow.window.owing, seat))
    answers_of(s.flow.window.kind).list({*content_, s}, seat, out);
}

Choice Trts::usual(const State& s, Seat seat) const {
  return answers_of(s.flow.window.kind).usual({*content_, s}, seat);
}

void Trts::submit(State& s, Seat seat, const Choice& c, Host& host) const {
  Play p{*content_, s, host};
  ++s.draft[seat].steps;
  answers_of(s.flow.window.kind).take(p, seat, c);
  if (!holds(s.flow.window.owing, seat)) s.draft[seat] = {};
  if (!s.flow.window.open()) play_on(*this, s, host);
}

// TR-13: a surrender. In a secret phase it looks like being done until the phase ends.
void Trts::resign(State& s, SeatMask seats, Host& host) const {
  Play p{*content_, s, host};
  s.surrendered |= seats & first_seats(s.seats);
  const std::uint8_t window = s.flow.window.kind;
  if (window == kMacroWindow || window == kSecretMoveWindow) {
    for (Seat seat = 0; seat < s.seats; ++seat) {
      if (!holds(seats, seat) || !holds(s.flow.window.owing, seat)) continue;
      drop_line(s, seat);
      s.flow.window.answered(seat);
      trts::tell_all(p, kToldDone, seat);
    }
  } else {
    check_elimination(p);
  }
  if (!s.flow.window.open()) play_on(*this, s, host);
}

Scores Trts::scores(const State& s) const {
  Scores scores;
  if (s.ending == Ending::kNotOver) return scores;
  for (Seat seat = 0; seat < s.seats; ++seat) scores.of[seat] = holds(s.winners, seat) ? 1 : -1;
  return scores;
}

// TR-78: in macro only what is not sent yet, which is an order that is not completely named.
Reason Trts::may_retract(const State& s, Seat seat) const {
  if (s.flow.window.kind != kMacroWindow) return kFine;
  const Stage stage = s.draft[seat].stage;
  return stage == Stage::kWhere || stage == Stage::kCount ? kFine : why(kOrderStands);
}

}  // namespace turnwright::trts
