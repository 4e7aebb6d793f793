#include <algorithm>

#include "cli/check.h"
#include "games/crowdcontrol/decks.h"
#include "games/crowdcontrol/limits.h"
#include "language/deck_file.h"

namespace turnwright::cli {
namespace {

using crowdcontrol::Card;
using crowdcontrol::CardSet;
using crowdcontrol::CardType;

// What is under check, and the shipped files where there is none in their place.
struct Sources {
  crowdcontrol::CardTexts texts;
  crowdcontrol::Constants constants;
  std::vector<language::SourceText> decks;
  language::Diagnostics wrong;
};

Sources read(const std::vector<language::SourceText>& files) {
  const crowdcontrol::CardTexts shipped = crowdcontrol::shipped_texts();
  Sources sources{{shipped.phrases, shipped.tags, {}, shipped.cards},
                  crowdcontrol::shipped_constants(),
                  {},
                  {}};
  for (const language::SourceText& source : files) {
    const std::string name = file_name(source.file);
    if (name.starts_with("phrases.")) {
      sources.texts.phrases = source;
    } else if (name == "tags.toml") {
      sources.texts.tags = source;
    } else if (name == "constants.toml") {
      if (auto constants = crowdcontrol::load_constants(source))
        sources.constants = *constants;
      else
        sources.wrong = constants.error();
    } else if (language::holds_decks(source)) {
      sources.decks.push_back(source);
    } else {
      sources.texts.cards.push_back(source);
    }
  }
  return sources;
}

// Adds the shipped cards in whose place `set` has none. Only for decks, which ask for names, types and classes: the
// programs of the two belong to lexicons of their own. A set that leaves no room stands alone.
CardSet with_shipped(CardSet set) {
  const CardSet& shipped = crowdcontrol::shipped_cards();
  if (set.cards.size() + shipped.cards.size() > crowdcontrol::kMostCards) return set;
  for (const Card& card : shipped.cards)
    if (std::none_of(set.cards.begin(), set.cards.end(), [&](const Card& other) {
          return other.name == card.name || other.number == card.number;
        }))
      set.cards.push_back(card);
  return set;
}

Checked check_all(const std::vector<language::SourceText>& files) {
  const Sources sources = read(files);
  Checked checked{sources.wrong, {}, {}, false};
  const auto add = [&checked](const language::Diagnostics& more) {
    checked.wrong.insert(checked.wrong.end(), more.begin(), more.end());
  };
  const auto set = crowdcontrol::load_cards(sources.texts);
  if (!set) {
    add(set.error());
    checked.decks_have_to_wait = !sources.decks.empty();
    return checked;
  }
  checked.warnings = set->warnings;
  std::size_t decks = 0;
  if (!sources.decks.empty()) {
    const auto loaded =
        crowdcontrol::load_decks(with_shipped(*set), sources.constants, sources.decks);
    if (loaded)
      decks = loaded->size();
    else
      add(loaded.error());
  }
  const auto hqs = std::count_if(set->cards.begin(), set->cards.end(),
                                 [](const Card& card) { return card.type == CardType::kHq; });
  const auto tokens = std::count_if(set->cards.begin(), set->cards.end(),
                                    [](const Card& card) { return card.is_token; });
  checked.found = counted(static_cast<std::size_t>(hqs), "HQ") + ", " +
                  counted(set->cards.size() - static_cast<std::size_t>(hqs + tokens), "card") +
                  ", " + counted(static_cast<std::size_t>(tokens), "token") + ", " +
                  counted(decks, "deck");
  return checked;
}

}  // namespace

CheckedGame crowdcontrol_files() {
  return {"crowdcontrol", {"hq", "entity", "place", "action", "token", "tags"}, "hq", check_all};
}

}  // namespace turnwright::cli
