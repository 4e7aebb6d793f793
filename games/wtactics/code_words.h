// That the enums of code.h are the words and operations of operations.h, in their order: see language/enum_words.h.
#pragma once

#include "games/wtactics/code.h"
#include "language/enum_words.h"

namespace turnwright::wtactics {

// "BY who" makes no kind of trigger of its own: diesBy is dies, the one before it.
constexpr bool is_variant(std::string_view name) { return name.ends_with("By"); }
inline constexpr language::Rows kLanguage{kWordClasses, kOperations, is_variant};

static_assert(language::are_words<Noun>(kLanguage, "kind"));
static_assert(language::are_words<Side>(kLanguage, "side"));
static_assert(language::are_words<Place>(kLanguage, "place"));
static_assert(language::are_words<Status>(kLanguage, "state"));
static_assert(language::are_words<Wear>(kLanguage, "wear"));
static_assert(language::are_words<Fight>(kLanguage, "fight"));
static_assert(language::are_words<ConditionOf>(kLanguage, "condition_of"));
static_assert(language::are_words<Who>(kLanguage, "who"));
static_assert(language::are_words<Mode>(kLanguage, "mode"));
static_assert(language::are_words<Destination>(kLanguage, "destination"));
static_assert(language::are_words<PhaseWord>(kLanguage, "phase"));
static_assert(language::are_words<Action>(kLanguage, "action"));
static_assert(!kLanguage.word("action", kActions - 1).empty() &&
              kLanguage.word("action", kActions).empty());
static_assert(language::are_words<QuestWord>(kLanguage, "quest_kind"));
static_assert(language::are_words<Property>(kLanguage, "property"));
static_assert(kLanguage.word("other", 1) == "other");

// Signs are not names.
static_assert(kLanguage.word("comparison", static_cast<int>(Comparison::kAtLeast)) == ">=");
static_assert(kLanguage.word("comparison", static_cast<int>(Comparison::kAtMost)) == "<=");
static_assert(kLanguage.word("comparison", static_cast<int>(Comparison::kMore)) == ">");
static_assert(kLanguage.word("comparison", static_cast<int>(Comparison::kLess)) == "<");
static_assert(kLanguage.word("comparison", static_cast<int>(Comparison::kEqual)) == "=");
static_assert(kLanguage.word("comparison", 5).empty());

static_assert(language::are_operations<Keyword>(kLanguage, "keyword"));
static_assert(language::are_operations<TriggerKind>(kLanguage, "trigger"));
static_assert(language::are_operations<Effect>(kLanguage, "effect"));
static_assert(language::are_operations<Static::Is>(kLanguage, "static"));
static_assert(language::are_operations<Goal::Is>(kLanguage, "goal"));
static_assert(language::are_operations<Value::Is>(kLanguage, "value"));
static_assert(language::are_operations<Duration::Is, 1>(kLanguage,
                                                        "duration"));  // the first is "at once"
static_assert(Duration::Is::kInstant == Duration::Is{});

}  // namespace turnwright::wtactics
