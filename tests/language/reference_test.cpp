// The lists of phrases in the pages about cards are printed by the program.
#include "games/crowdcontrol/cards.h"
#include "games/trts/content.h"
#include "games/wtactics/cards.h"
#include "lab/outside.h"
#include "tests/test.h"

namespace turnwright {
namespace {

std::string listed(const std::string& page, const std::string& game) {
  const std::string text = read_file(SOURCE_DIR "/docs/" + page);
  const std::string mark = "<!-- from here on: turnwright card --phrases " + game + " -->\n";
  const std::size_t begin = text.find(mark);
  REQUIRE(begin != std::string::npos);
  return text.substr(begin + mark.size());
}

TEST_CASE("the lists of phrases in docs are up to date") {
  EXPECT(listed("card-language.md", "wtactics") ==
         wtactics::phrase_reference(wtactics::shipped_cards()));
  EXPECT(listed("crowdcontrol-cards.md", "crowdcontrol") ==
         crowdcontrol::phrase_reference(crowdcontrol::shipped_cards()));
  EXPECT(listed("trts-content.md", "trts") ==
         trts::phrase_reference(trts::shipped_content()->sheets));
}

}  // namespace
}  // namespace turnwright
