// That the enums of vocabulary.h are the words and operations of operations.h, in their order: checked while compiling, by
// name (kOnSpawn is "OnSpawn"), so that a place in the table can be taken for a value of the enum.
#pragma once

#include <utility>

#include "games/crowdcontrol/code.h"

namespace turnwright::crowdcontrol {

// What is said of a tag, a type or the other player is the effect of the row before.
constexpr bool is_counted(const language::OperationRow& row) {
  return !row.name.ends_with("Tag") && !row.name.ends_with("Type") && !row.name.ends_with("Theirs");
}
// Which of the operations of its category it is.
constexpr std::uint8_t place_in_category(std::uint16_t operation) {
  int place = -1;
  for (std::uint16_t i = 0; i <= operation; ++i)
    if (kOperations[i].category == kOperations[operation].category && is_counted(kOperations[i]))
      ++place;
  return static_cast<std::uint8_t>(place);
}

namespace code_words {

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

// Both are empty behind the last one.
consteval std::string_view word(std::string_view word_class, std::size_t place) {
  for (const language::WordClassRow& row : kWordClasses) {
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
consteval std::string_view operation_name(std::string_view category, std::size_t place) {
  for (const language::OperationRow& row : kOperations)
    if (row.category == category && is_counted(row) && place-- == 0) return row.name;
  return {};
}

using Places = std::make_index_sequence<48>;  // more than any of the enums has values

template <typename Enum, std::size_t... kPlaces>
consteval bool are_words(std::string_view word_class, std::index_sequence<kPlaces...>) {
  return (same_name(enumerator<static_cast<Enum>(kPlaces)>(), word(word_class, kPlaces)) && ...);
}
template <typename Enum, std::size_t... kPlaces>
consteval bool are_operations(std::string_view category, std::index_sequence<kPlaces...>) {
  return (same_name(enumerator<static_cast<Enum>(kPlaces)>(), operation_name(category, kPlaces)) &&
          ...);
}

static_assert(are_words<Mode>("own", Places()));
static_assert(are_words<Player>("player", Places()));
static_assert(are_words<CardType>("type", Places()));
static_assert(are_words<Zone>("zone", Places()));
static_assert(are_operations<AbilityKind>("ability", Places()));
static_assert(are_operations<Effect>("effect", Places()));

}  // namespace code_words
}  // namespace turnwright::crowdcontrol
