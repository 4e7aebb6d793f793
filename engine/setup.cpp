#include "engine/setup.h"

#include <vector>

#include "engine/text.h"

namespace turnwright {

std::string allowed_values(const Option& option) {
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
  for (std::size_t i = 0; i < options.size(); ++i) values_[i] = options[i].standard;
}

Result<Done> Setup::set(std::string_view key, std::string_view value) {
  std::vector<std::string_view> known;
  for (std::size_t i = 0; i < options_.size(); ++i) {
    const Option& option = options_[i];
    known.push_back(option.name);
    if (option.name != key) continue;
    if (option.is_word()) {
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
