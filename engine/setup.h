// The options of a game as a table, and one setting of them. Setup is text (`key = value` rows) wherever
// people meet it: on the command line, in scenarios, in records and in the protocol.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"

namespace turnwright {

struct Option {
  std::string_view name;
  std::string_view help;                      // one line
  int standard = 0;                           // a number, or an index into `words`
  int low = 0, high = 0;                      // bounds of a number
  std::span<const std::string_view> words{};  // not empty: the value is one of these
  // Given: the value is any text of one row, as this one, which is the standard.
  std::optional<std::string_view> text{};

  constexpr bool is_word() const { return !words.empty(); }
  constexpr bool is_text() const { return text.has_value(); }
};

class Setup {
 public:
  static constexpr std::size_t kMostOptions = 32;

  explicit Setup(std::span<const Option> options);

  // A number, or an index into the words of the option.
  int operator[](std::size_t option) const {
    DCHECK(!options_[option].is_text(), "a text has no number");
    return values_[option];
  }
  std::string_view text_of(std::size_t option) const {
    CHECK(options_[option].is_text(), "an option that is not a text");
    return texts_[static_cast<std::size_t>(values_[option])];
  }
  std::span<const Option> options() const { return options_; }

  // Changes nothing if key or value is not understood.
  Result<Done> set(std::string_view key, std::string_view value);
  Result<Done> set_row(std::string_view row);  // `key = value`

  std::string value_text(std::size_t option) const;
  std::string text() const;  // all options, one row each

 private:
  std::span<const Option> options_;
  std::array<int, kMostOptions> values_{};  // of a text: where it is in `texts_`
  std::vector<std::string> texts_;
};

// What an option may be, for people: `2 to 8`, `shuffled, descending`, `one row of text`.
std::string allowed_values(const Option& option);

}  // namespace turnwright
