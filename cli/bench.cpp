#include "cli/commands.h"

namespace turnwright::cli {

int bench(const BenchOptions&) { return 2; }

}  // namespace turnwright::cli
