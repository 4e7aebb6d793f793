#include "engine/setup.h"

#include <algorithm>

#include "engine/text.h"

namespace turnwright {

namespace {

// A text that a record and a scenario can hold: `#` behind a space would begin a comment there.
bool is_one_row(std::string_view text) {
  const auto is_control = [](char one) {
    return static_cast<unsigned char>(one) < 0x20 || one == 0x7f;
  };
  return std::none_of(text.begin(), text.end(), is_control) && !text.starts_with('#') &&
         text.find(" #") == std::string_view::npos;
}

}  // namespace

std::string allowed_values(const Option& option) {
  if (option.is_text()) return "one row of text";
  if (!option.is_word()) return std::to_string(option.low) + " to " + std::to_string(option.high);
  std::string text;
  for (std::string_view word : option.words) {
    if (!text.empty()) text += ", ";
    text += word;
  }
  return text;
}

Setup::Setup(std::span<const Option> options) : options_(options) {
  CHECK(options.size() <= kMostOptions, "a game with more options than a Setup holds");
  for (std::size_t i = 0; i < options.size(); ++i) {
    values_[i] = options[i].is_text() ? static_cast<int>(texts_.size()) : options[i].standard;
    if (options[i].is_text()) texts_.emplace_back(*options[i].text);
  }
}

Result<Done> Setup::set(std::string_view key, std::string_view value) {
  std::vector<std::string_view> known;
  for (std::size_t i = 0; i < options_.size(); ++i) {
    const Option& option = options_[i];
    known.push_back(option.name);
    if (option.name != key) continue;
    if (option.is_text()) {
      if (is_one_row(trimmed(value))) {
        texts_[static_cast<std::size_t>(values_[i])] = trimmed(value);
        return Done{};
      }
    } else if (option.is_word()) {
      for (std::size_t word = 0; word < option.words.size(); ++word) {
        if (option.words[word] != value) continue;
        values_[i] = static_cast<int>(word);
        return Done{};
      }
    } else if (const auto number = to_number(value);
               number && *number >= option.low && *number <= option.high) {
      values_[i] = static_cast<int>(*number);
      return Done{};
    }
    return Failure{quoted(key) + " takes " + allowed_values(option) + ", not " + quoted(value)};
  }
  if (known.empty()) return Failure{"this game has no options, so no " + quoted(key)};
  return Failure{"no option is called " + quoted(key) + did_you_mean(key, known)};
}

Result<Done> Setup::set_row(std::string_view row) {
  const std::size_t equals = row.find('=');
  if (equals == std::string_view::npos)
    return Failure{"an option is written key = value, not " + quoted(row)};
  return set(trimmed(row.substr(0, equals)), trimmed(row.substr(equals + 1)));
}

std::string Setup::value_text(std::size_t option) const {
  const Option& one = options_[option];
  if (one.is_text()) return std::string(text_of(option));
  if (!one.is_word()) return std::to_string(values_[option]);
  return std::string(one.words[static_cast<std::size_t>(values_[option])]);
}

std::string Setup::text() const {
  std::string text;
  for (std::size_t i = 0; i < options_.size(); ++i)
    text += std::string(options_[i].name) + " = " + value_text(i) + "\n";
  return text;
}

}  // namespace turnwright
