#include "cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>

namespace turnwright::cli {

namespace {

std::string duration_text(double seconds) {
  if (seconds < 90) return fmt::format("{:.0f} s", seconds);
  if (seconds < 90 * 60) return fmt::format("{:.0f} min", seconds / 60);
  return fmt::format("{:.1f} h", seconds / 3600);
}

}  // namespace

std::string progress_line(std::uint64_t finished, std::uint64_t total, double seconds,
                          std::string_view of_what, std::uint64_t before) {
  constexpr std::size_t kWidth = 30;
  const double part = total == 0 ? 1 : static_cast<double>(finished) / static_cast<double>(total);
  const auto filled = static_cast<std::size_t>(part * kWidth);
  std::string line = fmt::format("[{:#<{}}{:-<{}}] {:>3.0f} %", "", filled, "", kWidth - filled,
                                 std::floor(100 * part));
  if (finished <= before || seconds <= 0) return line;
  const double rate = static_cast<double>(finished - before) / seconds;
  return line + fmt::format("  {:.0f} {}/s  {} left", rate, of_what,
                            duration_text(static_cast<double>(total - finished) / rate));
}

ProgressBar::ProgressBar(std::uint64_t total, std::string_view of_what, std::uint64_t before)
    : total_(total),
      before_(before),
      of_what_(of_what),
      began_(std::chrono::steady_clock::now()),
      is_watched_(isatty(STDERR_FILENO) == 1) {}

void ProgressBar::show(std::uint64_t finished) {
  constexpr auto kDrawEvery = std::chrono::milliseconds(50);
  const auto now = std::chrono::steady_clock::now();
  if (!is_watched_ || (is_drawn_ && now - drawn_ < kDrawEvery)) return;
  drawn_ = now;
  const std::chrono::duration<double> elapsed = now - began_;
  const std::string line = progress_line(finished, total_, elapsed.count(), of_what_, before_);
  fmt::print(stderr, "\r{}\033[K", line);
  std::fflush(stderr);
  is_drawn_ = true;
}

void ProgressBar::clear() {
  if (!is_drawn_) return;
  fmt::print(stderr, "\r\033[K");
  std::fflush(stderr);
  is_drawn_ = false;
}

}  // namespace turnwright::cli
