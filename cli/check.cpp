// turnwright check: reads card files as the game would, and tells every mistake at once.
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>

#include "cli/commands.h"
#include "games/wtactics/cards.h"
#include "games/wtactics/constants.h"
#include "lab/outside.h"

namespace turnwright::cli {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> files_of(const std::vector<std::string>& paths) {
  std::vector<std::string> files;
  for (const std::string& path : paths) {
    std::error_code none;
    if (!fs::exists(path, none)) throw UsageError("there is no file or folder " + path);
    if (!fs::is_directory(path, none)) {
      files.push_back(path);
      continue;
    }
    const std::vector<std::string> inside = files_below(path);
    files.insert(files.end(), inside.begin(), inside.end());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string counted(std::size_t count, std::string_view one) {
  return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

}  // namespace

int check(const CheckOptions& options) {
  const wtactics::CardTexts shipped = wtactics::shipped_texts();
  wtactics::CardTexts texts{shipped.phrases, shipped.factions, {}, shipped.cards};
  language::Diagnostics wrong;
  std::size_t files = 0;
  for (const std::string& path : files_of(options.paths)) {
    const std::string name = fs::path(path).filename().string();
    const language::SourceText source{path, read_file(path)};
    ++files;
    if (name.starts_with("phrases.")) {
      texts.phrases = source;
    } else if (name == "factions.toml") {
      texts.factions = source;
    } else if (name == "constants.toml") {
      if (auto constants = wtactics::load_constants(source); !constants) wrong = constants.error();
    } else if (name.ends_with(".toml")) {
      texts.cards.push_back(source);
    } else {
      --files;
    }
  }
  if (files == 0) throw UsageError("nothing to check: a card file is named SOMETHING.toml");
  const auto set = wtactics::load_cards(texts);
  if (!set) wrong.insert(wrong.end(), set.error().begin(), set.error().end());
  fmt::print("{}", language::to_text(wrong));
  if (!wrong.empty()) {
    fmt::print("{}\n", counted(wrong.size(), "mistake"));
    return 1;
  }
  fmt::print("{}: {} and {}, no mistake\n", counted(files, "file"),
             counted(set->cards.size(), "card"), counted(set->quests.size(), "quest"));
  return 0;
}

}  // namespace turnwright::cli
