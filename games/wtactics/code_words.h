// That the enums of code.h are the words and operations of operations.h, in their order: checked while compiling, by
// name (kInUse is "inUse"), so that a place in the table can be taken for a value of the enum.
#pragma once

#include <utility>

#include "engine/check.h"
#include "games/wtactics/code.h"

namespace turnwright::wtactics {

// Which of the operations of its category it is. "BY who" makes no kind of trigger of its own: diesBy is dies, the one
// before it.
constexpr bool is_counted(const language::OperationRow& row) { return !row.name.ends_with("By"); }
constexpr std::uint8_t place_in_category(std::uint16_t operation) {
  int place = -1;
  for (std::uint16_t i = 0; i <= operation; ++i)
    if (kOperations[i].category == kOperations[operation].category && is_counted(kOperations[i]))
      ++place;
  CHECK(place >= 0, "a category begins with \"BY\"");
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
  if (enumerator.empty() || word.empty()) return enumerator.empty() && word.empty();
  return enumerator[0] == upper(word[0]) && enumerator.substr(1) == word.substr(1);
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
template <typename Enum, std::size_t kFirst = 0, std::size_t... kPlaces>
consteval bool are_operations(std::string_view category, std::index_sequence<kPlaces...>) {
  return (same_name(enumerator<static_cast<Enum>(kFirst + kPlaces)>(),
                    operation_name(category, kPlaces)) &&
          ...);
}

static_assert(are_words<Noun>("kind", Places()));
static_assert(are_words<Side>("side", Places()));
static_assert(are_words<Place>("place", Places()));
static_assert(are_words<Status>("state", Places()));
static_assert(are_words<Wear>("wear", Places()));
static_assert(are_words<Fight>("fight", Places()));
static_assert(are_words<ConditionOf>("condition_of", Places()));
static_assert(are_words<Who>("who", Places()));
static_assert(are_words<Mode>("mode", Places()));
static_assert(are_words<Destination>("destination", Places()));
static_assert(are_words<PhaseWord>("phase", Places()));
static_assert(are_words<Action>("action", Places()));
static_assert(!word("action", kActions - 1).empty() && word("action", kActions).empty());
static_assert(are_words<QuestWord>("quest_kind", Places()));
static_assert(are_words<Property>("property", Places()));
static_assert(word("other", 1) == "other");

// Signs are not names.
static_assert(word("comparison", static_cast<int>(Comparison::kAtLeast)) == ">=");
static_assert(word("comparison", static_cast<int>(Comparison::kAtMost)) == "<=");
static_assert(word("comparison", static_cast<int>(Comparison::kMore)) == ">");
static_assert(word("comparison", static_cast<int>(Comparison::kLess)) == "<");
static_assert(word("comparison", static_cast<int>(Comparison::kEqual)) == "=");
static_assert(word("comparison", 5).empty());

static_assert(are_operations<Keyword>("keyword", Places()));
static_assert(are_operations<TriggerKind>("trigger", Places()));
static_assert(are_operations<Effect>("effect", Places()));
static_assert(are_operations<Static::Is>("static", Places()));
static_assert(are_operations<Goal::Is>("goal", Places()));
static_assert(are_operations<Value::Is>("value", Places()));
static_assert(are_operations<Duration::Is, 1>("duration", Places()));  // the first is "at once"
static_assert(Duration::Is::kInstant == Duration::Is{});

}  // namespace code_words
}  // namespace turnwright::wtactics
