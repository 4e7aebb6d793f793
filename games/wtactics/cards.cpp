#include "games/wtactics/cards.h"

#include <algorithm>
#include <set>

#include "engine/text.h"
#include "games/wtactics/card_text.h"
#include "games/wtactics/limits.h"
#include "language/card_entries.h"
#include "language/reference.h"

namespace turnwright::wtactics {
namespace {

using language::Diagnostics;
using language::Entry;
using language::Place;
using language::SourceText;
using language::text_of;

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (std::string_view word : split_words(text)) words.emplace_back(word);
  return words;
}

class SetReader {
 public:
  explicit SetReader(const CardTexts& texts) : texts_(texts) {}

  Result<CardSet, Diagnostics> read() {
    auto phrases = language::Phrases::load(operations(), texts_.phrases.file, texts_.phrases.text);
    if (!phrases) return Failure{phrases.error()};
    set_.emplace(CardSet{*std::move(phrases), language::Lexicon(operations()), {}, {}, {}});
    read_factions();
    std::vector<std::string> tables(std::begin(kCardTypes), std::end(kCardTypes));
    tables.emplace_back("quest");
    entries_ = language::read_entries(texts_.cards, tables, diagnostics_);
    language::put_newer(entries_, language::read_entries(texts_.newer, tables, diagnostics_),
                        [](const Entry& old, const Entry& newer) {
                          return (old.table == "quest") == (newer.table == "quest");
                        });
    language::check_names_once(entries_, diagnostics_);
    fill_lexicon(language::read_entries(texts_.known, tables, diagnostics_));
    for (const Entry& entry : entries_) {
      check_name(entry);
      if (entry.table == "quest") {
        read_quest(entry);
      } else {
        read_card(entry);
      }
    }
    if (diagnostics_.empty()) return *std::move(set_);
    language::sort_by_place(diagnostics_);
    return Failure{std::move(diagnostics_)};
  }

 private:
  void read_factions() {
    auto entries = language::read_card_file(texts_.factions);
    if (!entries) {
      diagnostics_ = entries.error();
      return;
    }
    for (const Entry& entry : *entries) {
      set_->factions.push_back(
          {text_of(entry, "name"), text_of(entry, "short"), text_of(entry, "about")});
      if (entry.table != "faction" || set_->factions.back().name.empty())
        diagnostics_.push_back({entry.place, "L013", "a [[faction]] has a name", {}});
    }
  }

  void fill_lexicon(const std::vector<Entry>& known) {
    std::set<std::string> types, names;
    const auto add = [&](const Entry& entry) {
      const std::string name = text_of(entry, "name");
      for (std::string& word : words_of(text_of(entry, "types"))) types.insert(std::move(word));
      if (entry.table == "creature")
        for (std::string& word : words_of(name)) types.insert(std::move(word));
      if (!name.empty()) names.insert(name);
    };
    for (const Entry& entry : entries_) add(entry);
    for (const Entry& entry : known) add(entry);
    auto& words = set_->lexicon.words;
    words[*operations().find_word_class("type")].assign(types.begin(), types.end());
    words[*operations().find_word_class("name")].assign(names.begin(), names.end());
    for (const Faction& faction : set_->factions)
      words[*operations().find_word_class("faction")].push_back(faction.name);
  }

  // No name or type that the sentences need for themselves.
  void check_name(const Entry& entry) {
    for (std::string_view which : {"name", "types"}) {
      const language::Field* field = entry.find(which);
      if (!field || !field->text()) continue;
      const bool words_count = which == "types" || entry.table == "creature";
      std::vector<std::string> words =
          words_count ? words_of(*field->text()) : std::vector{*field->text()};
      for (const std::string& word : words) {
        if (!set_->phrases.uses(word)) continue;
        Place place = field->place;
        const std::size_t at = field->text()->find(word);
        place.column += language::characters(*field->text(), at);
        diagnostics_.push_back({place,
                                "L026",
                                "\"" + word + "\" is a word of the card language and can be no " +
                                    (which == "name" ? "name" : "type"),
                                {}});
      }
    }
  }

  void read_card(const Entry& entry) {
    Fields fields(entry, diagnostics_);
    for (const Entry& part : entry.parts)
      fields.wrong(part.place, "L011", "only a quest has tables inside it");
    Card card;
    const auto type = std::find(std::begin(kCardTypes), std::end(kCardTypes), entry.table);
    CHECK(type != std::end(kCardTypes), "a table that is no card");
    card.type = static_cast<CardType>(type - std::begin(kCardTypes));
    card.number = fields.text("number");
    card.name = fields.name();
    std::vector<std::string> factions;
    for (const Faction& faction : set_->factions) factions.push_back(faction.name);
    card.faction =
        static_cast<std::uint8_t>(std::max(0, fields.one_of("faction", factions, "faction")));
    card.loyalty = static_cast<std::uint8_t>(fields.number("loyalty", 0, 3, 0));
    card.cost = fields.cost();
    card.stats = fields.stats();
    card.types = words_of(fields.text("types"));
    card.flavour = fields.text("flavour");
    card.abilities = read_text(
        set_->language(), {table_named(entry.table), card.cost, entry.place, fields.lines("text")},
        counters_, diagnostics_);
    set_->cards.push_back(std::move(card));
    count(entry, set_->cards.back().types);
  }

