#include "engine/text.h"

#include <charconv>

namespace turnwright {

namespace {

constexpr std::string_view kSpace = " \t\r\n\v\f";

// Edits (insert, remove, replace one letter) that lead from a to b.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

}  // namespace

void tell_resigned(SeatMask seats, Text& text) {
  const bool several = count_seats(seats) > 1;
  while (seats != 0) {
    const Seat seat = lowest(seats);
    seats &= static_cast<SeatMask>(~only(seat));
    text << text.name(seat) << (seats != 0 ? " and " : "");
  }
  text << (several ? " resign" : " resigns");
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kSpace);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words;
  for (;;) {
    const std::size_t first = text.find_first_not_of(kSpace);
    if (first == std::string_view::npos) return words;
    text.remove_prefix(first);
    const std::size_t end = text.find_first_of(kSpace);
    words.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return words;
    text.remove_prefix(end);
  }
}

std::optional<std::string_view> after_word(std::string_view text, std::string_view word) {
  text = trimmed(text);
  if (word.empty() || !text.starts_with(word)) return std::nullopt;
  text.remove_prefix(word.size());
  if (!text.empty() && kSpace.find(text.front()) == std::string_view::npos) return std::nullopt;
  return trimmed(text);
}

std::string single_spaced(std::string_view text) {
  std::string result;
  for (std::string_view word : split_words(text)) {
    if (!result.empty()) result += ' ';
    result += word;
  }
  return result;
}

std::string quoted(std::string_view text) {
  constexpr std::size_t kMost = 60;
  std::string result = "\"";
  for (char one : text.substr(0, kMost)) {
    const auto code = static_cast<unsigned char>(one);
    result += code < 0x20 || code == 0x7f ? '?' : one;
  }
  return result + (text.size() > kMost ? "…\"" : "\"");
}

std::optional<long long> to_number(std::string_view text) {
  long long number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> known) {
  if (word.size() > 64) return {};
  std::string_view best;
  std::size_t least = std::max<std::size_t>(2, word.size() / 2) + 1;
  for (std::string_view candidate : known) {
    if (candidate.empty()) continue;
    const std::size_t edits = distance(word, candidate);
    if (edits < least) {
      least = edits;
      best = candidate;
    }
  }
  return best.empty() ? std::string() : "; did you mean " + quoted(best) + "?";
}

}  // namespace turnwright
