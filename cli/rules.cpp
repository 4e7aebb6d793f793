#include "cli/commands.h"

namespace turnwright::cli {

int rules(const RulesOptions&) { return 2; }

}  // namespace turnwright::cli
