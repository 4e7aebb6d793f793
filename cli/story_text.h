// What games that were played tell of themselves, for people and as JSON: who begins and wins, turns, ways to end.
#pragma once

#include <string>

#include "cli/json.h"
#include "lab/simulate.h"

namespace turnwright::cli {

std::string story_text(const About&, const Results&);
Json endings_json(const About&, const Tally& endings);  // {"areas": 3}
void add_story(const About&, const Results&, Json& to);

}  // namespace turnwright::cli
