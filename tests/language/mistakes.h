// Golden mistakes: each .toml file of a folder is wrong, and what is said about it is the .expected text beside it, word
// for word and column for column.
#pragma once

#include <filesystem>
#include <functional>

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

// Of a Result.
inline language::Diagnostics wrong_with(const auto& loaded) {
  return loaded.ok() ? language::Diagnostics() : loaded.error();
}

}  // namespace turnwright
