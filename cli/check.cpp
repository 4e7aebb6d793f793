// turnwright check: reads files of cards and decks as the game would, and tells every mistake at once.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <thread>

#include "cli/commands.h"
#include "cli/interruptible.h"
#include "games/wtactics/decks.h"
#include "games/wtactics/limits.h"
#include "lab/outside.h"

namespace turnwright::cli {
namespace {

namespace fs = std::filesystem;
using wtactics::CardSet;

constexpr std::chrono::milliseconds kPause{300};  // between two looks at the files

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
  std::erase_if(files, [](const std::string& file) {
    return !file.ends_with(".toml") && !fs::path(file).filename().string().starts_with("phrases.");
  });
  if (files.empty())
    throw UsageError("nothing to check: a file of cards or decks is named SOMETHING.toml");
  std::sort(files.begin(), files.end());
  return files;
}

std::string counted(std::size_t count, std::string_view one) {
  return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

// What is under check, and the shipped files where there is none in their place.
struct Sources {
  wtactics::CardTexts texts;
  wtactics::Constants constants;
  std::vector<language::SourceText> decks;
  language::Diagnostics wrong;
};

Sources read(const std::vector<std::string>& files) {
  const wtactics::CardTexts shipped = wtactics::shipped_texts();
  Sources sources{{shipped.phrases, shipped.factions, {}, shipped.cards},
                  wtactics::shipped_constants(),
                  {},
                  {}};
  for (const std::string& path : files) {
    const std::string name = fs::path(path).filename().string();
    language::SourceText source{path, read_file(path)};
    if (name.starts_with("phrases.")) {
      sources.texts.phrases = std::move(source);
    } else if (name == "factions.toml") {
      sources.texts.factions = std::move(source);
    } else if (name == "constants.toml") {
      if (auto constants = wtactics::load_constants(source))
        sources.constants = *constants;
      else
        sources.wrong = constants.error();
    } else if (wtactics::holds_decks(source)) {
      sources.decks.push_back(std::move(source));
    } else {
      sources.texts.cards.push_back(std::move(source));
    }
  }
  return sources;
}

// Adds the shipped cards and quests in whose place `set` has none. Only for decks, which ask for names, factions
// and loyalty: the programs of the two belong to lexicons of their own. A set that leaves no room stands alone.
CardSet with_shipped(CardSet set) {
  const CardSet& shipped = wtactics::shipped_cards();
  const auto is_in = [](const auto& all, const auto& one) {
    return std::any_of(all.begin(), all.end(), [&](const auto& other) {
      return other.name == one.name || other.number == one.number;
    });
  };
  const std::size_t cards = set.cards.size() + shipped.cards.size();
  const std::size_t quests = set.quests.size() + shipped.quests.size();
  if (cards > wtactics::kMostCards || quests > wtactics::kMostQuests) return set;
  for (const wtactics::Card& card : shipped.cards) {
    if (is_in(set.cards, card)) continue;
    set.cards.push_back(card);
    const wtactics::Faction& faction = shipped.factions[card.faction];
    const auto found = std::find_if(set.factions.begin(), set.factions.end(),
                                    [&](const auto& one) { return one.name == faction.name; });
    set.cards.back().faction = static_cast<std::uint8_t>(found - set.factions.begin());
    if (found == set.factions.end()) set.factions.push_back(faction);
  }
  for (const wtactics::Quest& quest : shipped.quests)
    if (!is_in(set.quests, quest)) set.quests.push_back(quest);
  return set;
}

// Tells what is wrong, or that nothing is. Was it nothing?
bool check_files(const std::vector<std::string>& files) {
  Sources sources = read(files);
  language::Diagnostics& wrong = sources.wrong;
  const auto add = [&wrong](const language::Diagnostics& more) {
    wrong.insert(wrong.end(), more.begin(), more.end());
  };
  const auto set = wtactics::load_cards(sources.texts);
  if (!set) add(set.error());
  std::size_t decks = 0;
  if (set && !sources.decks.empty()) {
    const auto loaded = wtactics::load_decks(with_shipped(*set), sources.constants, sources.decks);
    if (loaded)
      decks = loaded->size();
    else
      add(loaded.error());
  }
  fmt::print("{}", language::to_text(wrong));
  if (!set && !sources.decks.empty()) fmt::print("decks are checked when the cards are fine\n");
  if (!wrong.empty()) {
    fmt::print("{}\n", counted(wrong.size(), "mistake"));
    return false;
  }
  fmt::print("{}, {}, {}: fine\n", counted(set->cards.size(), "card"),
             counted(set->quests.size(), "quest"), counted(decks, "deck"));
  return true;
}

// By what a change is noticed.
struct Stamp {
  std::string file;
  fs::file_time_type written;
  std::uintmax_t size;
  friend bool operator==(const Stamp&, const Stamp&) = default;
};

std::vector<Stamp> stamps_of(const std::vector<std::string>& files) {
  std::vector<Stamp> stamps;
  for (const std::string& file : files) {
    std::error_code none;  // gone since it was listed: the next look will tell
    stamps.push_back({file, fs::last_write_time(file, none), fs::file_size(file, none)});
  }
  return stamps;
}

int watch(const std::vector<std::string>& paths) {
  const Interruptible interruptible;
  std::vector<Stamp> last;
  files_of(paths);  // what is not there at the start is bad usage; later it may be on its way
  while (!interruptible.asked_to_stop()) {
    try {
      const std::vector<std::string> files = files_of(paths);
      if (std::vector<Stamp> now = stamps_of(files); now != last) {
        last = std::move(now);
        fmt::print("== {} (Ctrl-C ends)\n", counted(files.size(), "file"));
        check_files(files);
      }
    } catch (const std::runtime_error& gone) {
      if (!last.empty()) fmt::print("{}\n", gone.what());
      last.clear();
    }
    std::fflush(stdout);
    std::this_thread::sleep_for(kPause);
  }
  return 0;
}

}  // namespace

int check(const CheckOptions& options) {
  if (options.watch) return watch(options.paths);
  return check_files(files_of(options.paths)) ? 0 : 1;
}

}  // namespace turnwright::cli
