// The twelve properties that every game must have, as functions that know nothing of the game they test. Each
// answers with an empty text if the property holds, and otherwise with a sentence that says what is broken
// and where. toys.h has a broken game for each of them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/game.h"

namespace turnwright::conformance {

struct Trial {
  const Game& game;
  Setup setup;
  int games = 20;          // to be played; for twins: pairs of games
  int every = 1;           // of a long game only each so many-th moment is looked at
  int twin_steps = 0;      // steps to be compared at least
  std::uint64_t seed = 1;  // of the first game
  int orders = 1000;       // of a secret window, tried at most for each
};

std::string replays_alike(const Trial&);      // 1   record → replay gives the same bytes
std::string choices_are_exact(const Trial&);  // 2   listed = judged fine, from position and view
std::string guesses_fit(const Trial&);        // 3a, 3b  a guess has the same view and is possible
std::string guesses_vary(const Trial&);       // 3c  what is hidden is not always guessed alike
std::string twins_stay_alike(const Trial&);   // 4   nothing a seat sees depends on what is hidden
std::string open_lines_are_hidden(const Trial&);  // 4b  an open line changes nothing for others
std::string fields_are_hidden(const Trial&);      // 4c  the field table and the views agree
std::string others_are_refused(
    const Trial&);                            // 5   any other choice is refused and changes nothing
std::string bounds_hold(const Trial&);        // 6   length, lines, scores, windows
std::string orders_are_alike(const Trial&);   // 7   the order of secret lines does not matter
std::string stays_consistent(const Trial&);   // 8
std::string allocates_nothing(const Trial&);  // 9
std::string notation_is_exact(const Trial&);  // 10  choices and their texts name each other
std::string usual_ends(const Trial&);         // 11  the usual answers are legal and end the game
std::string resigning_works(const Trial&);    // 11  anybody may resign at any moment
std::string position_text_is_exact(const Trial&);  // 12

struct Property {
  std::string_view number;
  std::string (*broken)(const Trial&);
};
std::span<const Property> all_properties();

}  // namespace turnwright::conformance
