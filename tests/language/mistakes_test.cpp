// What a designer gets wrong: each file of tests/language/mistakes is checked, and what is said about it must be
// the text beside it, word for word and column for column.
#include <filesystem>

#include "games/wtactics/cards.h"
#include "lab/outside.h"
#include "tests/test.h"

namespace turnwright {
namespace {

TEST_CASE("every mistake is told at its place, with what would be right") {
  namespace fs = std::filesystem;
  const wtactics::CardTexts shipped = wtactics::shipped_texts();
  int files = 0;
  for (const fs::directory_entry& entry :
       fs::directory_iterator(SOURCE_DIR "/tests/language/mistakes")) {
    if (entry.path().extension() != ".toml") continue;
    ++files;
    INFO(entry.path().filename().string());
    const std::string path = entry.path().string();
    const auto set = wtactics::load_cards({shipped.phrases,
                                           shipped.factions,
                                           {{entry.path().filename().string(), read_file(path)}},
                                           shipped.cards});
    REQUIRE(!set.ok());
    EXPECT(language::to_text(set.error()) ==
           read_file(fs::path(path).replace_extension(".expected").string()));
  }
  EXPECT(files >= 25);
}

}  // namespace
}  // namespace turnwright
