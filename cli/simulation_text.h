// The results of a simulation for people and for programs. Nothing in them depends on the machine: the same
// experiment prints the same text.
#pragma once

#include <string>

#include "lab/simulate.h"

namespace turnwright::cli {

std::string simulation_table(const Experiment&, const Results&);
std::string simulation_json(const Experiment&, const Results&);

}  // namespace turnwright::cli
