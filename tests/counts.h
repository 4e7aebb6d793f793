// How much the tests try: little in `./test`, all of it in `./test full`.
#pragma once

#include <cstdlib>
#include <string_view>

inline bool full() {
  const char* set = std::getenv("TURNWRIGHT_FULL");
  return set != nullptr && std::string_view(set) == "1";
}
