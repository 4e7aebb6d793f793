#include "cli/commands.h"

namespace turnwright::cli {

int scenario(const ScenarioOptions&) { return 2; }

}  // namespace turnwright::cli
