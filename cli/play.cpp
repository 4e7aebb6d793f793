#include "cli/commands.h"

namespace turnwright::cli {

int play(const PlayOptions&) { return 2; }

}  // namespace turnwright::cli
