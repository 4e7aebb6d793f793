// How far a long job is: a bar with rate and time left, on the error stream, if a person looks at it.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace turnwright::cli {

class ProgressBar {
 public:
  // `before`: so many were finished when this began.
  ProgressBar(std::uint64_t total, std::string_view of_what, std::uint64_t before = 0);
  ~ProgressBar() { clear(); }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::uint64_t finished);
  void clear();  // leaves the line empty for what follows

 private:
  std::uint64_t total_, before_;
  std::string of_what_;
  std::chrono::steady_clock::time_point began_, drawn_;
  bool is_watched_;
  bool is_drawn_ = false;
};

// [#####-----]  50 %  1200 games/s  3 s left
std::string progress_line(std::uint64_t finished, std::uint64_t total, double seconds,
                          std::string_view of_what, std::uint64_t before = 0);

}  // namespace turnwright::cli
