// How small games should be played: what a policy is worth, what the best answer to it would win, and CFR+, which finds a
// policy that hardly loses to anything.
#pragma once

#include <functional>
#include <vector>

#include "lab/game_tree.h"

namespace turnwright {

// For each choice of each information set how likely it is taken (InformationSet::first says where).
using Policy = std::vector<double>;

Policy uniform_policy(const GameTree&);

// What each seat gets on average if all play by the policy.
std::vector<double> values(const GameTree&, const Policy&);

// What `seat` gets on average if it plays as well as it can, knowing that the others play by the policy.
double best_response_value(const GameTree&, const Policy&, Seat seat);

// What all seats together could win by each playing its best answer instead: 0 in an equilibrium of a game for two in
// which one wins what the other loses.
double nash_conv(const GameTree&, const Policy&);

// The average policy of so many iterations of CFR+, with linear weights; for two seats. `progress` is told how many are
// done and may stop it by false.
Policy solve(const GameTree&, int iterations, const std::function<bool(int)>& progress = {});

}  // namespace turnwright
