#include "games/wtactics/decks.h"

#include <algorithm>

#include "engine/text.h"
#include "games/content.h"
#include "games/wtactics/card_fields.h"
#include "games/wtactics/deck_lists.h"
#include "language/deck_file.h"

namespace turnwright::wtactics {
namespace {

using language::Diagnostics;
using language::Entry;
using language::SourceText;
using language::TextLine;

// The parts of a list in one row, as lines.
std::vector<TextLine> lines_of(std::string_view row) {
  std::vector<TextLine> lines;
  for (std::string_view part : split(row, ','))
    if (!trimmed(part).empty()) lines.push_back({std::string(trimmed(part)), {}});
  return lines;
}

}  // namespace

Result<std::vector<Deck>, Diagnostics> load_decks(const CardSet& set, const Constants& constants,
                                                  const std::vector<SourceText>& sources) {
  Diagnostics wrong;
  DeckLists lists(set, constants, wrong);
  std::vector<Deck> decks;
  for (const Entry& entry : language::read_decks(sources, wrong)) {
    Fields fields(entry, wrong);
    Deck deck;
    deck.name = fields.name();
    deck.about = fields.text("about");
    // A list that is missing or not readable has been told already.
    if (const auto lines = fields.lines("cards"); !lines.empty())
      deck.cards = lists.read_cards(entry.place, lines);
    if (const auto lines = fields.lines("quests"); !lines.empty())
      deck.quests = lists.read_quests(entry.place, lines);
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
  const auto quests = parts.size() > 1 ? after_word(trimmed(parts[1]), "quests") : std::nullopt;
  if (parts.size() > 2 || (parts.size() == 2 && !quests))
    return Failure{
        "a deck in one row is its cards, a semicolon and its quests: 4 Cinder Runner, …; "
        "quests The Long Watch, …"};
  std::vector<TextLine> quest_lines = lines_of(quests.value_or(""));
  if (!quests)
    for (const Quest& quest : set.quests)
      if (static_cast<int>(quest_lines.size()) < constants.quest_deck_size)
        quest_lines.push_back({quest.name, {}});
  Diagnostics wrong;
  DeckLists lists(set, constants, wrong);
  Deck deck;
  deck.cards = lists.read_cards({}, lines_of(parts[0]));
  deck.quests = lists.read_quests({}, quest_lines);
  if (wrong.empty()) return deck;
  std::string sentence = wrong[0].sentence;
  for (const std::string& note : wrong[0].notes) sentence += "; " + note;
  return Failure{std::move(sentence)};
}

std::string to_text(const CardSet& set, const Deck& deck) {
  std::string text;
  for (const DeckEntry& entry : deck.cards)
    text +=
        (text.empty() ? "" : ", ") + std::to_string(entry.count) + " " + set.cards[entry.card].name;
  text += "; quests";
  for (std::size_t i = 0; i < deck.quests.size(); ++i)
    text += (i == 0 ? " " : ", ") + set.quests[deck.quests[i]].name;
  return text;
}

int loyalty_of(const CardSet& set, const Deck& deck, int faction) {
  int loyalty = 0;
  for (const DeckEntry& entry : deck.cards)
    if (set.cards[entry.card].faction == faction)
      loyalty = std::max<int>(loyalty, set.cards[entry.card].loyalty);
  return loyalty;
}

const std::vector<Deck>& shipped_decks() {
  static const std::vector<Deck> kDecks = must_load(
      load_decks(shipped_cards(), shipped_constants(), shipped_files("wtactics").folder("decks")));
  return kDecks;
}

}  // namespace turnwright::wtactics
