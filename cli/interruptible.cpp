#include "cli/interruptible.h"

namespace turnwright::cli {
namespace {

volatile std::sig_atomic_t interrupted = 0;

}  // namespace

Interruptible::Interruptible() {
  interrupted = 0;
  struct sigaction action{};
  action.sa_handler = [](int) { interrupted = 1; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, &before_);
}

Interruptible::~Interruptible() { sigaction(SIGINT, &before_, nullptr); }

bool Interruptible::asked_to_stop() const { return interrupted != 0; }

}  // namespace turnwright::cli
