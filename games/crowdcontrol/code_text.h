// A line of a card's text taken apart: an ability and its effects, with what CC-82, CC-93 and CC-157 settle once for all.
#pragma once

#include <vector>

#include "games/crowdcontrol/code.h"

namespace turnwright::crowdcontrol {

struct AbilityText {
  AbilityCode ability;  // without its place among the effects of a set
  // A token is its place in the lexicon yet.
  std::vector<EffectCode> effects;
  std::vector<std::size_t> places;  // of the effects in the program
};

AbilityText take_apart(const CardSet&, const language::Program&);

}  // namespace turnwright::crowdcontrol
