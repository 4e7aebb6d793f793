// Programmer errors. CHECK is always on and belongs in cold code; DCHECK vanishes from release builds
// and may stand in hot code. Neither may be reachable from a player's input, a file or a card.
#pragma once

namespace turnwright {

[[noreturn]] void check_failed(const char* file, int line, const char* condition,
                               const char* message);

}  // namespace turnwright

#define CHECK(condition, message)                                          \
  do {                                                                     \
    if (!(condition)) [[unlikely]]                                         \
      ::turnwright::check_failed(__FILE__, __LINE__, #condition, message); \
  } while (false)

#ifdef NDEBUG
#define DCHECK(condition, message) \
  do {                             \
  } while (false)
#else
#define DCHECK(condition, message) CHECK(condition, message)
#endif
