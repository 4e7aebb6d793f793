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

constexpr Procedure<Wtactics> kProcedures[] = {
    {"turn", "WT-116", run<turn>},
    {"mulligan", "WT-110", run<mulligan>},
    {"unmark", "WT-118", run<unmark_phase>},
    {"upkeep", "WT-122", run<upkeep_phase>},
    {"draw", "WT-126", run<draw_phase>},
    {"play", "WT-129", run<play_phase>},
    {"move or attack", "WT-136", run<move_or_attack_phase>},
    {"attack", "WT-176", run<attack>},
    {"combat", "WT-188", run<combat>},
    {"entrance", "WT-140", run<entrance_phase>},
    {"discard", "WT-144", run<discard_phase>},
    {"end of turn", "WT-147", run<turn_end>},
    {"end of round", "WT-148", run<round_end>},
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
