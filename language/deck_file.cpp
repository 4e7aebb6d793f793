#include "language/deck_file.h"

#include <algorithm>
#include <map>

#include "engine/text.h"
#include "language/card_entries.h"

namespace turnwright::language {
namespace {

constexpr int kMostCount = 999;  // nobody means more, and so sums stay small

}  // namespace

bool holds_decks(const SourceText& source) {
  const auto entries = read_card_file(source);
  return entries && std::any_of(entries->begin(), entries->end(),
                                [](const Entry& entry) { return entry.table == "deck"; });
}

std::vector<Entry> read_decks(const std::vector<SourceText>& sources, Diagnostics& diagnostics) {
  std::vector<Entry> decks;
  std::map<std::string, Place> names;
  for (const SourceText& source : sources) {
    auto entries = read_card_file(source);
    if (!entries) {
      diagnostics.insert(diagnostics.end(), entries.error().begin(), entries.error().end());
      continue;
    }
    for (Entry& entry : *entries) {
      if (entry.table != "deck" || !entry.parts.empty()) {
        diagnostics.push_back({entry.place,
                               "L011",
                               "a file of decks has only [[deck]] in it, and no tables inside",
                               {}});
        continue;
      }
      const std::string name = text_of(entry, "name");
      const auto [first, is_new] = names.try_emplace(name, entry.place);
      if (!is_new && !name.empty())
        diagnostics.push_back(
            {entry.find("name")->place,
             "L058",
             "another deck has the name \"" + name + "\"",
             {"it is at " + first->second.file + ":" + std::to_string(first->second.line)}});
      decks.push_back(std::move(entry));
    }
  }
  return decks;
}

CountedLine counted_line(const TextLine& line) {
  const std::string_view text = line.text;
  const std::size_t space = std::min(text.find(' '), text.size());
  const auto number = to_number(text.substr(0, space));
  CountedLine parts{{}, trimmed(text.substr(space)), line.place};
  if (parts.name.empty()) return parts;
  if (number && *number >= 1 && *number <= kMostCount) parts.count = static_cast<int>(*number);
  const auto before = static_cast<std::size_t>(parts.name.data() - text.data());
  parts.place.column += characters(text, before);
  return parts;
}

}  // namespace turnwright::language
