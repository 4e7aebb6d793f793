// What others have seen and its owner is changing in secret is kept twice: as it is, and as it was shown.
#pragma once

namespace turnwright {

template <class T>
struct Curtain {
  T now;
  T shown;

  constexpr void reveal() { shown = now; }  // everybody sees how it is
  constexpr void redact() { now = shown; }  // how it looks to anybody but its owner
  constexpr void set_both(const T& value) { now = shown = value; }
};

}  // namespace turnwright
