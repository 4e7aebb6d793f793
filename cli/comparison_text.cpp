#include "cli/comparison_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace turnwright::cli {

namespace {

std::string row(const Finding& one, std::size_t width) {
  const Effect& effect = one.effect;
  if (effect.pairs == 0) return fmt::format("  {:<{}}  nothing to compare\n", one.name, width);
  return fmt::format("  {:<{}}{:>7.1f} %{:>7.1f} %{:>8}{:>11.1f}{:>11}  {}\n", one.name, width,
                     100 * effect.before, 100 * effect.after,
                     with_sign(100 * effect.difference(), 1), 100 * effect.margin,
                     certainty_text(one), change_word(one.change));
}

std::string table(std::string_view what, const std::vector<Finding>& findings, std::size_t width) {
  if (findings.empty()) return {};
  std::string text = fmt::format("\n  {:<{}}{:>9}{:>9}{:>8}{:>11}{:>11}\n", what, width, "before",
                                 "after", "more", "± (95 %)", "sure");
  for (const Finding& one : findings) text += row(one, width);
  return text;
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

Json findings_json(const League& league, const std::vector<Finding>& findings) {
  Json all = Json::array();
  for (const Finding& one : findings) {
    Json contenders = Json::array();
    for (const std::size_t i : one.contenders) contenders.add(league.name(i));
    all.add(Json{{"name", one.name},
                 {"contenders", std::move(contenders)},
                 {"pairs", one.effect.pairs},
                 {"before", 100 * one.effect.before},
                 {"after", 100 * one.effect.after},
                 {"margin", 100 * one.effect.margin},
                 {"certainty", 100 * one.certainty},
                 {"change", change_word(one.change)}});
  }
  return all;
}

}  // namespace

std::string comparison_text(const League& league, const Changes& changes,
                            const Comparison& comparison) {
  std::size_t width = 0;
  for (const auto* findings : {&comparison.cards, &comparison.contenders})
    for (const Finding& one : *findings) width = std::max(width, one.name.size());
  std::string text;
  if (!changes.names.empty()) text += "\n  changed: " + joined(changes.names) + "\n";
  if (!changes.files.empty()) text += "\n  changed files: " + joined(changes.files) + "\n";
  text += table("card", comparison.cards, width);
  for (const Finding& one : comparison.cards) {
    if (one.contenders.empty())
      text += fmt::format("  nobody has drawn or played {}\n", one.name);
    else if (one.contenders.size() == league.contenders.size())
      text += fmt::format("  everybody has {}, so nobody gains by it\n", one.name);
  }
  return text + table("contender", comparison.contenders, width);
}

Json comparison_json(const League& league, const Changes& changes, const Comparison& comparison) {
  return {{"changed", Json::list(changes.names)},
          {"changed_files", Json::list(changes.files)},
          {"cards", findings_json(league, comparison.cards)},
          {"contenders", findings_json(league, comparison.contenders)}};
}

}  // namespace turnwright::cli
