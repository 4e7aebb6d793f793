#include "engine/setup.h"

#include "tests/test.h"

namespace turnwright {
namespace {

constexpr std::string_view kOrders[] = {"shuffled", "descending"};
constexpr Option kOptions[] = {
    {.name = "players", .help = "how many play", .standard = 2, .low = 2, .high = 8},
    {.name = "prizes", .help = "their order", .standard = 1, .words = kOrders},
    {.name = "deck", .help = "of the first seat", .text = "embers"},
};

TEST_CASE("a setup begins with the standard values") {
  const Setup setup(kOptions);
  EXPECT(setup[0] == 2);
  EXPECT(setup[1] == 1);
  EXPECT(setup.text_of(2) == "embers");
  EXPECT(setup.text() == "players = 2\nprizes = descending\ndeck = embers\n");
  EXPECT(allowed_values(kOptions[0]) == "2 to 8");
  EXPECT(allowed_values(kOptions[1]) == "shuffled, descending");
  EXPECT(allowed_values(kOptions[2]) == "one row of text");
}

TEST_CASE("options are set by key and value, or by row") {
  Setup setup(kOptions);
  EXPECT(setup.set("players", "8").ok());
  EXPECT(setup.set_row("  prizes=shuffled ").ok());
  EXPECT(setup[0] == 8);
  EXPECT(setup[1] == 0);
  Setup again(kOptions);
  EXPECT(again.set_row("players = 8").ok());
  EXPECT(again.set_row("prizes = shuffled").ok());
  EXPECT(again.text() == setup.text());
}

TEST_CASE("a text is kept as it is, and by copies too") {
  Setup setup(kOptions);
  EXPECT(setup.set_row("deck =  3 Ash Drake, 2 Bone Sentry = all of it ").ok());
  EXPECT(setup.text_of(2) == "3 Ash Drake, 2 Bone Sentry = all of it");
  const Setup copy = setup;
  EXPECT(setup.set_row("deck =").ok());
  EXPECT(setup.text_of(2).empty());
  EXPECT(copy.value_text(2) == "3 Ash Drake, 2 Bone Sentry = all of it");
  EXPECT(setup[0] == 2);
}

TEST_CASE("a setting that is not understood says what would be, and changes nothing") {
  const std::pair<std::string_view, std::string_view> kWrong[] = {
      {"playrs = 3", "no option is called \"playrs\"; did you mean \"players\"?"},
      {"zzzzzzzz = 3", "no option is called \"zzzzzzzz\""},
      {"players = 9", "\"players\" takes 2 to 8, not \"9\""},
      {"players = 1", "\"players\" takes 2 to 8, not \"1\""},
      {"players = two", "\"players\" takes 2 to 8, not \"two\""},
      {"players = 99999999999999999999", "\"players\" takes 2 to 8, not \"99999999999999999999\""},
      {"prizes = up", "\"prizes\" takes shuffled, descending, not \"up\""},
      {"prizes = 1", "\"prizes\" takes shuffled, descending, not \"1\""},
      {"deck = two\nrows", "\"deck\" takes one row of text, not \"two?rows\""},
      {"deck = a #comment", "\"deck\" takes one row of text, not \"a #comment\""},
      {"players 3", "an option is written key = value, not \"players 3\""},
      {"", "an option is written key = value, not \"\""},
  };
  for (const auto& [row, error] : kWrong) {
    Setup setup(kOptions);
    const auto done = setup.set_row(row);
    REQUIRE(!done.ok());
    EXPECT(done.error() == error);
    EXPECT(setup.text() == Setup(kOptions).text());
  }
  EXPECT(Setup({}).set("players", "2").error() == "this game has no options, so no \"players\"");
}

}  // namespace
}  // namespace turnwright
