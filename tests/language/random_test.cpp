// Whatever the operation table can say is printed, read back in exactly one way, as the same program; and no two
// programs have one text. Programs are made up from the table itself, so a new phrase is tested by being there.
#include <unordered_map>

#include "games/crowdcontrol/cards.h"
#include "games/trts/content.h"
#include "games/wtactics/cards.h"
#include "language/printer.h"
#include "language/random_program.h"
#include "tests/counts.h"
#include "tests/test.h"

namespace turnwright::language {
namespace {

std::string both_lines(const Language& language, const Program& program) {
  const Phrase& phrase = printed_by(language, program, 0);
  return "line " + std::to_string(phrase.line) + ": " + phrase.text + "\n" +
         formula(language.operations, language.lexicon, program);
}

// Each of the games that have cards, and the categories of whole lines on them.
struct Cards {
  std::string_view game;
  Language language;
  std::vector<std::string_view> lines;  // in the order in which they are tried
};
std::vector<Cards> all_cards() {
  return {
      {"wtactics",
       wtactics::shipped_cards().language(),
       {"ability", "ability", "ability", "ability", "ability", "ability", "ability", "questline"}},
      {"crowdcontrol", crowdcontrol::shipped_cards().language(), {"ability"}},
      {"trts", trts::shipped_content()->sheets.language(), {"trait", "gain", "spell", "ability"}}};
}

TEST_CASE("random programs are printed and read back") {
  for (const Cards& cards : all_cards()) {
    const Language& language = cards.language;
    const Operations& operations = language.operations;
    const int count = full() ? 100000 : 5000;
    RandomPrograms programs(operations, language.lexicon);
    std::unordered_map<std::string, Program> known;
    std::vector<bool> used(operations.all().size());
    int wrong = 0;
    for (int i = 0; i < count && wrong < 5; ++i) {
      const std::uint8_t category =
          operations.category(cards.lines[static_cast<std::size_t>(i) % cards.lines.size()]);
      const Program program = programs.of_category(category, static_cast<std::uint64_t>(i));
      for (const Node& node : program)
        if (node.operation != kValue) used[node.operation] = true;
      const std::string text = print(language, program);
      const auto reading = read_line(language, category, text, {"random", i, 1});
      const bool same = reading.ok() && reading->program == program;
      const auto [other, is_new] = known.emplace(text, program);
      const bool alone = is_new || other->second == program;
      if (same && alone) continue;
      ++wrong;
      std::string told = text + "\n" + both_lines(language, program);
      if (!reading.ok()) told += "\n" + to_text(reading.error());
      if (!alone) told += "\nas " + both_lines(language, other->second);
      INFO(told);
      EXPECT(same);
      EXPECT(alone);
    }
    for (std::size_t i = 0; i < used.size(); ++i) {
      INFO(cards.game << ": " << operations[i].name);
      EXPECT(used[i]);  // every operation came up
    }
  }
}

TEST_CASE("every phrase prints something that is read as what it prints") {
  for (const Cards& cards : all_cards()) {
    const Language& language = cards.language;
    RandomPrograms programs(language.operations, language.lexicon);
    for (std::size_t i = 0; i < language.operations.all().size(); ++i) {
      const auto operation = static_cast<std::uint16_t>(i);
      const std::uint8_t category = language.operations[i].category;
      for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Program program = programs.of_operation(operation, seed);
        const std::string text = print(language, program);
        if (text.empty()) continue;
        const auto reading = read_line(language, category, text, {"phrase", 1, 1});
        INFO(text);
        REQUIRE(reading.ok());
        EXPECT(reading->program == program);
      }
    }
  }
}

TEST_CASE("the same seed gives the same program") {
  const Language language = wtactics::shipped_cards().language();
  RandomPrograms programs(language.operations, language.lexicon);
  const std::uint8_t ability = language.operations.category("ability");
  const Program first = programs.of_category(ability, 7);
  programs.of_category(ability, 8);
  EXPECT(programs.of_category(ability, 7) == first);
}

}  // namespace
}  // namespace turnwright::language
