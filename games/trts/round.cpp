// The round (chapter 5).
#include <algorithm>

#include "games/trts/board.h"
#include "games/trts/flow.h"
#include "games/trts/pieces.h"

namespace turnwright::trts {
namespace {

struct Part {
  Procedures procedure;
  Phase phase;
};
// TR-75; each ends with what follows it.
constexpr Part kParts[] = {
    {kMacroProcedure, Phase::kMacro},
    {kMicroProcedure, Phase::kMicro},
    {kSecretMovesProcedure, Phase::kSecretMoves},
    {kRoundEndProcedure, Phase::kSecretMoves},
};

// TR-71, TR-72; TR-21: nothing rotates if the starting player has left.
void rotate(State& s) {
  if (s.rotates != 0) std::rotate(s.line.begin(), s.line.begin() + 1, s.line.end());
  s.rotates = 1;
}

}  // namespace

void round(Play& p, Frame& f) {
  State& s = p.s;
  if (f.step == 0) {
    tell_all(p, kToldRound, s.round, s.line[0]);
    for (Seat seat = 0; seat < s.seats; ++seat) refresh(p, seat);
  }
  const Part& part = kParts[f.step];
  f.step = static_cast<std::uint8_t>((f.step + 1u) % std::size(kParts));
  if (part.phase != s.phase) {
    s.phase = part.phase;
    tell_all(p, kToldPhase, static_cast<unsigned>(part.phase));
  }
  call(s, part.procedure);
}

void round_end(Play& p, Frame&) {
  State& s = p.s;
  s.flow.pop();
  for (Seat seat = 0; seat < s.seats; ++seat) end_effects(s, seat);
  if (check_elimination(p) && s.ending != Ending::kNotOver) return;
  if (s.round >= s.rounds) return end_game(p, Ending::kAreas, best_by_count(p, s.playing));  // TR-7
  rotate(s);
  ++s.round;
}

}  // namespace turnwright::trts
