// turnwright check: reads files of cards, decks, factions and maps as the game would, and tells every mistake at once.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <thread>

#include "cli/check.h"
#include "cli/commands.h"
#include "cli/interruptible.h"
#include "lab/outside.h"

namespace turnwright::cli {
namespace {

namespace fs = std::filesystem;

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

const std::vector<CheckedGame>& games_with_cards() {
  // A faction of TRTS has tables of its own, and one that WTactics has too: so it is asked first.
  static const std::vector<CheckedGame> kGames{crowdcontrol_files(), trts_files(),
                                               wtactics_files()};
  return kGames;
}

// The innermost folder of its path that is named after a game; empty: there is none.
std::string_view game_of_folder(const std::string& file) {
  const fs::path folders = fs::path(file).parent_path();
  std::string_view innermost;
  for (const fs::path& folder : folders)
    for (const CheckedGame& game : games_with_cards())
      if (folder == game.name) innermost = game.name;
  return innermost;
}

// The folder that a file is in may be named after its game; else its tables tell.
bool belongs_to(const CheckedGame& game, const language::SourceText& source,
                const std::vector<language::Entry>& entries) {
  if (const auto name = game_of_folder(source.file); !name.empty()) return name == game.name;
  return std::any_of(entries.begin(), entries.end(), [&](const language::Entry& entry) {
    return std::find(game.tables.begin(), game.tables.end(), entry.table) != game.tables.end() ||
           (entry.table == "deck" && entry.find(game.deck_field));
  });
}

// What is said of a file that belongs to no game.
language::Diagnostic of_no_game(const language::SourceText& source,
                                const std::vector<language::Entry>& entries) {
  if (entries.empty() || entries[0].table == "constants")
    return {{source.file, 1, 1},
            "L011",
            "it cannot be told of which game this file is",
            {"put it with cards, or in a folder named after the game"}};
  std::vector<std::string> known;
  for (const CheckedGame& game : games_with_cards())
    known.insert(known.end(), game.tables.begin(), game.tables.end());
  std::vector<std::string> notes;
  for (const std::string& near : language::nearest(entries[0].table, known))
    notes.push_back("did you mean: [[" + near + "]]");
  return {entries[0].place, "L011", "there are no cards of the kind \"" + entries[0].table + "\"",
          std::move(notes)};
}

struct Sorted {
  std::vector<std::vector<language::SourceText>> of_game;  // by its place among the games
  language::Diagnostics wrong;
};

Sorted sorted_by_game(const std::vector<std::string>& files) {
  const std::vector<CheckedGame>& games = games_with_cards();
  Sorted sorted{std::vector<std::vector<language::SourceText>>(games.size()), {}};
  std::vector<std::pair<language::SourceText, language::Diagnostic>> homeless;
  for (const std::string& path : files) {
    language::SourceText source{path, read_file(path)};
    std::vector<language::Entry> entries;
    if (path.ends_with(".toml")) {
      const auto read = language::read_card_file(source);
      if (!read) {
        sorted.wrong.insert(sorted.wrong.end(), read.error().begin(), read.error().end());
        continue;
      }
      entries = *read;
    }
    const auto game = std::find_if(games.begin(), games.end(), [&](const CheckedGame& one) {
      return belongs_to(one, source, entries);
    });
    if (game != games.end()) {
      sorted.of_game[static_cast<std::size_t>(game - games.begin())].push_back(std::move(source));
    } else {
      language::Diagnostic told = of_no_game(source, entries);
      homeless.emplace_back(std::move(source), std::move(told));
    }
  }
  // What tells nothing by itself goes with the rest, if that is all of one game.
  const auto has_files = [](const auto& of) { return !of.empty(); };
  const auto only = std::find_if(sorted.of_game.begin(), sorted.of_game.end(), has_files);
  const bool is_one = std::count_if(sorted.of_game.begin(), sorted.of_game.end(), has_files) == 1;
  for (auto& [source, told] : homeless) {
    if (is_one)
      only->push_back(std::move(source));
    else
      sorted.wrong.push_back(std::move(told));
  }
  return sorted;
}

// Tells what is wrong, or that nothing is. Was it nothing?
bool check_files(const std::vector<std::string>& files) {
  const Sorted sorted = sorted_by_game(files);
  std::size_t mistakes = sorted.wrong.size();
  std::vector<std::string> found;
  fmt::print("{}", language::to_text(sorted.wrong));
  for (std::size_t i = 0; i < sorted.of_game.size(); ++i) {
    if (sorted.of_game[i].empty()) continue;
    const CheckedGame& game = games_with_cards()[i];
    const Checked checked = game.check(sorted.of_game[i]);
    mistakes += checked.wrong.size();
    fmt::print("{}{}", language::to_text(checked.wrong), language::to_text(checked.warnings));
    if (checked.decks_have_to_wait) fmt::print("decks are checked when the cards are fine\n");
    found.push_back(std::string(game.name) + ": " + checked.found);
  }
  if (mistakes > 0) {
    fmt::print("{}\n", counted(mistakes, "mistake"));
    return false;
  }
  for (const std::string& one : found) fmt::print("{}: fine\n", one);
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

std::string counted(std::size_t count, std::string_view one) {
  return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

std::string file_name(std::string_view path) { return fs::path(path).filename().string(); }

int check(const CheckOptions& options) {
  if (options.watch) return watch(options.paths);
  return check_files(files_of(options.paths)) ? 0 : 1;
}

}  // namespace turnwright::cli
