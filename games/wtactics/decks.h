// Decks (chapter 17): the army deck and the quest deck that a player brings, as files, as one row of text, or
// made at random. A Deck is always legal.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/host.h"
#include "games/wtactics/cards.h"
#include "games/wtactics/constants.h"

namespace turnwright::wtactics {

struct DeckEntry {
  std::uint8_t card;  // a place in CardSet::cards
  std::uint8_t count;
  friend bool operator==(const DeckEntry&, const DeckEntry&) = default;
};

struct Deck {
  std::string name, about;           // empty, if it is not from a file
  std::vector<DeckEntry> cards;      // in the order of the set, each card once
  std::vector<std::uint8_t> quests;  // places in CardSet::quests, in their order
};

Result<std::vector<Deck>, language::Diagnostics> load_decks(
    const CardSet&, const Constants&, const std::vector<language::SourceText>&);

// "4 Cinder Runner, 4 Torch Carrier, …; quests The Long Watch, …", as a setup says it. Without the part about
// quests they are the first of the set.
Result<Deck> deck_from_text(const CardSet&, const Constants&, std::string_view text);
std::string to_text(const CardSet&, const Deck&);

// A player's loyalty to a faction, by the deck they brought (WT-107).
int loyalty_of(const CardSet&, const Deck&, int faction);

// Is there a legal deck of these cards? If not, why.
Result<Done> can_build_deck(const CardSet&, const Constants&);
// A legal deck, rolled on the table's stream; every card that is in some legal deck can be in it.
// Requires: can_build_deck.
Deck random_deck(const CardSet&, const Constants&, Host&);

// The ready decks that are part of the program, two for each faction.
const std::vector<Deck>& shipped_decks();

}  // namespace turnwright::wtactics
