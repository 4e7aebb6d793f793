#include "engine/check.h"

#include <cstdio>
#include <cstdlib>

namespace turnwright {

void check_failed(const char* file, int line, const char* condition, const char* message) {
  std::fprintf(stderr, "%s:%d: this is a bug in turnwright: %s (%s does not hold)\n", file, line,
               message, condition);
  std::abort();
}

}  // namespace turnwright
