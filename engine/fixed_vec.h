// A list with a bound, for use inside a State: trivially copyable, no padding, no heap.
// Places past the end are always zero, so that equal lists are equal bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/check.h"

namespace turnwright {

template <class T, std::size_t kCapacity>
class FixedVec {
  static_assert(std::is_trivially_copyable_v<T>);
  // The counter is as wide as T is aligned, so that nothing has to be padded.
  using Count = std::conditional_t<
      alignof(T) == 1, std::uint8_t,
      std::conditional_t<alignof(T) == 2, std::uint16_t,
                         std::conditional_t<alignof(T) == 4, std::uint32_t, std::uint64_t>>>;
  static_assert(kCapacity <= static_cast<Count>(-1));

 public:
  constexpr std::size_t size() const { return count_; }
  constexpr bool empty() const { return count_ == 0; }
  constexpr bool full() const { return count_ == kCapacity; }
  static constexpr std::size_t capacity() { return kCapacity; }

  constexpr const T& operator[](std::size_t i) const {
    DCHECK(i < count_, "index past the end of a FixedVec");
    return items_[i];
  }
  constexpr T& operator[](std::size_t i) {
    DCHECK(i < count_, "index past the end of a FixedVec");
    return items_[i];
  }
  constexpr const T& back() const { return (*this)[size() - 1]; }
  constexpr T& back() { return (*this)[size() - 1]; }

  constexpr const T* begin() const { return items_; }
  constexpr const T* end() const { return items_ + count_; }
  constexpr T* begin() { return items_; }
  constexpr T* end() { return items_ + count_; }

  constexpr void push_back(const T& item) {
    DCHECK(!full(), "a FixedVec overflows: its bound is not argued well");
    items_[count_++] = item;
  }
  constexpr void pop_back() {
    DCHECK(!empty(), "pop_back of an empty FixedVec");
    items_[--count_] = T{};
  }
  // Keeps the order of the others.
  constexpr void erase(std::size_t i) {
    DCHECK(i < count_, "erase past the end of a FixedVec");
    for (std::size_t k = i + 1; k < count_; ++k) items_[k - 1] = items_[k];
    pop_back();
  }
  constexpr void clear() {
    while (!empty()) pop_back();
  }

  // Public only so that the type stays structural and padding-free; use the functions above.
  T items_[kCapacity];
  Count count_;
};

}  // namespace turnwright
