// The procedures of CrowdControl in playing order: the turn and its segments (CC-34).
#include "games/crowdcontrol/flow.h"

#include "games/crowdcontrol/rules.h"

namespace turnwright::crowdcontrol {
namespace {

template <void (*kRun)(Play&, Frame&)>
void run(const CrowdControl& rules, State& s, Frame& f, Host& host) {
  Play p{rules.content(), s, host};
  kRun(p, f);
}

constexpr Procedure<CrowdControl> kProcedures[] = {
    {"turn", "CC-33", run<turn>},
    {"supply", "CC-37", run<supply>},
    {"resolve", "CC-55", run<resolve>},
    {"pair", "CC-83", run<pair>},
    {"commit", "CC-42", run<commit>},
    {"target", "CC-53", run<target>},
    {"lane switch", "CC-58", run<lanes>},
    {"combat", "CC-99", run<combat>},
    {"end of turn", "CC-36", run<turn_end>},
};
static_assert(std::size(kProcedures) == kTurnEndProcedure + 1);

}  // namespace

void play_on(const CrowdControl& rules, State& s, Host& host) {
  settle(rules, s, kProcedures, host);
}

}  // namespace turnwright::crowdcontrol
