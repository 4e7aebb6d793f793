// Golden mistakes: each .toml file of a folder is wrong, and what is said about it is the .expected text beside it, word
// for word and column for column.
#pragma once

#include <filesystem>
#include <functional>

#include "engine/dice.h"
#include "lab/outside.h"
#include "language/cards_file.h"
#include "tests/test.h"

namespace turnwright {

// `told`: what is wrong with a file; nothing, if nothing is.
inline void expect_told(const std::string& folder, int least,
                        const std::function<language::Diagnostics(language::SourceText)>& told) {
  namespace fs = std::filesystem;
  int files = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(SOURCE_DIR "/tests/" + folder)) {
    if (entry.path().extension() != ".toml") continue;
    ++files;
    const std::string name = entry.path().filename().string();
    INFO(name);
    const std::string text = language::to_text(told({name, read_file(entry.path().string())}));
    EXPECT(text == read_file(fs::path(entry.path()).replace_extension(".expected").string()));
    EXPECT(!text.empty());
  }
  EXPECT(files >= least);
}

// The text with `rounds` times four bytes or stretches of it changed or gone, each time of what was there at first.
inline void for_each_damaged(const std::string& text, int rounds,
                             const std::function<void(const std::string&)>& read) {
  FastDice dice(3);
  const auto roll = [&dice](std::size_t sides) {
    return dice.roll(kTable, static_cast<std::uint32_t>(sides));
  };
  for (int round = 0; round < rounds; ++round) {
    std::string damaged = text;
    for (int changes = 0; changes < 4; ++changes) {
      const std::size_t at = roll(damaged.size());
      if (roll(2) == 0)
        damaged[at] = static_cast<char>(roll(256));
      else
        damaged.erase(at, roll(20));
    }
    read(damaged);
  }
}

// Of a Result.
inline language::Diagnostics wrong_with(const auto& loaded) {
  return loaded.ok() ? language::Diagnostics() : loaded.error();
}

}  // namespace turnwright
