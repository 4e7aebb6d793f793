#include "games/crowdcontrol/cards.h"

#include <algorithm>

#include "engine/text.h"
#include "games/crowdcontrol/card_check.h"
#include "games/crowdcontrol/limits.h"
#include "language/card_entries.h"
#include "language/reference.h"

namespace turnwright::crowdcontrol {
namespace {

using language::Diagnostics;
using language::Entry;
using language::Place;
using language::SourceText;
using language::text_of;

class SetReader {
 public:
  explicit SetReader(const CardTexts& texts) : texts_(texts) {}

  Result<CardSet, Diagnostics> read() {
    auto phrases = language::Phrases::load(operations(), texts_.phrases.file, texts_.phrases.text);
    if (!phrases) return Failure{phrases.error()};
    set_.emplace(CardSet{*std::move(phrases), language::Lexicon(operations()), {}, {}, {}, {}});
    read_tags();
    const std::vector<std::string> tables(std::begin(kCardTableNames), std::end(kCardTableNames));
    entries_ = language::read_entries(texts_.cards, tables, diagnostics_);
    language::put_newer(entries_, language::read_entries(texts_.newer, tables, diagnostics_),
                        [](const Entry&, const Entry&) { return true; });
    language::check_names_once(entries_, diagnostics_);
    fill_lexicon(language::read_entries(texts_.known, tables, diagnostics_));
    for (const Entry& entry : entries_) read_card(entry);
    language::sort_by_place(set_->warnings);
    if (diagnostics_.empty()) return *std::move(set_);
    language::sort_by_place(diagnostics_);
    return Failure{std::move(diagnostics_)};
  }

 private:
  void read_tags() {
    const auto entries = language::read_card_file(texts_.tags);
    if (!entries) {
      diagnostics_ = entries.error();
      return;
    }
    const language::Field* names = entries->size() == 1 && entries->front().table == "tags"
                                       ? entries->front().find("names")
                                       : nullptr;
    if (!names || !names->text() || entries->front().fields.size() != 1) {
      wrong({texts_.tags.file, 1, 1}, "L013", "a file of tags is a table [tags] with their names");
      return;
    }
    for (std::string_view name : split_words(*names->text())) {
      if (set_->phrases.uses(name)) is_taken(names->place, name, "tag");
      if (std::find(set_->tags.begin(), set_->tags.end(), name) != set_->tags.end())
        wrong(names->place, "L025", "another tag has the name " + quoted(name));
      set_->tags.emplace_back(name);
    }
    if (set_->tags.size() > kMostTags)
      wrong(names->place, "L047", "a set has at most " + std::to_string(kMostTags) + " tags");
  }

  void fill_lexicon(const std::vector<Entry>& known) {
    for (const Entry& entry : entries_) add_token(entry);
    for (const Entry& entry : known) add_token(entry);
    auto& words = set_->lexicon.words;
    words[*operations().find_word_class("tag")] = set_->tags;
    for (const Token& token : set_->tokens)
      words[*operations().find_word_class("token")].push_back(token.name);
  }

  // What is wrong with it is told when it is read as a card.
  void add_token(const Entry& entry) {
    const std::string name = text_of(entry, "name");
    const auto is_it = [&](const Token& one) { return one.name == name; };
    if (entry.table != "token" || name.empty() ||
        std::any_of(set_->tokens.begin(), set_->tokens.end(), is_it))
      return;
    Diagnostics nothing;
    Fields fields(entry, nothing);
    const CardType type = text_of(entry, "kind") == "Place" ? CardType::kPlace : CardType::kEntity;
    set_->tokens.push_back({name, type, fields.classes(), text_of(entry, "health") == "X"});
  }

  void is_taken(const Place& place, std::string_view word, std::string_view what) {
    wrong(place, "L026",
          quoted(word) + " is a word of the card language and can be no name of a " +
              std::string(what));
  }

  void read_card(const Entry& entry) {
    Fields fields(entry, diagnostics_);
    for (const Entry& part : entry.parts)
      wrong(part.place, "L011", "a card has no tables inside it");
    if (entry.table == "token" && set_->phrases.uses(text_of(entry, "name")))
      is_taken(entry.find("name")->place, text_of(entry, "name"), "token");
    Card card;
    card.number = fields.text("number");
    card.name = fields.name();
    card.is_token = entry.table == "token";
    card.type = type_of(entry, fields);
    card.classes = fields.classes();
    card.tags = fields.tags(set_->tags);
    card.cost = static_cast<std::uint8_t>(fields.number("cost", 0, kMostCost, 0));
    card.extra = fields.extra_cost();
    fields.stats(card);
    const std::vector<std::string> rarities(std::begin(kRarities), std::end(kRarities));
    if (const int rarity = fields.one_of("rarity", rarities, "rarity"); rarity >= 0)
      card.rarity = static_cast<Rarity>(rarity);
    card.flavour = fields.flavour();
    card.abilities = read_text(*set_, {card, fields.lines("text")}, diagnostics_);
    set_->cards.push_back(std::move(card));
    if (set_->cards.size() == kMostCards + 1)
      wrong(entry.place, "L047",
            "a set has at most " + std::to_string(kMostCards) + " cards, HQs and tokens counted");
  }

  static CardType type_of(const Entry& entry, Fields& fields) {
    if (entry.table == "token")
      return fields.one_of("kind", {"Entity", "Place"}, "kind of token") == 1 ? CardType::kPlace
                                                                              : CardType::kEntity;
    const auto found =
        std::find(std::begin(kCardTableNames), std::end(kCardTableNames), entry.table);
    return static_cast<CardType>(found - std::begin(kCardTableNames));
  }

  void wrong(const Place& place, std::string_view code, std::string sentence,
             std::vector<std::string> notes = {}) {
    diagnostics_.push_back({place, code, std::move(sentence), std::move(notes)});
  }

  const CardTexts& texts_;
  std::optional<CardSet> set_;
  std::vector<Entry> entries_;
  Diagnostics diagnostics_;
};

}  // namespace

std::string class_names(Classes classes) {
  std::string names;
  for (std::size_t i = 0; i < std::size(kClassNames); ++i)
    if (classes >> i & 1) names += (names.empty() ? "" : " and ") + std::string(kClassNames[i]);
  return names;
}

const Card* CardSet::find_card(std::string_view name) const {
  for (const Card& card : cards)
    if (card.name == name) return &card;
  return nullptr;
}

Result<CardSet, Diagnostics> load_cards(const CardTexts& texts) { return SetReader(texts).read(); }

CardTexts texts_of(const GameFiles& files) {
  return {files.file("phrases.en"), files.file("tags.toml"), files.folder("cards")};
}

CardTexts shipped_texts() { return texts_of(shipped_files("crowdcontrol")); }

std::string phrase_reference(const CardSet& set) {
  language::Lexicon examples(operations());
  examples.words[*operations().find_word_class("tag")] = {"Human", "Animal", "Bot"};
  examples.words[*operations().find_word_class("token")] = {"Levyman", "Likeness"};
  return language::reference({operations(), set.phrases, examples});
}

const CardSet& shipped_cards() {
  static const CardSet kSet = must_load(load_cards(shipped_texts()));
  return kSet;
}

}  // namespace turnwright::crowdcontrol
