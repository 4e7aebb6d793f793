#include "cli/commands.h"

namespace turnwright::cli {

int perft(const PerftOptions&) { return 2; }

}  // namespace turnwright::cli
