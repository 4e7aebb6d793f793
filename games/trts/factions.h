// The factions as their files say them: fields into tables, sentences into programs and from there into the tables. A set
// with a mistake does not load; all its mistakes are told at once.
#pragma once

#include <string>
#include <vector>

#include "games/trts/constants.h"
#include "games/trts/operations.h"
#include "games/trts/tables.h"
#include "language/cards_file.h"
#include "language/parser.h"

namespace turnwright::trts {

// What the sheets say in sentences, to print it from.
struct Sheets {
  language::Phrases phrases;
  language::Lexicon lexicon;
  std::vector<std::vector<language::Program>> traits;              // by faction
  std::vector<std::vector<language::Program>> abilities;           // by TypeId
  std::vector<std::vector<std::vector<language::Program>>> gains;  // by faction and upgrade
  std::vector<language::Program> spells;                           // as in Tables::spells

  language::Language language() const { return {operations(), phrases, lexicon}; }
};

struct FactionSet {
  Tables tables;  // without maps
  Sheets sheets;
};

// A file is one faction.
struct FactionTexts {
  language::SourceText phrases;
  std::vector<language::SourceText> factions;
};
Result<FactionSet, language::Diagnostics> load_factions(const FactionTexts&, const Constants&);

// Every phrase with an example, as docs/trts-content.md lists them. It does not change with the factions.
std::string phrase_reference(const Sheets&);

}  // namespace turnwright::trts
