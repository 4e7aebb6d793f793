// The rulebooks of docs/rules, as part of the program: every rule is found by its number.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace turnwright {

struct Rulebook {
  std::string_view game;
  std::string_view text;  // Markdown; a rule is a list item that begins with **NUMBER**
};

std::span<const Rulebook> all_rulebooks();
const Rulebook* find_rulebook(std::string_view game);  // nullptr: there is none

struct NumberedRule {
  std::string_view number;  // "TT-3"
  std::string text;         // of the whole item, on one line
  // Marks at the beginning of the text, where they stay for the reader. *no behaviour*: wording alone, nothing
  // that a scenario could show. *later*: for more players or options than the game has yet.
  bool no_behaviour = false, later = false;
};
std::vector<NumberedRule> rules_of(const Rulebook&);
// By its number, or by the digits alone: "TT-3" or "3".
std::optional<NumberedRule> find_rule(const Rulebook&, std::string_view number);

}  // namespace turnwright
