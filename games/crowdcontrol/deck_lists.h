// The HQ and the cards of a deck, read and held to the rules of chapter 14, wherever they stand.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/crowdcontrol/decks.h"

namespace turnwright::crowdcontrol {

class DeckLists {
 public:
  DeckLists(const CardSet&, const Constants&, language::Diagnostics&);

  std::optional<std::uint8_t> read_hq(const language::TextLine&);
  // Lines as "3 Bramble Hog". `deck` is where mistakes of the whole are told; without an HQ, classes are not looked at.
  std::vector<DeckEntry> read_cards(const language::Place& deck, std::optional<std::uint8_t> hq,
                                    const std::vector<language::TextLine>& lines);

 private:
  // Which card it is; -1 and a mistake, if there is none.
  int find(std::string_view name, const language::Place&, std::string_view what);
  void check_card(const Card&, const language::Place&, std::optional<std::uint8_t> hq);
  void check_size(const language::Place& deck, int total);
  std::string example(std::string_view line) const;
  void wrong(const language::Place&, std::string_view code, std::string sentence,
             std::vector<std::string> notes = {});

  const CardSet& set_;
  const Constants& constants_;
  language::Diagnostics& diagnostics_;
  std::vector<std::string> names_;
};

}  // namespace turnwright::crowdcontrol
