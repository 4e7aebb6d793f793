// The lists in docs/scenarios.md and docs/notation.md, from the tables of every game.
#pragma once

#include <string>
#include <string_view>

namespace turnwright::cli {

std::string scenario_reference();  // Markdown
std::string notation_reference();

}  // namespace turnwright::cli
