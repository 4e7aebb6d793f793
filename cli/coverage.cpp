#include "cli/coverage.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "engine/text.h"
#include "lab/outside.h"

namespace turnwright::cli {

namespace {

struct Head {
  std::string game;
  std::vector<std::string> rules;
};

// Only two rows, so that a scenario of a game that is yet to be built counts as well.
Head head_of(std::string_view text) {
  Head head;
  for (std::string_view row : split(text, '\n')) {
    const auto words = split_words(row);
    for (std::size_t i = 1; i < words.size() && !words[i].starts_with('#'); ++i) {
      if (words[0] == "game") head.game = words[i];
      if (words[0] == "rules") head.rules.emplace_back(words[i]);
    }
  }
  return head;
}

void count(const RuleCoverage& one, Coverage& all) {
  if (one.rule.no_behaviour)
    ++all.no_behaviour;
  else if (one.rule.later)
    ++all.later;
  else
    ++all.needed;
  if (one.is_needed() && !one.files.empty()) ++all.covered;
}

}  // namespace

std::vector<std::string> scenario_files(const std::string& folder) {
  std::vector<std::string> files = files_below(folder);
  std::erase_if(files, [](const std::string& file) { return !file.ends_with(".scenario"); });
  return files;
}

Coverage coverage_of(const Rulebook& book, const std::vector<std::string>& files) {
  Coverage all;
  for (NumberedRule& rule : rules_of(book)) all.rules.push_back({std::move(rule), {}});
  for (const std::string& file : files) {
    const Head head = head_of(read_file(file));
    if (head.game != book.game) continue;
    for (const std::string& number : head.rules) {
      const auto found =
          std::find_if(all.rules.begin(), all.rules.end(),
                       [&number](const RuleCoverage& one) { return one.rule.number == number; });
      if (found == all.rules.end())
        all.unknown.push_back(number + " in " + file);
      else
        found->files.push_back(file);
    }
  }
  for (const RuleCoverage& one : all.rules) count(one, all);
  return all;
}

std::string coverage_text(const Coverage& coverage) {
  std::string text;
  for (const RuleCoverage& one : coverage.rules) {
    const std::string_view mark = one.rule.no_behaviour ? " (no behaviour)"
                                  : one.rule.later      ? " (later)"
                                                        : "";
    text +=
        fmt::format("{:<7} {}{}\n", one.rule.number,
                    one.files.empty() ? "-" : fmt::format("{}", fmt::join(one.files, ", ")), mark);
  }
  for (const std::string& one : coverage.unknown)
    text += fmt::format("not in the rulebook: {}\n", one);
  return text + fmt::format("covered {} of {}, {} no behaviour, {} later\n", coverage.covered,
                            coverage.needed, coverage.no_behaviour, coverage.later);
}

Json coverage_json(const Coverage& coverage) {
  Json rules = Json::array();
  for (const RuleCoverage& one : coverage.rules)
    rules.add({{"number", one.rule.number},
               {"no_behaviour", one.rule.no_behaviour},
               {"later", one.rule.later},
               {"files", Json::list(one.files)}});
  return {{"rules", std::move(rules)},
          {"unknown", Json::list(coverage.unknown)},
          {"covered", coverage.covered},
          {"needed", coverage.needed},
          {"no_behaviour", coverage.no_behaviour},
          {"later", coverage.later}};
}

}  // namespace turnwright::cli
