// The procedures of TRTS in playing order: the round and its phases (TR-75).
#include "games/trts/flow.h"

#include "games/trts/rules.h"

namespace turnwright::trts {
namespace {

template <void (*kRun)(Play&, Frame&)>
void run(const Trts& rules, State& s, Frame& f, Host& host) {
  Play p{rules.content(), s, host};
  kRun(p, f);
}

constexpr Procedure<Trts> kProcedures[] = {
    {"setup", "TR-35", run<setup>},
    {"round", "TR-69", run<round>},
    {"macro", "TR-76", run<macro>},
    {"micro", "TR-114", run<micro>},
    {"activation", "TR-135", run<activation>},
    {"engagement", "TR-149", run<engagement>},
    {"combat round", "TR-181", run<combat>},
    {"secret moves", "TR-122", run<secret_moves>},
    {"clean-up", "TR-75", run<round_end>},
};
static_assert(std::size(kProcedures) == kRoundEndProcedure + 1);

}  // namespace

void play_on(const Trts& rules, State& s, Host& host) { settle(rules, s, kProcedures, host); }

}  // namespace turnwright::trts
