// Writes a record of every game of a simulation into a folder: GAME-000017.record is game number 17.
#pragma once

#include <string>

#include "lab/simulate.h"

namespace turnwright {

// Makes the folder if it is missing; throws OutsideError if that cannot be done.
MakeOnlooker record_keeper(const Experiment&, const std::string& folder);

}  // namespace turnwright
