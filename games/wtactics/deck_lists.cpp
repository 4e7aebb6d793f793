#include "games/wtactics/deck_lists.h"

#include <algorithm>

#include "engine/text.h"
#include "language/deck_file.h"

namespace turnwright::wtactics {
namespace {

using language::Place;
using language::TextLine;

template <class Named>
std::vector<std::string> names_of(const std::vector<Named>& all) {
  std::vector<std::string> names;
  for (const Named& one : all) names.push_back(one.name);
  return names;
}

std::string counted(std::size_t count, std::string_view one) {
  return std::to_string(count) + " " + std::string(one) + (count == 1 ? "" : "s");
}

}  // namespace

DeckLists::DeckLists(const CardSet& set, const Constants& constants,
                     language::Diagnostics& diagnostics)
    : set_(set),
      constants_(constants),
      diagnostics_(diagnostics),
      cards_{names_of(set.cards), "card", "cards"},
      quests_{names_of(set.quests), "quest", "quests"} {}

std::vector<DeckEntry> DeckLists::read_cards(const Place& deck,
                                             const std::vector<TextLine>& lines) {
  std::vector<DeckEntry> entries;
  std::size_t total = 0;
  bool all_counted = true;
  for (const TextLine& line : lines) {
    const language::CountedLine parts = language::counted_line(line);
    if (!parts.count) {
      all_counted = false;
      wrong(line.place, "L050", "cards are listed as a number and a name, not " + quoted(line.text),
            {"as in: " + example(line.text)});
      continue;
    }
    total += static_cast<std::size_t>(*parts.count);
    if (*parts.count > constants_.max_copies)
      wrong(line.place, "L055",
            "a deck has at most " + std::to_string(constants_.max_copies) +
                " copies of a card, not " + quoted(line.text) + " (WT-335)");
    const int card = find(parts.name, parts.place, cards_, quests_);
    if (card < 0) continue;
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
  check_loyalty(deck, entries);
  return entries;
}

std::vector<std::uint8_t> DeckLists::read_quests(const Place& deck,
                                                 const std::vector<TextLine>& lines) {
  std::vector<std::uint8_t> quests;
  for (const TextLine& line : lines) {
    const int quest = find(line.text, line.place, quests_, cards_);
    if (quest < 0) continue;
    quests.push_back(static_cast<std::uint8_t>(quest));
    if (std::count(quests.begin(), quests.end(), quest) > constants_.quest_copies)
      wrong(line.place, "L053",
            quoted(line.text) + " is listed again, and a quest deck has at most " +
                std::to_string(constants_.quest_copies) + " of each quest (WT-24)");
  }
  const auto size = static_cast<std::size_t>(constants_.quest_deck_size);
  if (lines.size() != size)
    wrong(deck, "L057",
          "the deck has " + counted(lines.size(), "quest") + ", and a quest deck has exactly " +
              std::to_string(size) + " (WT-24)");
  std::sort(quests.begin(), quests.end());
  return quests;
}

// Which of `wanted` this is; -1 and a mistake, if it is none.
int DeckLists::find(std::string_view name, const Place& place, const Known& wanted,
                    const Known& others) {
  const auto found = std::find(wanted.names.begin(), wanted.names.end(), name);
  if (found != wanted.names.end()) return static_cast<int>(found - wanted.names.begin());
  if (std::find(others.names.begin(), others.names.end(), name) != others.names.end()) {
    wrong(place, "L052",
          quoted(name) + " is a " + std::string(others.one) + " and belongs under " +
              std::string(others.many) + " (WT-24)");
    return -1;
  }
  std::vector<std::string> notes;
  for (const std::string& near : language::nearest(name, wanted.names))
    notes.push_back("did you mean: " + near);
  wrong(place, "L051", "there is no " + std::string(wanted.one) + " " + quoted(name),
        std::move(notes));
  return -1;
}

// A right line, with the card that was meant if that can be told.
std::string DeckLists::example(std::string_view line) const {
  const std::string_view behind_first = line.substr(std::min(line.find(' '), line.size()));
  for (std::string_view name : {trimmed(behind_first), line})
    if (const auto near = language::nearest(name, cards_.names, 1); !near.empty())
      return "4 " + near[0];
  return "4 Cinder Runner";
}

void DeckLists::check_size(const Place& deck, std::size_t total) {
  const auto least = static_cast<std::size_t>(constants_.army_deck_min);
  const auto most = static_cast<std::size_t>(constants_.army_deck_max);
  if (total >= least && total <= most) return;
  const std::string off = total < least ? std::to_string(least - total) + " too few"
                                        : std::to_string(total - most) + " too many";
  wrong(deck, "L054",
        "the deck has " + counted(total, "card") + ", " + off + ": an army deck has " +
            std::to_string(least) + " to " + std::to_string(most) + " (WT-332)");
}

void DeckLists::check_loyalty(const Place& deck, const std::vector<DeckEntry>& entries) {
  const Deck read{{}, {}, entries, {}};
  int sum = 0;
  std::vector<std::string> notes;
  for (std::size_t faction = 0; faction < set_.factions.size(); ++faction) {
    const int loyalty = loyalty_of(set_, read, static_cast<int>(faction));
    if (loyalty == 0) continue;
    sum += loyalty;
    std::string demanding;
    for (const DeckEntry& entry : entries) {
      const Card& card = set_.cards[entry.card];
      if (card.faction == faction && card.loyalty == loyalty)
        demanding += (demanding.empty() ? "" : ", ") + card.name;
    }
    notes.push_back(set_.factions[faction].name + " " + std::to_string(loyalty) + ": " + demanding);
  }
  if (sum > constants_.loyalty_max)
    wrong(deck, "L056",
          "the deck asks for loyalty " + std::to_string(sum) + ", and at most " +
              std::to_string(constants_.loyalty_max) + " is allowed (WT-336)",
          std::move(notes));
}

void DeckLists::wrong(const Place& place, std::string_view code, std::string sentence,
                      std::vector<std::string> notes) {
  diagnostics_.push_back({place, code, std::move(sentence), std::move(notes)});
}

}  // namespace turnwright::wtactics
