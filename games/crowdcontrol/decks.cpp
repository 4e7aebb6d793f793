#include "games/crowdcontrol/decks.h"

#include <algorithm>
#include <map>

#include "engine/text.h"
#include "games/content.h"
#include "games/crowdcontrol/card_fields.h"
#include "games/crowdcontrol/deck_lists.h"

namespace turnwright::crowdcontrol {
namespace {

using language::Diagnostics;
using language::Entry;
using language::Place;
using language::SourceText;
using language::TextLine;

class FileReader {
 public:
  FileReader(const CardSet& set, const Constants& constants)
      : lists_(set, constants, diagnostics_) {}

  void read(const SourceText& source) {
    const auto entries = language::read_card_file(source);
    if (!entries) {
      diagnostics_.insert(diagnostics_.end(), entries.error().begin(), entries.error().end());
      return;
    }
    for (const Entry& entry : *entries) {
      if (entry.table == "deck" && entry.parts.empty())
        read(entry);
      else
        wrong(entry.place, "L011", "a file of decks has only [[deck]] in it, and no tables inside");
    }
  }

  void wrong(const Place& place, std::string_view code, std::string sentence,
             std::vector<std::string> notes = {}) {
    diagnostics_.push_back({place, code, std::move(sentence), std::move(notes)});
  }

  Result<std::vector<Deck>, Diagnostics> finish() {
    if (diagnostics_.empty()) return std::move(decks_);
    language::sort_by_place(diagnostics_);
    return Failure{std::move(diagnostics_)};
  }

 private:
  void read(const Entry& entry) {
    Fields fields(entry, diagnostics_);
    Deck deck;
    deck.name = fields.language::Fields::name();
    deck.about = fields.text("about");
    const auto [first, is_new] = names_.try_emplace(deck.name, entry.place);
    if (!is_new && !deck.name.empty())
      wrong(entry.find("name")->place, "L058", "another deck has the name \"" + deck.name + "\"",
            {"it is at " + first->second.file + ":" + std::to_string(first->second.line)});
    // What is missing or not readable has been told already.
    std::optional<std::uint8_t> hq;
    if (const std::string name = fields.text("hq"); !name.empty())
      hq = lists_.read_hq({name, entry.find("hq")->place});
    deck.hq = hq.value_or(0);
    if (const auto lines = fields.lines("cards"); !lines.empty())
      deck.cards = lists_.read_cards(entry.place, hq, lines);
    decks_.push_back(std::move(deck));
  }

  Diagnostics diagnostics_;
  DeckLists lists_;
  std::map<std::string, Place> names_;
  std::vector<Deck> decks_;
};

}  // namespace

bool holds_decks(const SourceText& source) {
  const auto entries = language::read_card_file(source);
  return entries && std::any_of(entries->begin(), entries->end(),
                                [](const Entry& entry) { return entry.table == "deck"; });
}

Result<std::vector<Deck>, Diagnostics> load_decks(const CardSet& set, const Constants& constants,
                                                  const std::vector<SourceText>& sources) {
  FileReader reader(set, constants);
  for (const SourceText& source : sources) reader.read(source);
  if (const auto can = can_build_deck(set, constants); !can && !sources.empty())
    reader.wrong({sources[0].file, 1, 1}, "L059", can.error());
  return reader.finish();
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
  static const std::vector<Deck> kDecks = [] {
    std::vector<SourceText> sources;
    for (const ContentFile& file : all_content())
      if (file.path.starts_with("crowdcontrol/decks/"))
        sources.push_back({std::string(file.path), std::string(file.text)});
    auto decks = load_decks(shipped_cards(), shipped_constants(), sources);
    CHECK(decks.ok(), "the shipped decks have a mistake (turnwright check content tells)");
    return *std::move(decks);
  }();
  return kDecks;
}

}  // namespace turnwright::crowdcontrol
