// `replay --verify`: whether a record is what it says.
#pragma once

#include <string>

#include "engine/record.h"

namespace turnwright::cli {

// Plays the record again, compares hashes, rolls and scores, and checks the dice against the seed where it is
// revealed. Prints one line. 0: all agrees; 1: the line names the first difference.
int verify(const std::string& file, const Game& game, const Record& record, bool json);

}  // namespace turnwright::cli
