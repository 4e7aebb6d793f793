// Everything of CrowdControl that comes from files: cards, constants, ready decks, and what the cards come to.
#pragma once

#include <memory>
#include <span>

#include "games/content.h"
#include "games/crowdcontrol/code.h"
#include "games/crowdcontrol/decks.h"

namespace turnwright::crowdcontrol {

struct Content {
  CardTexts texts;  // as they were read, so that a scenario can add cards of its own
  CardSet set;
  Constants constants;
  std::vector<Deck> decks;
  Code code;
  std::uint64_t hash = 0;
};
using SharedContent = std::shared_ptr<const Content>;

// The files below content/crowdcontrol/: phrases.en, tags.toml, constants.toml, cards/*.toml, decks/*.toml. All mistakes
// are told at once; a set with a mistake does not load.
Result<SharedContent, language::Diagnostics> load_content(std::span<const ContentFile>);
SharedContent shipped_content();
// The same with more cards in it, for a scenario, or with others in the place of those of the same name; the hash stays
// that of the files.
Result<SharedContent, language::Diagnostics> with_cards(const Content&,
                                                        const language::SourceText& more);

}  // namespace turnwright::crowdcontrol
