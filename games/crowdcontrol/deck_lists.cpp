#include "games/crowdcontrol/deck_lists.h"

#include <algorithm>

#include "engine/text.h"
#include "language/deck_file.h"

namespace turnwright::crowdcontrol {

using language::Place;
using language::TextLine;

DeckLists::DeckLists(const CardSet& set, const Constants& constants,
                     language::Diagnostics& diagnostics)
    : set_(set), constants_(constants), diagnostics_(diagnostics) {
  for (const Card& card : set.cards) names_.push_back(card.name);
}

std::optional<std::uint8_t> DeckLists::read_hq(const TextLine& line) {
  const int card = find(line.text, line.place, "HQ");
  if (card < 0) return std::nullopt;
  if (set_.cards[static_cast<std::size_t>(card)].type == CardType::kHq)
    return static_cast<std::uint8_t>(card);
  wrong(line.place, "L052", quoted(line.text) + " is no HQ, and a deck has one (CC-126)");
  return std::nullopt;
}

std::vector<DeckEntry> DeckLists::read_cards(const Place& deck, std::optional<std::uint8_t> hq,
                                             const std::vector<TextLine>& lines) {
  std::vector<DeckEntry> entries;
  int total = 0;
  bool all_counted = true;
  for (const TextLine& line : lines) {
    const language::CountedLine parts = language::counted_line(line);
    if (!parts.count) {
      all_counted = false;
      wrong(line.place, "L050", "cards are listed as a number and a name, not " + quoted(line.text),
            {"as in: " + example(line.text)});
      continue;
    }
    total += *parts.count;
    if (*parts.count > constants_.max_copies)
      wrong(line.place, "L055",
            "a deck has at most " + std::to_string(constants_.max_copies) +
                " copies of a card, not " + quoted(line.text) + " (CC-128)");
    const int card = find(parts.name, parts.place, "card");
    if (card < 0) continue;
    check_card(set_.cards[static_cast<std::size_t>(card)], parts.place, hq);
    if (std::none_of(entries.begin(), entries.end(),
                     [card](const DeckEntry& entry) { return entry.card == card; }))
      entries.push_back({static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(*parts.count)});
    else
      wrong(line.place, "L053",
            quoted(parts.name) + " is listed twice: one number tells all copies");
  }
  std::sort(entries.begin(), entries.end(),
            [](const DeckEntry& a, const DeckEntry& b) { return a.card < b.card; });
  if (all_counted) check_size(deck, total);
  return entries;
}

int DeckLists::find(std::string_view name, const Place& place, std::string_view what) {
  const auto found = std::find(names_.begin(), names_.end(), name);
  if (found != names_.end()) return static_cast<int>(found - names_.begin());
  std::vector<std::string> notes;
  for (const std::string& near : language::nearest(name, names_))
    notes.push_back("did you mean: " + near);
  wrong(place, "L051", "there is no " + std::string(what) + " " + quoted(name), std::move(notes));
  return -1;
}

void DeckLists::check_card(const Card& card, const Place& place, std::optional<std::uint8_t> hq) {
  if (card.type == CardType::kHq)
    wrong(place, "L052", quoted(card.name) + " is an HQ, and a deck has one apart (CC-126)");
  else if (card.is_token)
    wrong(place, "L052", quoted(card.name) + " is a token, and no deck has any (CC-9)");
  else if (hq && !goes_with(set_.cards[*hq], card))
    wrong(place, "L056", quoted(card.name) + " is of a class that the HQ does not have (CC-127)",
          {card.name + ": " + class_names(card.classes),
           set_.cards[*hq].name + ": " + class_names(set_.cards[*hq].classes)});
}

void DeckLists::check_size(const Place& deck, int total) {
  const int off = total - constants_.deck_size;
  if (off == 0) return;
  wrong(deck, "L054",
        "the deck has " + std::to_string(total) + (total == 1 ? " card, " : " cards, ") +
            (off < 0 ? std::to_string(-off) + " too few" : std::to_string(off) + " too many") +
            ": a deck has " + std::to_string(constants_.deck_size) + " besides its HQ (CC-126)");
}

// A right line, with the card that was meant if that can be told.
std::string DeckLists::example(std::string_view line) const {
  const std::string_view behind_first = line.substr(std::min(line.find(' '), line.size()));
  for (std::string_view name : {trimmed(behind_first), line})
    if (const auto near = language::nearest(name, names_, 1); !near.empty()) return "3 " + near[0];
  return "3 Bramble Hog";
}

void DeckLists::wrong(const Place& place, std::string_view code, std::string sentence,
                      std::vector<std::string> notes) {
  diagnostics_.push_back({place, code, std::move(sentence), std::move(notes)});
}

}  // namespace turnwright::crowdcontrol
