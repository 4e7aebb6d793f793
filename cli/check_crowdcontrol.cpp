#include <algorithm>

#include "cli/check_cards.h"
#include "games/crowdcontrol/decks.h"
#include "games/crowdcontrol/limits.h"

namespace turnwright::cli {
namespace {

using crowdcontrol::Card;
using crowdcontrol::CardSet;
using crowdcontrol::CardType;

struct Cards {
  using Texts = crowdcontrol::CardTexts;
  static constexpr std::string_view kWordsFile = "tags.toml";
  static constexpr auto kWords = &Texts::tags;
  static constexpr auto shipped_texts = crowdcontrol::shipped_texts;
  static constexpr auto shipped_constants = crowdcontrol::shipped_constants;
  static constexpr auto load_constants = crowdcontrol::load_constants;
  static constexpr auto load_cards = crowdcontrol::load_cards;
  static constexpr auto load_decks = crowdcontrol::load_decks;

  // Adds the shipped cards in whose place `set` has none. Only for decks, which ask for names, types and classes: the
  // programs of the two belong to lexicons of their own. A set that leaves no room stands alone.
  static CardSet with_shipped(CardSet set) {
    const CardSet& shipped = crowdcontrol::shipped_cards();
    if (set.cards.size() + shipped.cards.size() > crowdcontrol::kMostCards) return set;
    for (const Card& card : shipped.cards)
      if (std::none_of(set.cards.begin(), set.cards.end(), [&](const Card& other) {
            return other.name == card.name || other.number == card.number;
          }))
        set.cards.push_back(card);
    return set;
  }

  static language::Diagnostics warnings(const CardSet& set) { return set.warnings; }
  static std::string found(const CardSet& set) {
    const auto hqs = std::count_if(set.cards.begin(), set.cards.end(),
                                   [](const Card& card) { return card.type == CardType::kHq; });
    const auto tokens = std::count_if(set.cards.begin(), set.cards.end(),
                                      [](const Card& card) { return card.is_token; });
    return counted(static_cast<std::size_t>(hqs), "HQ") + ", " +
           counted(set.cards.size() - static_cast<std::size_t>(hqs + tokens), "card") + ", " +
           counted(static_cast<std::size_t>(tokens), "token");
  }
};

}  // namespace

CheckedGame crowdcontrol_files() {
  return {"crowdcontrol",
          {"hq", "entity", "place", "action", "token", "tags"},
          "hq",
          check_cards<Cards>};
}

}  // namespace turnwright::cli
