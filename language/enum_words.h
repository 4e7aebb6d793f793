// That the values of an enum are the words of a class or the operations of a category, in their order: checked while
// compiling, by name (kInUse is "inUse", kField is "FIELD"), so that a place in a game's tables can be taken for a value of
// the enum.
#pragma once

#include <cstdlib>
#include <span>
#include <string_view>
#include <utility>

#include "language/operations.h"

namespace turnwright::language {
namespace enum_words {

// What the compiler calls a value; the only way to an enumerator's name.
template <auto kValue>
consteval std::string_view spelled() {
  return __PRETTY_FUNCTION__;
}

// Empty for a value that has no enumerator.
template <auto kValue>
consteval std::string_view enumerator() {
  std::string_view text = spelled<kValue>();
  const std::size_t at = text.find("::k");
  if (at == std::string_view::npos) return {};
  text.remove_prefix(at + 3);
  return text.substr(0, text.find_first_of("];"));
}

constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
constexpr bool same_name(std::string_view enumerator, std::string_view word) {
  if (enumerator.size() != word.size()) return false;
  for (std::size_t i = 0; i < word.size(); ++i)
    if (upper(enumerator[i]) != upper(word[i])) return false;
  return true;
}

using Places = std::make_index_sequence<48>;  // more than any of the enums has values

}  // namespace enum_words

// A row that says the same as the one before it, with something more, and so has no value of its own.
using IsVariant = bool (*)(std::string_view name);

// The tables of one game.
struct Rows {
  std::span<const WordClassRow> words;
  std::span<const OperationRow> operations;
  IsVariant is_variant;

  // Empty behind the last one.
  consteval std::string_view word(std::string_view word_class, std::size_t place) const {
    for (const WordClassRow& row : words) {
      if (row.name != word_class) continue;
      std::string_view rest = row.values;
      for (; place > 0; --place) {
        const std::size_t space = rest.find(' ');
        if (space == std::string_view::npos) return {};
        rest.remove_prefix(space + 1);
      }
      return rest.substr(0, rest.find(' '));
    }
    std::abort();  // not a constant: the compiler refuses a class that is not in the table
  }
  consteval std::string_view operation(std::string_view category, std::size_t place) const {
    for (const OperationRow& row : operations)
      if (row.category == category && !is_variant(row.name) && place-- == 0) return row.name;
    return {};
  }

  // Which of the operations of its category it is, variants not counted.
  constexpr std::uint8_t place_in_category(std::uint16_t which) const {
    int place = -1;
    for (std::size_t i = 0; i <= which; ++i)
      if (operations[i].category == operations[which].category && !is_variant(operations[i].name))
        ++place;
    return static_cast<std::uint8_t>(place);
  }
};

namespace enum_words {

template <typename Enum, std::size_t... kPlaces>
consteval bool are_words(const Rows& rows, std::string_view word_class,
                         std::index_sequence<kPlaces...>) {
  return (same_name(enumerator<static_cast<Enum>(kPlaces)>(), rows.word(word_class, kPlaces)) &&
          ...);
}
template <typename Enum, std::size_t kFirst, std::size_t... kPlaces>
consteval bool are_operations(const Rows& rows, std::string_view category,
                              std::index_sequence<kPlaces...>) {
  return (same_name(enumerator<static_cast<Enum>(kFirst + kPlaces)>(),
                    rows.operation(category, kPlaces)) &&
          ...);
}

}  // namespace enum_words

template <typename Enum>
consteval bool are_words(const Rows& rows, std::string_view word_class) {
  return enum_words::are_words<Enum>(rows, word_class, enum_words::Places());
}
// From the value kFirst on.
template <typename Enum, std::size_t kFirst = 0>
consteval bool are_operations(const Rows& rows, std::string_view category) {
  return enum_words::are_operations<Enum, kFirst>(rows, category, enum_words::Places());
}

}  // namespace turnwright::language
