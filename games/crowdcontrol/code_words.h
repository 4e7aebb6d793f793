// That the enums of vocabulary.h are the words and operations of operations.h, in their order: see
// language/enum_words.h.
#pragma once

#include "games/crowdcontrol/code.h"
#include "language/enum_words.h"

namespace turnwright::crowdcontrol {

// What is said of a tag, a type or the other player is the effect of the row before.
constexpr bool is_variant(std::string_view name) {
  return name.ends_with("Tag") || name.ends_with("Type") || name.ends_with("Theirs");
}
inline constexpr language::Rows kLanguage{kWordClasses, kOperations, is_variant};

static_assert(language::are_words<Mode>(kLanguage, "own"));
static_assert(language::are_words<Player>(kLanguage, "player"));
static_assert(language::are_words<CardType>(kLanguage, "type"));
static_assert(language::are_words<Zone>(kLanguage, "zone"));
static_assert(language::are_operations<AbilityKind>(kLanguage, "ability"));
static_assert(language::are_operations<Effect>(kLanguage, "effect"));

}  // namespace turnwright::crowdcontrol
