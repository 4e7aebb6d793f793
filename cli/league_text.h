// What a simulation says of the story of its games and of a league, for people and as JSON.
#pragma once

#include <string>

#include "cli/json.h"
#include "lab/simulate.h"

namespace turnwright::cli {

std::string story_text(const Experiment&, const Results&);
std::string league_table(const Experiment&, const Results&);

void add_story(const Experiment&, const Results&, Json& to);
void add_league(const Experiment&, const Results&, Json& to);

}  // namespace turnwright::cli
