#include "cli/changes.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "engine/text.h"
#include "lab/outside.h"

namespace turnwright::cli {

namespace {

// By name; what has none goes by its file.
struct Entries {
  std::map<std::string, std::string> named, others;
};

// name = "Coal Shaman"
std::string name_in(std::string_view row) {
  if (!row.starts_with("name")) return {};
  const auto open = row.find('"'), close = row.rfind('"');
  return open < close && close != row.npos ? std::string(row.substr(open + 1, close - open - 1))
                                           : std::string();
}

// An entry begins with its heading and goes to the next that is not inside it: [[unit]], but not [unit.stance].
bool begins_entry(std::string_view row) {
  return row.starts_with('[') && row.find('.') == std::string_view::npos;
}

void add_entries(const std::string& file, const std::string& text, Entries& to) {
  std::string name, entry;
  const auto finish = [&] {
    if (!entry.empty()) (name.empty() ? to.others[file] : to.named[name]) += entry;
    name.clear();
    entry.clear();
  };
  for (const std::string_view row : split(text, '\n')) {
    const std::string_view bare = trimmed(row);
    if (bare.empty() || bare.starts_with('#')) continue;
    if (begins_entry(bare)) finish();
    if (name.empty()) name = name_in(bare);
    entry += std::string(bare) + '\n';
  }
  finish();
}

Entries entries_of(const std::string& folder, const std::string& game) {
  Entries all;
  const std::filesystem::path root = std::filesystem::path(folder) / game;
  for (const std::string& path : files_below(root.string()))
    add_entries(std::filesystem::path(path).lexically_relative(root).generic_string(),
                read_file(path), all);
  return all;
}

std::vector<std::string> differences(const std::map<std::string, std::string>& a,
                                     const std::map<std::string, std::string>& b) {
  std::set<std::string> names;
  for (const auto& [name, text] : a)
    if (const auto other = b.find(name); other == b.end() || other->second != text)
      names.insert(name);
  for (const auto& [name, text] : b)
    if (!a.contains(name)) names.insert(name);
  return {names.begin(), names.end()};
}

}  // namespace

Changes changes_between(const std::string& before, const std::string& after,
                        const std::string& game) {
  const Entries was = entries_of(before, game), is = entries_of(after, game);
  return {differences(was.named, is.named), differences(was.others, is.others)};
}

}  // namespace turnwright::cli
