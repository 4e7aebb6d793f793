#include "cli/commands.h"

namespace turnwright::cli {

int simulate(const SimulateOptions&) { return 2; }

}  // namespace turnwright::cli
