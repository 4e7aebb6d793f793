// The files of content/, as part of the program: it works from any directory.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/check.h"
#include "engine/content.h"
#include "language/cards_file.h"

namespace turnwright {

struct ContentFile {
  std::string_view path;  // below content/, as "wtactics/phrases.en"
  std::string_view text;
};

// In the order of their paths.
std::span<const ContentFile> all_content();

// The files of one game.
class GameFiles {
 public:
  GameFiles(std::string_view game, std::span<const ContentFile>);

  // By its name, as "phrases.en": empty, if it is not there. What must stand in it is then told as missing.
  language::SourceText file(std::string_view name) const;
  std::vector<language::SourceText> folder(std::string_view name) const;  // "cards"
  std::uint64_t hash() const { return hash_; }

 private:
  std::string folder_;
  std::vector<language::SourceText> files_;
  std::uint64_t hash_ = 0;
};
inline GameFiles shipped_files(std::string_view game) { return {game, all_content()}; }

// What comes of the files of the program itself.
template <class T>
T must_load(Result<T, language::Diagnostics> loaded) {
  CHECK(loaded.ok(), "the shipped content has a mistake (turnwright check content tells)");
  return *std::move(loaded);
}

// What is wrong with content, of which `file` is the part that was given here: problems elsewhere have no place.
ContentProblems problems_in(std::string_view file, const language::Diagnostics&);

}  // namespace turnwright
