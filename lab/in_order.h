// Texts that are finished in any order, by several threads, and written in the order of their numbers.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>

namespace turnwright {

class InOrder {
 public:
  // `write` is called by one thread at a time.
  explicit InOrder(std::function<void(const std::string&)> write) : write_(std::move(write)) {}

  // Every number from 0 on is added once.
  void add(std::uint64_t number, std::string text) {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(number, std::move(text));
    for (auto first = waiting_.begin(); first != waiting_.end() && first->first == next_; ++next_) {
      write_(first->second);
      first = waiting_.erase(first);
    }
  }

 private:
  std::function<void(const std::string&)> write_;
  std::mutex mutex_;
  std::map<std::uint64_t, std::string> waiting_;
  std::uint64_t next_ = 0;
};

}  // namespace turnwright
