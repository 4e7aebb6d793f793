// Moves of TRTS as people write them.
#include "tests/games/trts_table.h"

namespace turnwright::trts {
namespace {

std::string written(const Table& table, Seat reader, Seat by, const Choice& c) {
  std::string words;
  Text text(words, kNames);
  table.rules.write(table.s, reader, by, c, text);
  return words;
}

// What is read must be allowed, and is done.
Line play(Table& table, Seat seat, std::string_view text) {
  const auto line = table.rules.read(table.s, seat, text, kNames);
  INFO(text, ": ", line.ok() ? "" : line.error());
  REQUIRE(line.ok());
  for (const Choice& one : *line) {
    REQUIRE(table.rules.judge(table.s, seat, one).fine());
    table.rules.submit(table.s, seat, one, table.host);
  }
  return *line;
}

std::string trouble(const Table& table, std::string_view text) {
  const auto line = table.rules.read(table.s, 0, text, kNames);
  return line.ok() ? "understood" : line.error();
}

}  // namespace

TEST_CASE("trts notation: a phrase may be several choices") {
  Table table(
      {"phase micro", "Ann has 3 Fusilier in West Gap", "Bob has 3 Gnawling in Crown Hill"});
  EXPECT(play(table, 0, "group 3 Fusilier from West Gap").size() == 1);
  play(table, 0, "done");
  play(table, 0, "move to Crown Hill");
  play(table, 1, "stay");
  const Line line = play(table, 0, "allocate 2 fusilier on gnawling");
  REQUIRE(line.size() == 2);
  EXPECT(line[0] == choice(kAllocate, line[0].a, 2));
  EXPECT(line[1].kind == kOn);
  play(table, 0, "hold fire");
  EXPECT(table.holds("Bob has 1 Gnawling in Crown Hill"));
}

TEST_CASE("trts notation: pieces that differ are told apart in brackets") {
  Table table({"phase micro",
               "Ann has 2 Fusilier in Westhold, 1 Fusilier in Westhold (1 hit point)",
               "Ann has 1 Fusilier in West Shelf"});
  ChoiceList all;
  table.rules.choices(table.s, 0, all);
  std::vector<std::string> words;
  for (const Choice& one : all) words.push_back(written(table, 0, 0, one));
  const auto has = [&](std::string_view text) {
    return std::find(words.begin(), words.end(), text) != words.end();
  };
  EXPECT(has("group 2 Fusilier (3 hit points) from Westhold"));
  EXPECT(has("group 1 Fusilier (1 hit points) from Westhold"));
  EXPECT(has("group 1 Fusilier from West Shelf"));
  EXPECT(trouble(table, "group 1 Fusilier from Westhold").find("may be") != std::string::npos);
  EXPECT(play(table, 0, "group 2 Fusilier from Westhold").size() == 1);
}

TEST_CASE("trts notation: where there is one place it may be said or not, but not another one") {
  Table table({"Ann has 1 Drill Yard in Westhold", "Ann has 2 Rigger in West Shelf"});
  table.s.minerals[0] = 9;
  table.s.most_minerals[0] = 200;
  const auto elsewhere = table.rules.read(table.s, 0, "train Fusilier in Easthold", kNames);
  REQUIRE(elsewhere.ok());
  EXPECT(elsewhere->size() == 2);  // the second is refused
  play(table, 0, "train Fusilier in Westhold");
  EXPECT(table.holds("Ann trains Fusilier in Westhold"));
  EXPECT(play(table, 0, "build Bunkhouse in West Shelf").size() == 2);
  EXPECT(table.holds("Ann has 1 Bunkhouse in West Shelf (site)"));
}

TEST_CASE("trts notation: others learn nothing of what is done behind the screen") {
  Table table(
      {"phase micro", "Ann has 1 Fusilier in Westhold, 1 Fusilier in Westhold (1 hit point)"});
  ChoiceList all;
  table.rules.choices(table.s, 0, all);
  for (const Choice& one : all)
    if (one.kind == kTake) EXPECT(written(table, 1, 0, one) == "group");
  Table macro({});
  macro.rules.choices(macro.s, 0, all);
  EXPECT(written(macro, 1, 0, choice(kTrain, macro.type("Rigger"))) == "decide in secret");
  EXPECT(written(macro, 1, 0, choice(kDone)) == "done");
}

TEST_CASE("trts notation: what is not understood is explained") {
  const Table table({});
  EXPECT(trouble(table, "train Fusileer").find("did you mean") != std::string::npos);
  EXPECT(trouble(table, "show").find("is not a move of TRTS") != std::string::npos);
}

}  // namespace turnwright::trts
