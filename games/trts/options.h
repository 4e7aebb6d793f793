// The options of a game of TRTS; their texts are in about.cpp, in this order.
#pragma once

#include <cstddef>
#include <string_view>

namespace turnwright::trts {

enum : std::size_t {
  kMapOption,      // a text: the name of a map
  kPlayers,        // 0: as many as the map has start areas
  kMatchOption,    // a word of kMatchWords
  kTeams,          // a text: the team of each seat, as in 1212
  kFactionOption,  // and the next three: texts, the name of a faction or kPickFactionWord
  kRounds = kFactionOption + 4,  // 0: as many as the map says
  kFirstIncome,
  kLeanFrom,
  kUnitLimit,
  kBuildingLimit,
};

// TR-14, in the order of Match; `standard` is `two` with two players, and `free_for_all` with more.
inline constexpr std::string_view kMatchWords[] = {"standard", "two", "team", "free_for_all",
                                                   "last_man_standing"};
inline constexpr std::string_view kPickWord = "pick";  // the player is asked (TR-35)

}  // namespace turnwright::trts
