// The rulebook of a game as text, for `turnwright rules` and for a player who asks at the table.
#pragma once

#include <string>
#include <string_view>

namespace turnwright::cli {

// Both throw a UsageError if there is no such thing.
std::string rulebook_text(std::string_view game);
std::string rule_text(std::string_view game, std::string_view number);  // "TT-3" or "3"

}  // namespace turnwright::cli
