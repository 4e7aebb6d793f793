// `turnwright try`, as the built program, with given input.
#include <sys/wait.h>

#include <cstdio>

#include "tests/cli/command.h"
#include "tests/test.h"

namespace turnwright::cli {
namespace {

struct Ended {
  int code;
  std::string text;
  bool says(std::string_view words) const { return text.find(words) != std::string::npos; }
};

Ended turnwright(const std::string& arguments, const std::string& typed = {}) {
  const TemporaryFolder folder;
  write_file(folder.file("typed"), typed);
  const std::string command = std::string("\"") + TURNWRIGHT_BINARY + "\" " + arguments +
                              " 2>&1 <\"" + folder.file("typed") + "\"";
  std::FILE* pipe = popen(command.c_str(), "r");
  REQUIRE(pipe != nullptr);
  std::string text;
  char part[4096];
  while (std::fgets(part, sizeof part, pipe) != nullptr) text += part;
  const int status = pclose(pipe);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text};
}

std::string card(std::string_view kind, std::string_view name, std::string_view text) {
  std::string block = "[[" + std::string(kind) + "]]\nname = \"" + std::string(name) +
                      "\"\nfaction = \"Emberkin Clans\"\ncost = 2\nloyalty = 3\n";
  if (kind == "creature") block += "types = \"Emberkin\"\nstats = \"2/2\"\n";
  return block + "text = '''\n" + std::string(text) + "\n'''\n";
}

class CardFile {
 public:
  explicit CardFile(const std::string& cards) : path(folder_.file("cards.toml")) {
    write_file(path, cards);
  }

 private:
  const TemporaryFolder folder_;

 public:
  const std::string path;
};

const std::string kSpark = card("event", "Test Spark", "Deal 1 damage to target enemy creature.");
const std::string kWalker = card("creature", "Test Walker", "When this card attacks, draw a card.");
const std::string kFrost = card("event", "Test Frost", "Kill target attacking enemy creature.");

TEST_CASE("mistakes are told as check tells them, and the exit code is 2") {
  const CardFile file(card("event", "Test Spark", "Deel 1 damage to target enemy creature."));
  const Ended tried = turnwright("try " + file.path);
  EXPECT(tried.code == 2);
  EXPECT(tried.text == turnwright("check " + file.path).text);
  EXPECT(tried.says(":7:1: L002: not understood"));
}

TEST_CASE("without input it shows the cards and the table, and stops") {
  const CardFile file(kSpark + kFrost);
  const Ended tried = turnwright("try " + file.path);
  EXPECT(tried.code == 0);
  EXPECT(tried.text.starts_with("wtactics: 2 cards, 0 quests, 0 decks: fine\n┌"));
  EXPECT(tried.says("│ Deal 1 damage to target enemy creature."));
  EXPECT(tried.says("Ann: what to do in the Play phase?"));
  EXPECT(tried.says("Test Spark: was not played, though it could have been."));
  EXPECT(
      tried.says("Test Frost: could not be played: There is nothing it could be aimed at. "
                 "(no-target, rule WT-108)"));
}

TEST_CASE("a turn is played as at the table, up to the dummy's") {
  const CardFile file(kSpark + kFrost);
  const Ended tried = turnwright("try " + file.path,
                                 "why play Test Frost\nplay Test Spark\n1\n"
                                 "save x\npass until entrance\npass\nlook\n");
  EXPECT(tried.code == 0);
  EXPECT(tried.says("WT-108: "));
  EXPECT(tried.says("has no record"));
  EXPECT(tried.says("  Test Spark: played.\n    - Ann plays Test Spark"));
  EXPECT(!tried.says("\nBob: "));
}

TEST_CASE("with --auto the turn plays itself, and a creature fights") {
  const CardFile file(kSpark + kWalker + kFrost);
  const Ended tried = turnwright("try --auto " + file.path);
  EXPECT(tried.code == 0);
  EXPECT(tried.says("Test Walker attacks"));
  EXPECT(tried.says("  Test Spark: played.\n"));
  EXPECT(tried.says("  Test Walker: played.\n"));
  EXPECT(tried.says("  Test Frost: could not be played: "));
  EXPECT(tried.text == turnwright("try --auto " + file.path).text);
}

TEST_CASE("every shipped card can be tried; a card of the same name takes the other's place") {
  for (const char* set : {"emberkin", "glasswind", "hollow_choir", "thornroot", "tidewright"}) {
    CAPTURE(set);
    const Ended tried = turnwright(
        std::string("try --auto " SOURCE_DIR "/content/wtactics/cards/") + set + ".toml");
    EXPECT(tried.code == 0);
    EXPECT(tried.says("What became of the new cards\n"));
  }
  const CardFile file(card("creature", "Coal Shaman", "Swift."));
  const Ended other = turnwright("try " + file.path, "use Coal Shaman\n");
  EXPECT(other.code == 0);
  EXPECT(other.says("It has nothing to use."));
}

TEST_CASE("a position saved from a trial brings its cards along") {
  const CardFile file(kSpark);
  const TemporaryFolder folder;
  const std::string saved = folder.file("saved.scenario");
  EXPECT(turnwright("try " + file.path, "save scenario " + saved + "\n").says("Saved in "));
  EXPECT(turnwright("scenario " + saved).says("1 passed, 0 failed, 0 wrong"));
}

TEST_CASE("what is no file of cards is bad usage") {
  EXPECT(turnwright("try /no/such/file").code == 2);
  EXPECT(turnwright("try " SOURCE_DIR "/content/wtactics/decks/emberkin.toml").code == 2);
  const CardFile file(kSpark);
  EXPECT(turnwright("try " + file.path + " --set influence=lots").code == 2);
  EXPECT(turnwright("try " + file.path + " --set influence=12").says("Ann: Influence 12"));
}

}  // namespace
}  // namespace turnwright::cli
