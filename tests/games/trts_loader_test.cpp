// What the loader says of factions and maps that are wrong.
#include "tests/games/trts_book.h"
#include "tests/language/mistakes.h"

namespace turnwright::trts {
namespace {

language::Diagnostics told_of(const language::SourceText& source) {
  if (holds(source.text, "[map]")) return wrong_with(load_maps({source}, shipped_constants()));
  return wrong_with(
      load_factions({shipped_files("trts").file("phrases.en"), {source}}, shipped_constants()));
}

TEST_CASE("every mistake in a faction or map is told at its place") {
  expect_told("games/trts_mistakes", 60, told_of);
}

TEST_CASE(
    "factions that go together have no names in common, and speak of their own pieces alone") {
  const std::vector<language::SourceText> factions = shipped_files("trts").folder("factions");
  const auto told = [&](std::string text) {
    return language::to_text(wrong_with(load_factions(
        {shipped_files("trts").file("phrases.en"), {factions[0], {"other.toml", std::move(text)}}},
        shipped_constants())));
  };
  std::string other = factions[2].text;
  EXPECT(told(other).empty());
  const auto with = [&](std::string_view from, std::string_view to) {
    std::string text = other;
    text.replace(text.find(from), from.size(), to);
    return told(text);
  };
  EXPECT(holds(with("+1 attack for Gnawling", "+1 attack for Fusilier"),
               "L079: Fusilier is of another faction"));
  EXPECT(holds(with("name          = \"Siphon\"", "name          = \"Derrick\""),
               "L025: another piece, upgrade or faction has the name \"Derrick\""));
  EXPECT(holds(with("\"Rootmire\"", "\"Brasshold\""), "has the name \"Brasshold\""));
}

TEST_CASE("whatever stands in a file, the loader answers") {
  for (const language::SourceText& source :
       {shipped_files("trts").folder("factions")[2], shipped_files("trts").folder("maps")[0]})
    for_each_damaged(source.text, 60, [&](const std::string& text) {
      for (const language::Diagnostic& one : told_of({source.file, text}))
        EXPECT(!one.sentence.empty());
    });
}

}  // namespace
}  // namespace turnwright::trts
