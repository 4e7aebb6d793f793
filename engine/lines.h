// Whole lines: an answer of several choices, judged, written and read as one. The text of a line is the texts of
// its choices with commas between them.
#pragma once

#include <string>
#include <string_view>

#include "engine/game.h"

namespace turnwright {

// Whether `seat` has begun an answer that is not complete.
bool has_open_line(const Game&, const StateBytes&, Seat);

// Why a line would be refused, as far as that is known without rolling dice. What stands behind the end of a line
// is refused unjudged: to judge it would tell what the line leads to, before it is given.
Reason judge_line(const Game&, const Position&, Seat, const Line&);

// Requires a line that is judged fine. What follows a die is left out.
std::string written_line(const Game&, const Position&, Seat, const Line&, const Names&);

// A text of one step is that step. A text of several is a whole line, or a whole act of a line of acts, in which a step
// may be left out where only one choice is allowed, and at the end where the game understands `done`. What is read may not be allowed: then
// it ends with the choice that is refused.
Result<Line> read_line(const Game&, const Position&, Seat, std::string_view text, const Names&);

}  // namespace turnwright
