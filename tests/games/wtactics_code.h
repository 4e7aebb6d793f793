// The shipped cards as they are taken apart, and words to speak of them.
#pragma once

#include <algorithm>

#include "games/wtactics/code.h"
#include "tests/test.h"

namespace turnwright::wtactics {

inline const Code& shipped() {
  static const Code kCode = compile(shipped_cards());
  return kCode;
}

inline const CardCode& card(const Code& code, std::string_view name) {
  const auto found = std::find_if(code.cards.begin(), code.cards.end(),
                                  [&](const CardCode& one) { return one.name == name; });
  REQUIRE(found != code.cards.end());
  return *found;
}
inline const CardCode& card(std::string_view name) { return card(shipped(), name); }

inline std::uint8_t place(const Code& code, std::string_view name) {
  return static_cast<std::uint8_t>(&card(code, name) - code.cards.data());
}

inline const Ability& ability(const CardCode& of, int line) {
  for (AbilityId id = of.first; id < of.last; ++id)
    if (shipped().abilities[id].line == line) return shipped().abilities[id];
  FAIL("no such line");
  return shipped().abilities[0];
}
inline const Ability& quoted(const Ability& of) {
  REQUIRE(of.inner != kNone);
  return shipped().abilities[of.inner];
}
inline const Filter& filter(FilterId id) {
  REQUIRE(id < shipped().filters.size());
  return shipped().filters[id];
}
inline int length(const Ability& of) { return of.last - of.first; }
inline const Instruction& instruction(const Ability& of, int place = 0) {
  REQUIRE(place < length(of));
  return shipped().instructions[static_cast<std::size_t>(of.first + place)];
}
inline bool same(language::Pair a, language::Pair b) {
  return language::pack(a) == language::pack(b);
}

// The shipped cards and some more.
inline Code with(std::string_view more) {
  CardTexts texts = shipped_texts();
  texts.cards.push_back({"more.toml", std::string(more)});
  const auto set = load_cards(texts);
  if (!set) FAIL(set.error().front().sentence);
  return compile(*set);
}

}  // namespace turnwright::wtactics
