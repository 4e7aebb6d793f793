// Ctrl-C as a request, for commands that finish what they are at.
#pragma once

#include <csignal>

namespace turnwright::cli {

// While it lives, Ctrl-C only asks to stop; a second one ends the program as usual. One at a time.
class Interruptible {
 public:
  Interruptible();
  ~Interruptible();
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;

  bool asked_to_stop() const;

 private:
  struct sigaction before_{};
};

}  // namespace turnwright::cli
