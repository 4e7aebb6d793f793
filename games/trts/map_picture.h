// The map as rows of text, from the positions of its areas.
#pragma once

#include <string>
#include <vector>

#include "engine/text.h"
#include "games/trts/play.h"

namespace turnwright::trts {

std::vector<std::string> map_picture(const Look&, const Text& names);

}  // namespace turnwright::trts
