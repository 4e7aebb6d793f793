// What the files of factions hold, before any of it is read: every type, upgrade and spell has its place and its name, so that
// whatever speaks of it finds it.
#pragma once

#include "games/trts/tables.h"
#include "language/cards_file.h"
#include "language/phrases.h"

namespace turnwright::trts {

struct Outline {
  struct File {
    std::vector<language::Entry> entries;
    const language::Entry* faction = nullptr;
    std::vector<const language::Entry*> upgrades;
  };
  std::vector<File> files;  // as Tables::factions
  Tables tables;
  std::vector<const language::Entry*> types;   // by TypeId
  std::vector<const language::Entry*> spells;  // as Tables::spells

  // Not if a file is no faction, or there are more types than numbers for them; other mistakes may wait for the rest.
  bool can_be_read() const;
};

// Entries point into the files: an outline is moved, never copied.
Outline read_outline(const std::vector<language::SourceText>&, const language::Phrases&,
                     language::Diagnostics&);

}  // namespace turnwright::trts
