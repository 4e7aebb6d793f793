#include "games/rulebook.h"

#include "engine/text.h"

namespace turnwright {

namespace {

void read_marks(NumberedRule& rule) {
  std::string_view text = rule.text;
  while (text.starts_with('*')) {
    const std::size_t end = text.find('*', 1);
    if (end == std::string_view::npos) return;
    const std::string_view mark = text.substr(1, end - 1);
    if (mark == "no behaviour") rule.no_behaviour = true;
    if (mark == "later") rule.later = true;
    text = trimmed(text.substr(end + 1));
  }
}

}  // namespace

const Rulebook* find_rulebook(std::string_view game) {
  for (const Rulebook& book : all_rulebooks())
    if (book.game == game) return &book;
  return nullptr;
}

std::vector<NumberedRule> rules_of(const Rulebook& book) {
  constexpr std::string_view kBegin = "- **";
  std::vector<NumberedRule> rules;
  bool inside = false;
  for (std::string_view line : split(book.text, '\n')) {
    if (line.starts_with(kBegin)) {
      const std::size_t end = line.find("**", kBegin.size());
      inside = end != std::string_view::npos;
      if (!inside) continue;
      const std::string_view number = line.substr(kBegin.size(), end - kBegin.size());
      rules.push_back({number, std::string(trimmed(line.substr(end + 2)))});
    } else if (inside && line.starts_with("  ") && !trimmed(line).empty()) {
      rules.back().text += " " + std::string(trimmed(line));
    } else {
      inside = false;
    }
  }
  for (NumberedRule& rule : rules) read_marks(rule);
  return rules;
}

std::optional<NumberedRule> find_rule(const Rulebook& book, std::string_view number) {
  for (const NumberedRule& rule : rules_of(book)) {
    const std::size_t dash = rule.number.find('-');
    const std::string_view digits =
        dash == std::string_view::npos ? rule.number : rule.number.substr(dash + 1);
    if (rule.number == number || digits == number) return rule;
  }
  return std::nullopt;
}

}  // namespace turnwright
