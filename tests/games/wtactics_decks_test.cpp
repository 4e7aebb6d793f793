// Decks: the ready ones, texts there and back, random ones, and what is said about wrong ones.
#include "games/wtactics/decks.h"

#include <array>
#include <set>

#include "engine/dice.h"
#include "tests/language/mistakes.h"

namespace turnwright::wtactics {
namespace {

// Chapter 17 once more, in the plainest way.
void expect_legal(const CardSet& set, const Constants& constants, const Deck& deck) {
  int cards = 0, loyalty = 0, last = -1;
  for (const DeckEntry& entry : deck.cards) {
    EXPECT(int{entry.card} > last);
    last = entry.card;
    EXPECT(entry.count >= 1);
    EXPECT(entry.count <= constants.max_copies);  // WT-335
    cards += entry.count;
  }
  EXPECT(cards >= constants.army_deck_min);  // WT-332
  EXPECT(cards <= constants.army_deck_max);
  for (std::size_t faction = 0; faction < set.factions.size(); ++faction)
    loyalty += loyalty_of(set, deck, static_cast<int>(faction));
  EXPECT(loyalty <= constants.loyalty_max);                                   // WT-336
  EXPECT(static_cast<int>(deck.quests.size()) == constants.quest_deck_size);  // WT-24
  EXPECT(std::set(deck.quests.begin(), deck.quests.end()).size() == deck.quests.size());
  REQUIRE(last < static_cast<int>(set.cards.size()));
}

TEST_CASE("the ready decks are legal, two for each faction, and every card is in one") {
  const CardSet& set = shipped_cards();
  std::set<int> cards, quests;
  for (const Deck& deck : shipped_decks()) {
    INFO(deck.name);
    expect_legal(set, shipped_constants(), deck);
    EXPECT(!deck.about.empty());
    int creatures = 0;
    for (const DeckEntry& entry : deck.cards) {
      cards.insert(entry.card);
      if (set.cards[entry.card].type == CardType::kCreature) creatures += entry.count;
    }
    EXPECT(creatures >= 22);
    EXPECT(creatures <= 26);
    quests.insert(deck.quests.begin(), deck.quests.end());
  }
  EXPECT(shipped_decks().size() == 2 * set.factions.size());
  EXPECT(cards.size() == set.cards.size());
  EXPECT(quests.size() == set.quests.size());
}

TEST_CASE("loyalty is the highest requirement of a faction's cards in the deck (WT-107)") {
  const CardSet& set = shipped_cards();
  for (const Deck& deck : shipped_decks()) {
    if (deck.name != "Smoke over the Barrows") continue;
    for (std::size_t faction = 0; faction < set.factions.size(); ++faction) {
      const int expected = set.factions[faction].name == "Emberkin Clans" ? 2
                           : set.factions[faction].name == "Hollow Choir" ? 1
                                                                          : 0;
      EXPECT(loyalty_of(set, deck, static_cast<int>(faction)) == expected);
    }
  }
}

TEST_CASE("a deck in one row is read back as the same deck") {
  const CardSet& set = shipped_cards();
  for (const Deck& deck : shipped_decks()) {
    const std::string text = to_text(set, deck);
    const auto again = deck_from_text(set, shipped_constants(), text);
    REQUIRE(again.ok());
    EXPECT(again->cards == deck.cards);
    EXPECT(again->quests == deck.quests);
    EXPECT(to_text(set, *again) == text);

    const auto no_quests = deck_from_text(set, shipped_constants(), text.substr(0, text.find(';')));
    REQUIRE(no_quests.ok());
    EXPECT(no_quests->cards == deck.cards);
    EXPECT(no_quests->quests == std::vector<std::uint8_t>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
  }
}

TEST_CASE("a wrong deck in one row is refused with a sentence") {
  const std::string good = to_text(shipped_cards(), shipped_decks()[0]);
  const auto refusal = [](const std::string& text) {
    const auto deck = deck_from_text(shipped_cards(), shipped_constants(), text);
    return deck.ok() ? std::string("fine") : deck.error();
  };
  const std::string cards = good.substr(0, good.find(';'));
  EXPECT(refusal(good) == "fine");
  EXPECT(refusal(" " + cards + " ,") == "fine");
  EXPECT(refusal("") == "the deck has 0 cards, 60 too few: an army deck has 60 to 64 (WT-332)");
  EXPECT(refusal("4 Cinder Runer") ==
         "there is no card \"Cinder Runer\"; did you mean: Cinder Runner");
  EXPECT(refusal(cards + ", 1 Sap Gardener, 1 Sap Gardener") ==
         "\"Sap Gardener\" is listed twice: one number tells all copies");
  EXPECT(refusal(cards + "; quests The Long Watch") ==
         "the deck has 1 quest, and a quest deck has exactly 10 (WT-24)");
  const std::string form =
      "a deck in one row is its cards, a semicolon and its quests: 4 Cinder Runner, …; quests The "
      "Long Watch, …";
  EXPECT(refusal(cards + "; The Long Watch") == form);
  EXPECT(refusal(good + "; quests") == form);
}

TEST_CASE("a thousand random decks are legal, and every card and quest is in some") {
  const CardSet& set = shipped_cards();
  std::set<int> cards, quests, sizes;
  FastDice dice(1);
  Host host(dice);
  for (int i = 0; i < 1000; ++i) {
    const Deck deck = random_deck(set, shipped_constants(), host);
    expect_legal(set, shipped_constants(), deck);
    int size = 0;
    for (const DeckEntry& entry : deck.cards) {
      cards.insert(entry.card);
      size += entry.count;
    }
    sizes.insert(size);
    quests.insert(deck.quests.begin(), deck.quests.end());
  }
  EXPECT(cards.size() == set.cards.size());
  EXPECT(quests.size() == set.quests.size());
  EXPECT(sizes == std::set<int>{60, 61, 62, 63, 64});
}

// The shipped set without all but some cards of each loyalty.
CardSet small_set(int most_of_a_loyalty) {
  CardSet set = shipped_cards();
  std::array<int, 4> kept{};
  std::erase_if(set.cards,
                [&](const Card& card) { return kept[card.loyalty]++ >= most_of_a_loyalty; });
  return set;
}

TEST_CASE("of a small set only those loyalties are rolled that leave cards enough") {
  Constants constants = shipped_constants();
  constants.army_deck_min = 20;
  constants.army_deck_max = 24;
  const CardSet set = small_set(3);
  REQUIRE(can_build_deck(set, constants).ok());
  FastDice dice(2);
  Host host(dice);
  std::set<int> cards;
  for (int i = 0; i < 300; ++i) {
    const Deck deck = random_deck(set, constants, host);
    expect_legal(set, constants, deck);
    for (const DeckEntry& entry : deck.cards) cards.insert(entry.card);
  }
  EXPECT(cards.size() == set.cards.size());
}

TEST_CASE("a set of which no deck can be built is told") {
  const CardSet none = small_set(1);
  const auto can = can_build_deck(none, shipped_constants());
  REQUIRE(!can.ok());
  EXPECT(can.error() ==
         "no deck can be built: a deck has 60 cards (WT-332), and at most 16 of this set go "
         "together (WT-335, WT-336)");
  const auto decks = load_decks(none, shipped_constants(), {{"my_decks.toml", ""}});
  REQUIRE(!decks.ok());
  EXPECT(language::to_text(decks.error()) == "my_decks.toml:1:1: L059: " + can.error() + "\n");

  CardSet few_quests = shipped_cards();
  few_quests.quests.resize(9);
  EXPECT(can_build_deck(few_quests, shipped_constants()).error() ==
         "no deck can be built: a quest deck has 10 quests (WT-24), and there are 9");
  Constants constants = shipped_constants();
  constants.army_deck_min = 64;
  constants.army_deck_max = 60;
  EXPECT(can_build_deck(shipped_cards(), constants).error() ==
         "no deck can be built: ARMY_DECK_MIN is more than ARMY_DECK_MAX (WT-332)");
}

TEST_CASE("whatever stands in a deck file, the loader answers") {
  const std::string original = read_file(SOURCE_DIR "/content/wtactics/decks/emberkin.toml");
  for_each_damaged(original, 200, [](const std::string& text) {
    const auto decks = load_decks(shipped_cards(), shipped_constants(), {{"decks.toml", text}});
    if (!decks.ok()) EXPECT(!decks.error().empty());
  });
}

TEST_CASE("every mistake in a deck is told at its place, with what would be right") {
  expect_told("games/deck_mistakes", 20, [](const language::SourceText& source) {
    return wrong_with(load_decks(shipped_cards(), shipped_constants(), {source}));
  });
}

}  // namespace
}  // namespace turnwright::wtactics
