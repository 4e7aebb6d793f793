#include "games/rulebook.h"

#include <filesystem>
#include <set>

#include "lab/outside.h"
#include "tests/test.h"

namespace turnwright {
namespace {

TEST_CASE("the rulebooks in the program are the files, byte for byte") {
  std::set<std::string> names;
  for (const Rulebook& book : all_rulebooks()) {
    CAPTURE(book.game);
    names.emplace(book.game);
    const std::string file = SOURCE_DIR "/docs/rules/" + std::string(book.game) + ".md";
    EXPECT((read_file(file) == book.text));
  }
  for (const auto& entry : std::filesystem::directory_iterator(SOURCE_DIR "/docs/rules"))
    EXPECT(names.contains(entry.path().stem().string()));
}

TEST_CASE("a rulebook has every number once, from 1 on, and speaks of no others") {
  for (const Rulebook& book : all_rulebooks()) {
    const auto rules = rules_of(book);
    REQUIRE(!rules.empty());
    const std::string letters(rules[0].number.substr(0, rules[0].number.find('-') + 1));
    std::set<std::string> numbers;
    for (const NumberedRule& rule : rules) numbers.emplace(rule.number);
    EXPECT(numbers.size() == rules.size());
    for (std::size_t i = 1; i <= rules.size(); ++i)
      EXPECT(numbers.contains(letters + std::to_string(i)));
    for (std::size_t at = book.text.find(letters); at != std::string_view::npos;
         at = book.text.find(letters, at + 1)) {
      const std::size_t end = book.text.find_first_not_of("0123456789", at + letters.size());
      const std::string cited(book.text.substr(at, end - at));
      CAPTURE(cited);
      EXPECT(numbers.contains(cited));
    }
  }
}

TEST_CASE("every rule of WTactics says where it comes from, and a ruling why") {
  const auto rules = rules_of(*find_rulebook("wtactics"));
  EXPECT(rules.size() == 349);
  for (const NumberedRule& rule : rules) {
    CAPTURE(rule.number);
    const bool is_ruling = rule.text.starts_with("*ruling* ");
    EXPECT(
        (is_ruling || rule.text.starts_with("*printed* ") || rule.text.starts_with("*origin* ")));
    if (is_ruling) EXPECT(rule.text.find("Reason: ") != std::string::npos);
  }
}

TEST_CASE("a rule is a list item with a number, and its text may go on in indented lines") {
  const Rulebook book{"game",
                      "# Game\n\n"
                      "- **GA-1** One line.\n"
                      "- **GA-2** *origin* Two\n  lines; with \"quotes\" and [brackets].\n"
                      "- no rule\n\n  No text of a rule.\n"};
  const auto rules = rules_of(book);
  REQUIRE(rules.size() == 2);
  EXPECT(rules[0].number == "GA-1");
  EXPECT(rules[0].text == "One line.");
  EXPECT(rules[1].text == "*origin* Two lines; with \"quotes\" and [brackets].");
  EXPECT(find_rule(book, "2")->number == "GA-2");
  EXPECT(find_rule(book, "GA-2")->number == "GA-2");
  EXPECT(!find_rule(book, "GA"));
}

TEST_CASE("marks count at the beginning of a rule, in any order, and nowhere else") {
  const Rulebook book{"game",
                      "- **GA-1** *origin* *no behaviour* Words.\n"
                      "- **GA-2** *later* More players.\n"
                      "- **GA-3** Pay, or do it *later*.\n"
                      "- **GA-4** *ruling*\n  *later* On the next line.\n"
                      "- **GA-5** *unclosed\n"};
  const auto rules = rules_of(book);
  REQUIRE(rules.size() == 5);
  EXPECT(rules[0].no_behaviour);
  EXPECT(!rules[0].later);
  EXPECT(rules[1].later);
  EXPECT(!rules[2].later);
  EXPECT(rules[3].later);
  EXPECT(!rules[4].later);
}

}  // namespace
}  // namespace turnwright
