// Random decks. The loyalties are rolled first, faction by faction and only as far as a legal deck remains
// possible; then any cards that fit them.
#include <algorithm>
#include <array>
#include <numeric>

#include "games/wtactics/decks.h"

namespace turnwright::wtactics {
namespace {

constexpr int kMostLoyalty = 3;  // of a card (WT-336)

std::uint32_t roll(Host& host, std::size_t sides) {
  return host.roll(kTable, static_cast<std::uint32_t>(sides));
}

// How many cards a faction gives a deck, copies counted, by the deck's loyalty to it.
using Supply = std::array<int, kMostLoyalty + 1>;

std::vector<Supply> supplies(const CardSet& set, const Constants& constants) {
  std::vector<Supply> supplies(set.factions.size(), Supply{});
  for (const Card& card : set.cards)
    for (int loyalty = card.loyalty; loyalty <= kMostLoyalty; ++loyalty)
      supplies[card.faction][static_cast<std::size_t>(loyalty)] += constants.max_copies;
  return supplies;
}

// [i][left]: the most cards that the factions from the i-th of `order` on can give, with so much loyalty left.
using MostCards = std::vector<std::vector<int>>;

MostCards most_cards(const std::vector<Supply>& supplies, const std::vector<std::size_t>& order,
                     int loyalty) {
  MostCards most(order.size() + 1, std::vector<int>(static_cast<std::size_t>(loyalty) + 1));
  for (std::size_t i = order.size(); i-- > 0;)
    for (std::size_t left = 0; left < most[i].size(); ++left)
      for (std::size_t mine = 0; mine <= std::min<std::size_t>(left, kMostLoyalty); ++mine)
        most[i][left] =
            std::max(most[i][left], supplies[order[i]][mine] + most[i + 1][left - mine]);
  return most;
}

std::vector<std::size_t> in_order(std::size_t count) {
  std::vector<std::size_t> places(count);
  std::iota(places.begin(), places.end(), std::size_t{0});
  return places;
}

// Brings `count` of them to the front, each equally likely.
void shuffle_front(std::vector<std::size_t>& places, std::size_t count, Host& host) {
  for (std::size_t i = 0; i < count; ++i)
    std::swap(places[i], places[i + roll(host, places.size() - i)]);
}

// A loyalty to each faction with which there are cards enough for a deck (WT-336).
std::vector<int> random_loyalties(const CardSet& set, const Constants& constants, Host& host) {
  const std::vector<Supply> supply = supplies(set, constants);
  std::vector<std::size_t> order = in_order(supply.size());
  shuffle_front(order, order.size(), host);  // so that no faction has the first choice
  const MostCards most = most_cards(supply, order, constants.loyalty_max);
  std::vector<int> loyalties(supply.size(), 0);
  int cards = 0;
  auto left = static_cast<std::size_t>(constants.loyalty_max);
  for (std::size_t i = 0; i < order.size(); ++i) {
    std::vector<std::size_t> possible;
    for (std::size_t mine = 0; mine <= std::min<std::size_t>(left, kMostLoyalty); ++mine)
      if (cards + supply[order[i]][mine] + most[i + 1][left - mine] >= constants.army_deck_min)
        possible.push_back(mine);
    const std::size_t mine = possible[roll(host, possible.size())];
    loyalties[order[i]] = static_cast<int>(mine);
    cards += supply[order[i]][mine];
    left -= mine;
  }
  return loyalties;
}

std::vector<DeckEntry> random_cards(const CardSet& set, const Constants& constants,
                                    const std::vector<int>& loyalties, Host& host) {
  std::vector<DeckEntry> entries;      // what may go into the deck, with how many copies did
  std::vector<std::size_t> available;  // those of which there are copies left
  for (std::size_t card = 0; card < set.cards.size(); ++card) {
    if (set.cards[card].loyalty > loyalties[set.cards[card].faction]) continue;
    available.push_back(entries.size());
    entries.push_back({static_cast<std::uint8_t>(card), 0});
  }
  const int most =
      std::min(constants.army_deck_max, static_cast<int>(entries.size()) * constants.max_copies);
  const int least = constants.army_deck_min;
  int missing = least + static_cast<int>(roll(host, static_cast<std::size_t>(most - least + 1)));
  while (missing > 0) {
    const std::uint32_t which = roll(host, available.size());
    DeckEntry& entry = entries[available[which]];
    const int copies_left = constants.max_copies - entry.count;
    const int copies =
        1 + static_cast<int>(roll(host, static_cast<std::size_t>(std::min(missing, copies_left))));
    entry.count = static_cast<std::uint8_t>(entry.count + copies);
    missing -= copies;
    if (copies == copies_left) available.erase(available.begin() + which);
  }
  std::erase_if(entries, [](const DeckEntry& entry) { return entry.count == 0; });
  return entries;
}

}  // namespace

Result<Done> can_build_deck(const CardSet& set, const Constants& constants) {
  if (constants.army_deck_min > constants.army_deck_max)
    return Failure{"no deck can be built: ARMY_DECK_MIN is more than ARMY_DECK_MAX (WT-332)"};
  const int cards =
      most_cards(supplies(set, constants), in_order(set.factions.size()), constants.loyalty_max)
          .front()
          .back();
  if (cards < constants.army_deck_min)
    return Failure{"no deck can be built: a deck has " + std::to_string(constants.army_deck_min) +
                   " cards (WT-332), and at most " + std::to_string(cards) +
                   " of this set go together (WT-335, WT-336)"};
  const int quests = constants.quest_copies > 0 ? static_cast<int>(set.quests.size()) : 0;
  if (quests < constants.quest_deck_size)
    return Failure{"no deck can be built: a quest deck has " +
                   std::to_string(constants.quest_deck_size) + " quests (WT-24), and there are " +
                   std::to_string(quests)};
  return Done{};
}

Deck random_deck(const CardSet& set, const Constants& constants, Host& host) {
  CHECK(can_build_deck(set, constants).ok(), "no deck can be built of this set");
  Deck deck;
  deck.cards = random_cards(set, constants, random_loyalties(set, constants, host), host);
  std::vector<std::size_t> quests = in_order(set.quests.size());
  const auto size = static_cast<std::size_t>(constants.quest_deck_size);
  shuffle_front(quests, size, host);
  for (std::size_t i = 0; i < size; ++i)
    deck.quests.push_back(static_cast<std::uint8_t>(quests[i]));
  std::sort(deck.quests.begin(), deck.quests.end());
  return deck;
}

}  // namespace turnwright::wtactics
