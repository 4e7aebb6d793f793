#include "cli/commands.h"

namespace turnwright::cli {

int replay(const ReplayOptions&) { return 2; }

}  // namespace turnwright::cli
