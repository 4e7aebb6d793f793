// Decks: the ready ones, texts there and back, random ones, and what is said about wrong ones.
#include "games/crowdcontrol/decks.h"

#include <set>

#include "engine/dice.h"
#include "tests/language/mistakes.h"

namespace turnwright::crowdcontrol {
namespace {

// Chapter 14 once more, in the plainest way.
void expect_legal(const CardSet& set, const Constants& constants, const Deck& deck) {
  REQUIRE(deck.hq < set.cards.size());
  EXPECT(set.cards[deck.hq].type == CardType::kHq);
  int cards = 0, last = -1;
  for (const DeckEntry& entry : deck.cards) {
    EXPECT(int{entry.card} > last);
    last = entry.card;
    REQUIRE(entry.card < set.cards.size());
    const Card& card = set.cards[entry.card];
    EXPECT(card.type != CardType::kHq);                                   // CC-126
    EXPECT(!card.is_token);                                               // CC-9
    EXPECT((card.classes & set.cards[deck.hq].classes) == card.classes);  // CC-127
    EXPECT(entry.count >= 1);
    EXPECT(entry.count <= constants.max_copies);  // CC-128
    cards += entry.count;
  }
  EXPECT(cards == constants.deck_size);  // CC-126
}

TEST_CASE("the ready decks are legal, one for each HQ, and every card is in one") {
  const CardSet& set = shipped_cards();
  std::set<int> cards, hqs;
  for (const Deck& deck : shipped_decks()) {
    INFO(deck.name);
    expect_legal(set, shipped_constants(), deck);
    EXPECT(!deck.about.empty());
    hqs.insert(deck.hq);
    for (const DeckEntry& entry : deck.cards) cards.insert(entry.card);
  }
  EXPECT(shipped_decks().size() == 8);
  EXPECT(hqs.size() == 8);
  EXPECT(cards.size() == 84);
}

TEST_CASE("every class of a card must be one of the HQ (CC-127)") {
  const CardSet& set = shipped_cards();
  const auto goes = [&](std::string_view hq, std::string_view card) {
    return goes_with(*set.find_card(hq), *set.find_card(card));
  };
  EXPECT(goes("Valley Moot", "Cragfoot Bear"));
  EXPECT(goes("Valley Moot", "Levy Captain"));
  EXPECT(goes("Valley Moot", "Orchard Neighbour"));
  EXPECT(!goes("Valley Moot", "Mire Bellower"));
  EXPECT(!goes("The Deep Bramble", "Orchard Neighbour"));
  EXPECT(!goes("Valley Moot", "Tuskling"));
  EXPECT(!goes("Valley Moot", "Likeness"));
  EXPECT(!goes("Valley Moot", "The Deep Bramble"));
}

TEST_CASE("a deck in one row is read back as the same deck") {
  const CardSet& set = shipped_cards();
  for (const Deck& deck : shipped_decks()) {
    const std::string text = to_text(set, deck);
    const auto again = deck_from_text(set, shipped_constants(), text);
    REQUIRE(again.ok());
    EXPECT(again->hq == deck.hq);
    EXPECT(again->cards == deck.cards);
    EXPECT(to_text(set, *again) == text);
  }
}

TEST_CASE("a wrong deck in one row is refused with a sentence") {
  const std::string good = to_text(shipped_cards(), shipped_decks()[0]);
  const auto refusal = [](const std::string& text, int copies = 3) {
    Constants constants = shipped_constants();
    constants.max_copies = copies;
    const auto deck = deck_from_text(shipped_cards(), constants, text);
    return deck.ok() ? std::string("fine") : deck.error();
  };
  EXPECT(refusal(good) == "fine");
  EXPECT(refusal(" " + good + " ,") == "fine");
  EXPECT(refusal("The Deep Bramble;") ==
         "the deck has 0 cards, 39 too few: a deck has 39 besides its HQ (CC-126)");
  EXPECT(refusal("The Deep Bramble; 3 Cragfot Bear") ==
         "there is no card \"Cragfot Bear\"; did you mean: Cragfoot Bear");
  EXPECT(refusal("Cragfoot Bear; 3 Bramble Hog") ==
         "\"Cragfoot Bear\" is no HQ, and a deck has one (CC-126)");
  EXPECT(
      refusal("The Deep Bramble; 3 Levy Captain") ==
      "\"Levy Captain\" is of a class that the HQ does not have (CC-127); Levy Captain: Culture; "
      "The Deep Bramble: Nature");
  EXPECT(refusal("The Deep Bramble; 39 Bramble Hog").find("(CC-128)") != std::string::npos);
  EXPECT(refusal("The Deep Bramble; 39 Bramble Hog", 39) == "fine");  // the option `copies`
  const std::string form =
      "a deck in one row is its HQ, a semicolon and its cards: The Deep Bramble; 3 Bramble Hog, …";
  EXPECT(refusal("3 Bramble Hog") == form);
  EXPECT(refusal(good + ";") == form);
}

TEST_CASE("a thousand random decks are legal, and every HQ and card is in some") {
  const CardSet& set = shipped_cards();
  std::set<int> cards, hqs;
  FastDice dice(1);
  Host host(dice);
  for (int i = 0; i < 1000; ++i) {
    const Deck deck = random_deck(set, shipped_constants(), host);
    expect_legal(set, shipped_constants(), deck);
    hqs.insert(deck.hq);
    for (const DeckEntry& entry : deck.cards) cards.insert(entry.card);
  }
  EXPECT(hqs.size() == 8);
  EXPECT(cards.size() == 84);
}

TEST_CASE("only an HQ with which there are cards enough is rolled") {
  Constants constants = shipped_constants();
  constants.max_copies = 2;  // a class alone has 17 cards: 34
  FastDice dice(2);
  Host host(dice);
  std::set<int> hqs;
  for (int i = 0; i < 200; ++i) {
    const Deck deck = random_deck(shipped_cards(), constants, host);
    expect_legal(shipped_cards(), constants, deck);
    hqs.insert(deck.hq);
  }
  EXPECT(hqs.size() == 4);
  constants.max_copies = 1;
  const auto can = can_build_deck(shipped_cards(), constants);
  REQUIRE(!can.ok());
  EXPECT(can.error() ==
         "no deck can be built: with no HQ of this set go 39 cards (CC-126 to CC-128)");
  const auto decks = load_decks(shipped_cards(), constants, {{"my_decks.toml", ""}});
  REQUIRE(!decks.ok());
  EXPECT(language::to_text(decks.error()) == "my_decks.toml:1:1: L059: " + can.error() + "\n");
}

TEST_CASE("whatever stands in a deck file, the loader answers") {
  const std::string original =
      read_file(SOURCE_DIR "/content/crowdcontrol/decks/the_deep_bramble.toml");
  for_each_damaged(original, 200, [](const std::string& text) {
    const auto decks = load_decks(shipped_cards(), shipped_constants(), {{"decks.toml", text}});
    if (!decks.ok()) EXPECT(!decks.error().empty());
  });
}

TEST_CASE("every mistake in a deck of CrowdControl is told at its place, with its rule") {
  expect_told("games/crowdcontrol_deck_mistakes", 20, [](const language::SourceText& source) {
    return wrong_with(load_decks(shipped_cards(), shipped_constants(), {source}));
  });
}

}  // namespace
}  // namespace turnwright::crowdcontrol
