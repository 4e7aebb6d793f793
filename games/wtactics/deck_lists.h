// The two lists of a deck, read and held to the rules of chapter 17, wherever they stand.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/wtactics/decks.h"

namespace turnwright::wtactics {

class DeckLists {
 public:
  DeckLists(const CardSet&, const Constants&, language::Diagnostics&);

  // Lines as "4 Cinder Runner". `deck` is where mistakes of the whole are told.
  std::vector<DeckEntry> read_cards(const language::Place& deck,
                                    const std::vector<language::TextLine>& lines);
  // Lines as "The Long Watch".
  std::vector<std::uint8_t> read_quests(const language::Place& deck,
                                        const std::vector<language::TextLine>& lines);

 private:
  struct Known {
    std::vector<std::string> names;
    std::string_view one, many;
  };

  int find(std::string_view name, const language::Place&, const Known& wanted, const Known& others);
  std::string example(std::string_view line) const;
  void check_size(const language::Place& deck, std::size_t total);
  void check_loyalty(const language::Place& deck, const std::vector<DeckEntry>& entries);
  void wrong(const language::Place&, std::string_view code, std::string sentence,
             std::vector<std::string> notes = {});

  const CardSet& set_;
  const Constants& constants_;
  language::Diagnostics& diagnostics_;
  Known cards_, quests_;
};

}  // namespace turnwright::wtactics
