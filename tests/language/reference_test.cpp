// The second half of docs/card-language.md is printed by the program.
#include "games/wtactics/cards.h"
#include "lab/outside.h"
#include "tests/test.h"

namespace turnwright {
namespace {

TEST_CASE("the list of phrases in docs/card-language.md is up to date") {
  const std::string page = read_file(SOURCE_DIR "/docs/card-language.md");
  const std::string mark = "<!-- from here on: turnwright card --phrases -->\n";
  const std::size_t begin = page.find(mark);
  REQUIRE(begin != std::string::npos);
  EXPECT(page.substr(begin + mark.size()) == wtactics::phrase_reference(wtactics::shipped_cards()));
}

}  // namespace
}  // namespace turnwright
