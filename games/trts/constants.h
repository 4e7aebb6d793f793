// The numbers of the game (chapter 0), as content/trts/constants.toml gives them.
#pragma once

#include "engine/result.h"
#include "language/cards_file.h"

namespace turnwright::trts {

struct Constants {
  int round_limit;                             // TR-6, where a map does not say
  int first_income;                            // TR-81
  int minerals_max, gas_max;                   // TR-30
  int gas_workers;                             // per extractor (TR-84)
  int lean_from_round, lean_gas;               // TR-89; 0: never
  int cancel_loss;                             // minerals (TR-111)
  int unit_limit, building_limit;              // TR-238
  int start_energy, energy_max;                // TR-228
  int cargo_small, cargo_middle, cargo_large;  // TR-233
  int areas_max;                               // TR-264
};

Result<Constants, language::Diagnostics> load_constants(const language::SourceText&);

// Those that are part of the program.
const Constants& shipped_constants();

}  // namespace turnwright::trts
