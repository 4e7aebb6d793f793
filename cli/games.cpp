#include "cli/commands.h"

namespace turnwright::cli {

int games(const GamesOptions&) { return 2; }

}  // namespace turnwright::cli
