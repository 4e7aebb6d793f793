#include "games/crowdcontrol/decks.h"

#include <optional>

#include "engine/text.h"
#include "games/content.h"
#include "games/crowdcontrol/card_fields.h"
#include "games/crowdcontrol/deck_lists.h"
#include "language/deck_file.h"

namespace turnwright::crowdcontrol {

using language::Diagnostics;
using language::Entry;
using language::SourceText;
using language::TextLine;

Result<std::vector<Deck>, Diagnostics> load_decks(const CardSet& set, const Constants& constants,
                                                  const std::vector<SourceText>& sources) {
  Diagnostics wrong;
  DeckLists lists(set, constants, wrong);
  std::vector<Deck> decks;
  for (const Entry& entry : language::read_decks(sources, wrong)) {
    Fields fields(entry, wrong);
    Deck deck;
    deck.name = fields.language::Fields::name();  // which may be longer than that of a card
    deck.about = fields.text("about");
    // What is missing or not readable has been told already.
    std::optional<std::uint8_t> hq;
    if (const std::string name = fields.text("hq"); !name.empty())
      hq = lists.read_hq({name, entry.find("hq")->place});
    deck.hq = hq.value_or(0);
    if (const auto lines = fields.lines("cards"); !lines.empty())
      deck.cards = lists.read_cards(entry.place, hq, lines);
    decks.push_back(std::move(deck));
  }
  if (const auto can = can_build_deck(set, constants); !can && !sources.empty())
    wrong.push_back({{sources[0].file, 1, 1}, "L059", can.error(), {}});
  if (wrong.empty()) return decks;
  language::sort_by_place(wrong);
  return Failure{std::move(wrong)};
}

Result<Deck> deck_from_text(const CardSet& set, const Constants& constants, std::string_view text) {
  const std::vector<std::string_view> parts = split(text, ';');
  if (parts.size() != 2)
    return Failure{
        "a deck in one row is its HQ, a semicolon and its cards: The Deep Bramble; "
        "3 Bramble Hog, …"};
  std::vector<TextLine> lines;
  for (std::string_view line : split(parts[1], ','))
    if (!trimmed(line).empty()) lines.push_back({std::string(trimmed(line)), {}});
  Diagnostics wrong;
  DeckLists lists(set, constants, wrong);
  Deck deck;
  const auto hq = lists.read_hq({std::string(trimmed(parts[0])), {}});
  deck.hq = hq.value_or(0);
  deck.cards = lists.read_cards({}, hq, lines);
  if (wrong.empty()) return deck;
  std::string sentence = wrong[0].sentence;
  for (const std::string& note : wrong[0].notes) sentence += "; " + note;
  return Failure{std::move(sentence)};
}

std::string to_text(const CardSet& set, const Deck& deck) {
  std::string text = set.cards[deck.hq].name + ";";
  for (std::size_t i = 0; i < deck.cards.size(); ++i)
    text += (i == 0 ? " " : ", ") + std::to_string(deck.cards[i].count) + " " +
            set.cards[deck.cards[i].card].name;
  return text;
}

bool goes_with(const Card& hq, const Card& card) {
  return card.type != CardType::kHq && !card.is_token && (card.classes & ~hq.classes) == 0;
}

const std::vector<Deck>& shipped_decks() {
  static const std::vector<Deck> kDecks = must_load(load_decks(
      shipped_cards(), shipped_constants(), shipped_files("crowdcontrol").folder("decks")));
  return kDecks;
}

}  // namespace turnwright::crowdcontrol
