#include "cli/content.h"

#include <filesystem>
#include <map>
#include <utility>

#include "games/registry.h"
#include "lab/outside.h"

namespace turnwright::cli {

namespace {

Result<std::unique_ptr<Game>> read_game(const std::string& folder, std::string_view name) {
  std::vector<std::pair<std::string, std::string>> texts;  // by path below the folder
  for (const std::string& path : files_below(folder))
    texts.emplace_back(std::filesystem::path(path).lexically_relative(folder).generic_string(),
                       read_file(path));
  std::vector<ContentFile> files;
  for (const auto& [path, text] : texts) files.push_back({path, text});
  auto game = game_from(name, files);
  if (game) return game;
  // A sentence, or the mistakes of the files in rows of their own.
  const std::string error(trimmed(game.error()));
  return Failure{folder + (error.find('\n') == std::string::npos ? ": " : ":\n") + error};
}

}  // namespace

Result<const Game*> find_game_in(const std::string& folder, std::string_view name) {
  if (folder.empty()) return find_game(name);
  static std::map<std::pair<std::string, std::string>, std::unique_ptr<const Game>> made;
  std::unique_ptr<const Game>& kept = made[{folder, std::string(name)}];
  if (kept == nullptr) {
    auto game = read_game(folder, name);
    if (!game) return Failure{game.error()};
    kept = std::move(*game);
  }
  return kept.get();
}

}  // namespace turnwright::cli
