// A game's state as opaque bytes, in two types that are not to be confused: a Position is the truth and
// belongs to the authority; a View is what one seat may know. Copying either is a memcpy of its size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "engine/types.h"

namespace turnwright {

inline constexpr std::size_t kMaxStateBytes = 8192;

// What both are made of. Questions that can be answered from either take this.
class StateBytes {
 public:
  std::size_t size() const { return size_; }
  std::span<const std::byte> bytes() const { return {bytes_, size_}; }
  friend bool operator==(const StateBytes& a, const StateBytes& b) {
    return a.size_ == b.size_ && std::memcmp(a.bytes_, b.bytes_, a.size_) == 0;
  }

 protected:
  StateBytes() = default;
  StateBytes(const StateBytes& other) : size_(other.size_) {
    std::memcpy(bytes_, other.bytes_, size_);
  }
  StateBytes& operator=(const StateBytes& other) {
    if (this == &other) return *this;
    size_ = other.size_;
    std::memcpy(bytes_, other.bytes_, size_);
    return *this;
  }
  ~StateBytes() = default;

 private:
  friend class Game;  // the only one that may look inside
  std::size_t size_ = 0;
  alignas(16) std::byte bytes_[kMaxStateBytes];
};

class Position : public StateBytes {};

class View : public StateBytes {
 public:
  Seat seat() const { return seat_; }  // kNobody: a spectator's

 private:
  friend class Game;
  Seat seat_ = kNobody;
};

}  // namespace turnwright
