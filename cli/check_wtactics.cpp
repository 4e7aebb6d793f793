#include <algorithm>

#include "cli/check.h"
#include "games/wtactics/decks.h"
#include "games/wtactics/limits.h"
#include "language/deck_file.h"

namespace turnwright::cli {
namespace {

using wtactics::CardSet;

// What is under check, and the shipped files where there is none in their place.
struct Sources {
  wtactics::CardTexts texts;
  wtactics::Constants constants;
  std::vector<language::SourceText> decks;
  language::Diagnostics wrong;
};

Sources read(const std::vector<language::SourceText>& files) {
  const wtactics::CardTexts shipped = wtactics::shipped_texts();
  Sources sources{{shipped.phrases, shipped.factions, {}, shipped.cards},
                  wtactics::shipped_constants(),
                  {},
                  {}};
  for (const language::SourceText& source : files) {
    const std::string name = file_name(source.file);
    if (name.starts_with("phrases.")) {
      sources.texts.phrases = source;
    } else if (name == "factions.toml") {
      sources.texts.factions = source;
    } else if (name == "constants.toml") {
      if (auto constants = wtactics::load_constants(source))
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

// Adds the shipped cards and quests in whose place `set` has none. Only for decks, which ask for names, factions
// and loyalty: the programs of the two belong to lexicons of their own. A set that leaves no room stands alone.
CardSet with_shipped(CardSet set) {
  const CardSet& shipped = wtactics::shipped_cards();
  const auto is_in = [](const auto& all, const auto& one) {
    return std::any_of(all.begin(), all.end(), [&](const auto& other) {
      return other.name == one.name || other.number == one.number;
    });
  };
  const std::size_t cards = set.cards.size() + shipped.cards.size();
  const std::size_t quests = set.quests.size() + shipped.quests.size();
  if (cards > wtactics::kMostCards || quests > wtactics::kMostQuests) return set;
  for (const wtactics::Card& card : shipped.cards) {
    if (is_in(set.cards, card)) continue;
    set.cards.push_back(card);
    const wtactics::Faction& faction = shipped.factions[card.faction];
    const auto found = std::find_if(set.factions.begin(), set.factions.end(),
                                    [&](const auto& one) { return one.name == faction.name; });
    set.cards.back().faction = static_cast<std::uint8_t>(found - set.factions.begin());
    if (found == set.factions.end()) set.factions.push_back(faction);
  }
  for (const wtactics::Quest& quest : shipped.quests)
    if (!is_in(set.quests, quest)) set.quests.push_back(quest);
  return set;
}

Checked check_all(const std::vector<language::SourceText>& files) {
  const Sources sources = read(files);
  Checked checked{sources.wrong, {}, {}, false};
  const auto add = [&checked](const language::Diagnostics& more) {
    checked.wrong.insert(checked.wrong.end(), more.begin(), more.end());
  };
  const auto set = wtactics::load_cards(sources.texts);
  if (!set) {
    add(set.error());
    checked.decks_have_to_wait = !sources.decks.empty();
    return checked;
  }
  std::size_t decks = 0;
  if (!sources.decks.empty()) {
    const auto loaded = wtactics::load_decks(with_shipped(*set), sources.constants, sources.decks);
    if (loaded)
      decks = loaded->size();
    else
      add(loaded.error());
  }
  checked.found = counted(set->cards.size(), "card") + ", " + counted(set->quests.size(), "quest") +
                  ", " + counted(decks, "deck");
  return checked;
}

}  // namespace

CheckedGame wtactics_files() {
  CheckedGame game{"wtactics", {"quest", "faction"}, "quests", check_all};
  game.tables.insert(game.tables.end(), std::begin(wtactics::kCardTypes),
                     std::end(wtactics::kCardTypes));
  return game;
}

}  // namespace turnwright::cli
