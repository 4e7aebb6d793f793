// Decks (chapter 14): an HQ and the cards that a player brings, as files, as one row of text, or made at random. A Deck is
// always legal.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/host.h"
#include "games/crowdcontrol/cards.h"
#include "games/crowdcontrol/constants.h"

namespace turnwright::crowdcontrol {

struct DeckEntry {
  std::uint8_t card;  // a place in CardSet::cards
  std::uint8_t count;
  friend bool operator==(const DeckEntry&, const DeckEntry&) = default;
};

struct Deck {
  std::string name, about;       // empty, if it is not from a file
  std::uint8_t hq = 0;           // a place in CardSet::cards
  std::vector<DeckEntry> cards;  // in the order of the set, each card once
};

Result<std::vector<Deck>, language::Diagnostics> load_decks(
    const CardSet&, const Constants&, const std::vector<language::SourceText>&);

// "The Deep Bramble; 3 Bramble Hog, 2 Cragfoot Bear, …", as a setup says it.
Result<Deck> deck_from_text(const CardSet&, const Constants&, std::string_view text);
std::string to_text(const CardSet&, const Deck&);

// May a card be in a deck with this HQ (CC-9, CC-126, CC-127)?
bool goes_with(const Card& hq, const Card&);

// Is there a legal deck of these cards? If not, why.
Result<Done> can_build_deck(const CardSet&, const Constants&);
// A legal deck, rolled on the table's stream; every card that is in some legal deck can be in it.
// Requires: can_build_deck.
Deck random_deck(const CardSet&, const Constants&, Host&);

// The ready decks that are part of the program.
const std::vector<Deck>& shipped_decks();

}  // namespace turnwright::crowdcontrol
