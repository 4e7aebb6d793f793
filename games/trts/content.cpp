#include "games/trts/content.h"

#include "engine/hash.h"

namespace turnwright::trts {
namespace {

using language::Diagnostics;
using language::SourceText;

std::uint64_t add_to_hash(std::uint64_t hash, std::string_view text) {
  return hash_bytes(std::as_bytes(std::span(text)), hash);
}

}  // namespace

Result<SharedContent, Diagnostics> load_content(std::span<const ContentFile> files) {
  FactionTexts texts;
  SourceText numbers;
  std::vector<SourceText> maps;
  std::uint64_t hash = 0;
  for (const ContentFile& file : files) {
    const SourceText source{std::string(file.path), std::string(file.text)};
    if (file.path == "trts/phrases.en") {
      texts.phrases = source;
    } else if (file.path == "trts/constants.toml") {
      numbers = source;
    } else if (file.path.starts_with("trts/factions/")) {
      texts.factions.push_back(source);
    } else if (file.path.starts_with("trts/maps/")) {
      maps.push_back(source);
    } else {
      continue;
    }
    hash = add_to_hash(add_to_hash(hash, file.path), file.text);
  }
  const auto constants = load_constants(numbers);
  if (!constants) return Failure{constants.error()};
  auto factions = load_factions(texts, *constants);
  auto read_maps = load_maps(maps, *constants);
  if (!factions || !read_maps) {
    Diagnostics wrong = factions ? Diagnostics() : factions.error();
    if (!read_maps) wrong.insert(wrong.end(), read_maps.error().begin(), read_maps.error().end());
    return Failure{std::move(wrong)};
  }
  factions->tables.maps = *std::move(read_maps);
  return SharedContent(std::make_shared<Content>(
      Content{std::move(factions->tables), *constants, std::move(factions->sheets), hash}));
}

SharedContent shipped_content() {
  static const SharedContent kContent = [] {
    auto content = load_content(all_content());
    CHECK(content.ok(), "the shipped content has a mistake (turnwright check content tells)");
    return *content;
  }();
  return kContent;
}

}  // namespace turnwright::trts
