// Words in and out: a sink that knows the seats' names, and small helpers for reading.
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/types.h"

namespace turnwright {

using Names = std::vector<std::string>;  // one per seat

inline const Names& default_names() {
  static const Names kNames{"Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"};
  return kNames;
}

// Where a game writes. Seats are named by the players' names.
class Text {
 public:
  Text(std::string& out, const Names& names) : out_(out), names_(names) {}

  Text& operator<<(std::string_view words) {
    out_ += words;
    return *this;
  }
  Text& operator<<(char one) {
    out_ += one;
    return *this;
  }
  template <std::integral Number>
    requires(!std::same_as<Number, char>)
  Text& operator<<(Number number) {
    out_ += std::to_string(number);
    return *this;
  }
  std::string_view name(Seat seat) const {
    return seat < names_.size() ? std::string_view(names_[seat]) : std::string_view("nobody");
  }
  int seats() const { return static_cast<int>(names_.size()); }

 private:
  std::string& out_;
  const Names& names_;
};

// "Ann resigns", "Ann and Bob resign": every game says it the same way.
void tell_resigned(SeatMask seats, Text& text);

std::string_view trimmed(std::string_view text);
std::vector<std::string_view> split(std::string_view text, char separator);
std::vector<std::string_view> split_words(std::string_view text);  // at white space
// What follows `word` if `text` begins with it as a whole word (or words), trimmed.
std::optional<std::string_view> after_word(std::string_view text, std::string_view word);
std::string single_spaced(std::string_view text);  // its words with one space between them
std::string quoted(std::string_view text);  // at most a line of it, control characters made visible
std::optional<long long> to_number(std::string_view text);

// The nearest of the known words, for an error message; empty if none is near.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> known);

}  // namespace turnwright
