#include "games/content.h"

#include "engine/hash.h"

namespace turnwright {
namespace {

std::uint64_t add_to_hash(std::uint64_t hash, std::string_view text) {
  return hash_bytes(std::as_bytes(std::span(text)), hash);
}

}  // namespace

// What is neither a table nor a phrase file, as notes about them, is no content.
GameFiles::GameFiles(std::string_view game, std::span<const ContentFile> files)
    : folder_(std::string(game) + "/") {
  for (const ContentFile& file : files) {
    if (!file.path.starts_with(folder_)) continue;
    if (!file.path.ends_with(".toml") && !file.path.starts_with(folder_ + "phrases.")) continue;
    files_.push_back({std::string(file.path), std::string(file.text)});
    hash_ = add_to_hash(add_to_hash(hash_, file.path), file.text);
  }
}

language::SourceText GameFiles::file(std::string_view name) const {
  for (const language::SourceText& file : files_)
    if (file.file == folder_ + std::string(name)) return file;
  return {folder_ + std::string(name), {}};
}

std::vector<language::SourceText> GameFiles::folder(std::string_view name) const {
  std::vector<language::SourceText> inside;
  for (const language::SourceText& file : files_)
    if (file.file.starts_with(folder_ + std::string(name) + "/")) inside.push_back(file);
  return inside;
}

ContentProblems problems_in(std::string_view file, const language::Diagnostics& wrong) {
  ContentProblems problems;
  for (const language::Diagnostic& one : wrong) {
    const bool here = one.place.file == file;
    std::string sentence = one.sentence;
    for (const std::string& note : one.notes) sentence += "; " + note;
    problems.push_back(
        {here ? one.place.line : 0, here ? one.place.column : 0, std::move(sentence)});
  }
  return problems;
}

}  // namespace turnwright
