#include "cli/screen.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "engine/text.h"

namespace turnwright::cli {

namespace {

// Signs, not bytes: what UTF-8 continues with takes no place on the screen.
std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char one) {
    return (static_cast<unsigned char>(one) & 0xc0) != 0x80;
  }));
}

}  // namespace

Screen Screen::standard() {
  const bool is_terminal = isatty(STDOUT_FILENO) != 0;
  const char* no_colour = std::getenv("NO_COLOR");
  const bool refuses = no_colour != nullptr && *no_colour != '\0';
  return Screen(std::cin, std::cout, is_terminal, is_terminal && !refuses);
}

std::string Screen::bold(std::string_view text) const {
  return has_colour_ ? "\033[1m" + std::string(text) + "\033[0m" : std::string(text);
}

void Screen::say(std::string_view line) { out_ << line << '\n'; }

void Screen::say_indented(std::string_view lines) {
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    const std::string_view line = lines.substr(0, end);
    out_ << (line.empty() ? "" : "  ") << line << '\n';
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
}

void Screen::title(std::string_view line) { out_ << '\n' << bold(line) << '\n'; }

void Screen::clear() {
  if (is_terminal_)
    out_ << "\033[2J\033[3J\033[H";  // the screen, what has scrolled away, and to the top
  else
    out_ << '\n' << std::string(kScreenWidth, '-') << '\n';
}

std::optional<std::string> Screen::ask(std::string_view prompt) {
  out_ << bold(prompt) << ' ' << std::flush;
  std::string line;
  if (!std::getline(in_, line)) {
    out_ << '\n';
    return std::nullopt;
  }
  return line;
}

std::string wrapped(std::string_view text) {
  std::string result;
  std::size_t column = 0;
  for (std::string_view word : split_words(text)) {
    const std::size_t width = width_of(word);
    const bool fits = column + 1 + width <= kScreenWidth;
    if (column != 0) result += fits ? ' ' : '\n';
    column = column != 0 && fits ? column + 1 + width : width;
    result += word;
  }
  return result;
}

std::string in_columns(const std::vector<std::string>& cells) {
  constexpr std::size_t kGap = 3;
  std::size_t widest = 1;
  for (const std::string& cell : cells) widest = std::max(widest, width_of(cell));
  const std::size_t columns = std::max<std::size_t>(1, (kScreenWidth + kGap) / (widest + kGap));
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool last = (i + 1) % columns == 0 || i + 1 == cells.size();
    text += cells[i] + (last ? "\n" : std::string(widest + kGap - width_of(cells[i]), ' '));
  }
  return text;
}

}  // namespace turnwright::cli