  void read_quest(const Entry& entry) {
    Fields fields(entry, diagnostics_);
    Quest quest;
    quest.number = fields.text("number");
    quest.name = fields.name();
    const std::vector<std::string> kinds(std::begin(kQuestKinds), std::end(kQuestKinds));
    quest.kind = static_cast<QuestKind>(std::max(0, fields.one_of("kind", kinds, "kind of quest")));
    quest.vp = static_cast<std::uint8_t>(fields.number("vp", 0, 10, 0));
    quest.flavour = fields.text("flavour");
    quest.lines = read_text(set_->language(), {kQuestTable, {}, entry.place, fields.lines("text")},
                            counters_, diagnostics_);
    for (const Entry& part : entry.parts) quest.foes.push_back(read_foe(part));
    int foes = 0;
    for (const Foe& foe : quest.foes) foes += foe.count;
    if (foes > kMostFoes)
      diagnostics_.push_back({entry.place,
                              "L045",
                              "a quest has at most " + std::to_string(kMostFoes) +
                                  " foes, all copies counted, and this one has " +
                                  std::to_string(foes),
                              {}});
    if ((quest.kind == QuestKind::kConfrontation) == quest.foes.empty())
      diagnostics_.push_back(
          {entry.place, "L040", "a Confrontation has a [[quest.foe]], and no other quest has", {}});
    set_->quests.push_back(std::move(quest));
    if (set_->quests.size() == kMostQuests + 1) set_is_full(entry, kMostQuests, "quests");
  }

  // Counts a card or foe and the words of its types (WT-209).
  void count(const Entry& entry, const std::vector<std::string>& types) {
    if (++cards_ == kMostCards + 1) set_is_full(entry, kMostCards, "cards, foes counted");
    const std::size_t before = types_.size();
    types_.insert(types.begin(), types.end());
    if (entry.table == "creature" || entry.table == "foe")
      for (std::string& word : words_of(text_of(entry, "name"))) types_.insert(std::move(word));
    if (before <= kMostTypes && types_.size() > kMostTypes)
      set_is_full(entry, kMostTypes, "different types, words in names of creatures counted");
  }

  void set_is_full(const Entry& entry, int most, std::string_view what) {
    diagnostics_.push_back({entry.place,
                            "L047",
                            "a set has at most " + std::to_string(most) + " " + std::string(what),
                            {}});
  }

  Foe read_foe(const Entry& entry) {
    if (entry.table != "foe")
      diagnostics_.push_back({entry.place, "L011", "a quest has only [[quest.foe]] in it", {}});
    Fields fields(entry, diagnostics_);
    Foe foe;
    foe.name = fields.name();
    foe.stats = fields.stats();
    foe.hp = static_cast<std::uint8_t>(fields.number("hp", 1, 99, 1));
    foe.count = static_cast<std::uint8_t>(fields.number("count", 1, 9, 1));
    foe.abilities = read_text(set_->language(), {kFoeTable, {}, entry.place, fields.lines("text")},
                              counters_, diagnostics_);
    count(entry, {});
    return foe;
  }

  const CardTexts& texts_;
  std::optional<CardSet> set_;
  std::vector<Entry> entries_;
  Counters counters_;
  std::set<std::string> types_{"Caster"};  // of which the rules speak (WT-246)
  int cards_ = 0;
  Diagnostics diagnostics_;
};

}  // namespace

std::string to_text(const Cost& cost) {
  if (cost.base == Cost::Base::kNone) return std::to_string(cost.number);
  std::string text = cost.base == Cost::Base::kX ? "X" : "T";
  if (cost.number > 0) text += "+";
  if (cost.number != 0) text += std::to_string(cost.number);
  return text;
}

const Card* CardSet::find_card(std::string_view name) const {
  for (const Card& card : cards)
    if (card.name == name) return &card;
  return nullptr;
}

const Quest* CardSet::find_quest(std::string_view name) const {
  for (const Quest& quest : quests)
    if (quest.name == name) return &quest;
  return nullptr;
}

Result<CardSet, Diagnostics> load_cards(const CardTexts& texts) { return SetReader(texts).read(); }

CardTexts texts_of(const GameFiles& files) {
  CardTexts texts{files.file("phrases.en"), files.file("factions.toml"), files.folder("cards"), {}};
  texts.cards.push_back(files.file("quests.toml"));
  return texts;
}

CardTexts shipped_texts() { return texts_of(shipped_files("wtactics")); }

std::string phrase_reference(const CardSet& set) {
  language::Lexicon examples(operations());
  examples.words[*operations().find_word_class("type")] = {"Beast", "Caster", "Human"};
  examples.words[*operations().find_word_class("faction")] = {"Hollow Choir", "Emberkin Clans"};
  examples.words[*operations().find_word_class("name")] = {"Ash Drake", "Bone Sentry"};
  return language::reference({operations(), set.phrases, examples});
}

const CardSet& shipped_cards() {
  static const CardSet kSet = must_load(load_cards(shipped_texts()));
  return kSet;
}

}  // namespace turnwright::wtactics
