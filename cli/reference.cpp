#include "cli/commands.h"

namespace turnwright::cli {

int reference(const ReferenceOptions&) { return 2; }

}  // namespace turnwright::cli
