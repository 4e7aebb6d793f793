// The procedures of WTactics in playing order: the turn, its phases, and what happens inside them.
#include "games/wtactics/flow.h"

#include "games/wtactics/rules.h"
#include "games/wtactics/values.h"

namespace turnwright::wtactics {
namespace {

template <void (*kRun)(Play&, Frame&)>
void run(const Wtactics& rules, State& s, Frame& f, Host& host) {
  Play p{rules.content(), s, host};
  kRun(p, f);
}

// The same for those with many steps at which nobody is asked: they go on until something else comes first.
template <void (*kRun)(Play&, Frame&)>
void run_on(const Wtactics& rules, State& s, Frame& f, Host& host) {
  Play p{rules.content(), s, host};
  const auto depth = s.flow.depth;
  do kRun(p, f);
  while (s.flow.depth == depth && !s.flow.window.open());
}

constexpr Procedure<Wtactics> kProcedures[] = {
    {"turn", "WT-116", run<turn>},
    {"mulligan", "WT-110", run<mulligan>},
    {"unmark", "WT-118", run_on<unmark_phase>},
    {"upkeep", "WT-122", run_on<upkeep_phase>},
    {"draw", "WT-126", run_on<draw_phase>},
    {"play", "WT-129", run<play_phase>},
    {"move or attack", "WT-136", run_on<move_or_attack_phase>},
    {"attack", "WT-176", run<attack>},
    {"combat", "WT-188", run<combat>},
    {"entrance", "WT-140", run_on<entrance_phase>},
    {"discard", "WT-144", run_on<discard_phase>},
    {"end of turn", "WT-147", run_on<turn_end>},
    {"end of round", "WT-148", run_on<round_end>},
    {"exchange", "WT-152", run<exchange>},
    {"opportunity", "WT-154", run<opportunity>},
    {"resolve", "WT-153", run<resolve>},
    {"effects", "WT-108", run<effects>},
    {"aftermath", "WT-14", run<aftermath>},
    {"before the game", "WT-26", run<before_the_game>},
    {"completion", "WT-270", run<completion>},
    {"abandonment", "WT-266", run<abandonment>},
    {"end of contracts", "WT-281", run<contracts_end>},
    {"expiration", "WT-309", run<expiration>},
};
static_assert(std::size(kProcedures) == kExpiration + 1);

}  // namespace

void play_on(const Wtactics& rules, State& s, Host& host) {
  settle(rules, s, kProcedures, host);
  refresh(rules.content(), s);
}

}  // namespace turnwright::wtactics
