// The time that this process has had, on all its threads: other work on the machine does not count.
#pragma once

#include <ctime>

namespace turnwright::bench {

inline double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace turnwright::bench
