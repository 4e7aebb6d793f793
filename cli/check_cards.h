// What the checks of the games with cards and decks have in common. A game says how its files are read; where none takes
// their place, the shipped ones count.
#pragma once

#include "cli/check.h"
#include "language/deck_file.h"

namespace turnwright::cli {

// Cards: what a game's own check_….cpp says; kWordsFile is the file of tags or factions, and kWords its place in Texts.
template <class Cards>
Checked check_cards(const std::vector<language::SourceText>& files) {
  Checked checked;
  const auto add = [&checked](const language::Diagnostics& more) {
    checked.wrong.insert(checked.wrong.end(), more.begin(), more.end());
  };
  typename Cards::Texts texts = Cards::shipped_texts();
  texts.known = std::move(texts.cards);
  texts.cards.clear();
  auto constants = Cards::shipped_constants();
  std::vector<language::SourceText> decks;
  for (const language::SourceText& source : files) {
    const std::string name = file_name(source.file);
    if (name.starts_with("phrases.")) {
      texts.phrases = source;
    } else if (name == Cards::kWordsFile) {
      texts.*Cards::kWords = source;
    } else if (name == "constants.toml") {
      if (const auto read = Cards::load_constants(source))
        constants = *read;
      else
        add(read.error());
    } else {
      (language::holds_decks(source) ? decks : texts.cards).push_back(source);
    }
  }
  const auto set = Cards::load_cards(texts);
  if (!set) {
    add(set.error());
    checked.decks_have_to_wait = !decks.empty();
    return checked;
  }
  checked.warnings = Cards::warnings(*set);
  std::size_t count = 0;
  if (!decks.empty()) {
    const auto loaded = Cards::load_decks(Cards::with_shipped(*set), constants, decks);
    if (loaded)
      count = loaded->size();
    else
      add(loaded.error());
  }
  checked.found = Cards::found(*set) + ", " + counted(count, "deck");
  return checked;
}

}  // namespace turnwright::cli
