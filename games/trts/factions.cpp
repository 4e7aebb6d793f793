#include "games/trts/factions.h"

#include "games/trts/faction_check.h"
#include "games/trts/figures.h"
#include "games/trts/outline.h"
#include "games/trts/sentences.h"
#include "language/reference.h"

namespace turnwright::trts {

using language::Diagnostics;

Result<FactionSet, Diagnostics> load_factions(const FactionTexts& texts,
                                              const Constants& constants) {
  auto phrases = language::Phrases::load(operations(), texts.phrases.file, texts.phrases.text);
  if (!phrases) return Failure{phrases.error()};
  Sheets sheets{*std::move(phrases), language::Lexicon(operations()), {}, {}, {}, {}};
  Diagnostics wrong;
  Outline outline = read_outline(texts.factions, sheets.phrases, wrong);
  if (outline.can_be_read()) {
    const Places places = read_figures(outline, constants, wrong);
    read_sentences(outline, constants, sheets, wrong);
    if (wrong.empty()) check_factions(outline.tables, places, wrong);
  }
  if (wrong.empty()) return FactionSet{std::move(outline.tables), std::move(sheets)};
  language::sort_by_place(wrong);
  return Failure{std::move(wrong)};
}

std::string phrase_reference(const Sheets& sheets) {
  language::Lexicon examples(operations());
  examples.words[*operations().find_word_class("piece")] = {"Fusilier", "Drill Yard", "Gunworks"};
  examples.words[*operations().find_word_class("spellName")] = {"Ram Lance"};
  examples.words[*operations().find_word_class("verb")] = {"brace", "burrow"};
  return language::reference({operations(), sheets.phrases, examples});
}

}  // namespace turnwright::trts
