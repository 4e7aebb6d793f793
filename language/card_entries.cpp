#include "language/card_entries.h"

#include <algorithm>
#include <map>

#include "engine/text.h"

namespace turnwright::language {
namespace {

Diagnostic unknown_table(const Entry& entry, std::vector<std::string> tables) {
  tables.emplace_back("deck");
  std::vector<std::string> notes;
  for (const std::string& near : nearest(entry.table, tables))
    notes.push_back("did you mean: [[" + near + "]]");
  return {entry.place, "L011", "there are no cards of the kind \"" + entry.table + "\"",
          std::move(notes)};
}

}  // namespace

std::string text_of(const Entry& entry, std::string_view field) {
  const Field* found = entry.find(field);
  return found && found->text() ? std::string(trimmed(*found->text())) : std::string();
}

std::vector<Entry> read_entries(const std::vector<SourceText>& sources,
                                const std::vector<std::string>& tables, Diagnostics& diagnostics) {
  std::vector<Entry> all;
  for (const SourceText& source : sources) {
    auto entries = read_card_file(source);
    if (!entries) {
      diagnostics.insert(diagnostics.end(), entries.error().begin(), entries.error().end());
      continue;
    }
    for (Entry& entry : *entries) {
      if (std::find(tables.begin(), tables.end(), entry.table) != tables.end())
        all.push_back(std::move(entry));
      else
        diagnostics.push_back(unknown_table(entry, tables));
    }
  }
  return all;
}

void put_newer(std::vector<Entry>& entries, std::vector<Entry> newer,
               bool (*may_replace)(const Entry& old, const Entry& newer)) {
  for (Entry& entry : newer) {
    const std::string name = text_of(entry, "name");
    const auto old = std::find_if(entries.begin(), entries.end(), [&](const Entry& one) {
      return text_of(one, "name") == name && one.place.file != entry.place.file &&
             may_replace(one, entry);
    });
    if (name.empty() || old == entries.end())
      entries.push_back(std::move(entry));
    else
      *old = std::move(entry);  // in its place: decks know cards by it
  }
}

void check_names_once(const std::vector<Entry>& entries, Diagnostics& diagnostics) {
  std::map<std::string, Place> seen;
  for (const Entry& entry : entries)
    for (std::string_view which : {"name", "number"}) {
      const std::string text = text_of(entry, which);
      if (text.empty()) continue;
      const Place& place = entry.find(which)->place;
      const auto [first, is_new] = seen.try_emplace(std::string(which) + ' ' + text, place);
      if (!is_new)
        diagnostics.push_back(
            {place,
             "L025",
             "another card has the " + std::string(which) + " \"" + text + "\"",
             {"it is at " + first->second.file + ":" + std::to_string(first->second.line)}});
    }
}

}  // namespace turnwright::language
