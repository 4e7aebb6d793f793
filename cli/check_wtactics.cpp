#include <algorithm>

#include "cli/check_cards.h"
#include "games/wtactics/decks.h"
#include "games/wtactics/limits.h"

namespace turnwright::cli {
namespace {

using wtactics::CardSet;

struct Cards {
  using Texts = wtactics::CardTexts;
  static constexpr std::string_view kWordsFile = "factions.toml";
  static constexpr auto kWords = &Texts::factions;
  static constexpr auto shipped_texts = wtactics::shipped_texts;
  static constexpr auto shipped_constants = wtactics::shipped_constants;
  static constexpr auto load_constants = wtactics::load_constants;
  static constexpr auto load_cards = wtactics::load_cards;
  static constexpr auto load_decks = wtactics::load_decks;

  // Adds the shipped cards and quests in whose place `set` has none. Only for decks, which ask for names, factions
  // and loyalty: the programs of the two belong to lexicons of their own. A set that leaves no room stands alone.
  static CardSet with_shipped(CardSet set) {
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

  static language::Diagnostics warnings(const CardSet&) { return {}; }
  static std::string found(const CardSet& set) {
    return counted(set.cards.size(), "card") + ", " + counted(set.quests.size(), "quest");
  }
};

}  // namespace

CheckedGame wtactics_files() {
  CheckedGame game{"wtactics", {"quest", "faction"}, "quests", check_cards<Cards>};
  game.tables.insert(game.tables.end(), std::begin(wtactics::kCardTypes),
                     std::end(wtactics::kCardTypes));
  return game;
}

}  // namespace turnwright::cli
