// Random decks: any HQ with which a deck can be built, then any cards that go with it.
#include <algorithm>

#include "games/crowdcontrol/decks.h"

namespace turnwright::crowdcontrol {
namespace {

std::size_t roll(Host& host, std::size_t sides) {
  return host.roll(kTable, static_cast<std::uint32_t>(sides));
}

std::vector<DeckEntry> cards_for(const CardSet& set, const Card& hq) {
  std::vector<DeckEntry> entries;
  for (std::size_t card = 0; card < set.cards.size(); ++card)
    if (goes_with(hq, set.cards[card])) entries.push_back({static_cast<std::uint8_t>(card), 0});
  return entries;
}

// The HQs for which there are cards enough.
std::vector<std::uint8_t> possible_hqs(const CardSet& set, const Constants& constants) {
  std::vector<std::uint8_t> hqs;
  for (std::size_t i = 0; i < set.cards.size(); ++i) {
    const Card& hq = set.cards[i];
    if (hq.type != CardType::kHq) continue;
    const auto supply = cards_for(set, hq).size() * static_cast<std::size_t>(constants.max_copies);
    if (supply >= static_cast<std::size_t>(constants.deck_size))
      hqs.push_back(static_cast<std::uint8_t>(i));
  }
  return hqs;
}

}  // namespace

Result<Done> can_build_deck(const CardSet& set, const Constants& constants) {
  if (!possible_hqs(set, constants).empty()) return Done{};
  return Failure{"no deck can be built: with no HQ of this set go " +
                 std::to_string(constants.deck_size) + " cards (CC-126 to CC-128)"};
}

Deck random_deck(const CardSet& set, const Constants& constants, Host& host) {
  const std::vector<std::uint8_t> hqs = possible_hqs(set, constants);
  CHECK(!hqs.empty(), "no deck can be built of this set");
  Deck deck;
  deck.hq = hqs[roll(host, hqs.size())];
  deck.cards = cards_for(set, set.cards[deck.hq]);
  std::vector<std::size_t> available;  // those of which there are copies left
  for (std::size_t i = 0; i < deck.cards.size(); ++i) available.push_back(i);
  for (int missing = constants.deck_size; missing > 0;) {
    const std::size_t which = roll(host, available.size());
    DeckEntry& entry = deck.cards[available[which]];
    const int left = constants.max_copies - entry.count;
    const int copies =
        1 + static_cast<int>(roll(host, static_cast<std::size_t>(std::min(missing, left))));
    entry.count = static_cast<std::uint8_t>(entry.count + copies);
    missing -= copies;
    if (copies == left) available.erase(available.begin() + static_cast<std::ptrdiff_t>(which));
  }
  std::erase_if(deck.cards, [](const DeckEntry& entry) { return entry.count == 0; });
  return deck;
}

}  // namespace turnwright::crowdcontrol
