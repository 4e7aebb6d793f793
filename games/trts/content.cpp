#include "games/trts/content.h"

#include "games/trts/hints.h"

namespace turnwright::trts {

using language::Diagnostics;

Result<SharedContent, Diagnostics> load_content(std::span<const ContentFile> files) {
  const GameFiles mine("trts", files);
  const auto constants = load_constants(mine.file("constants.toml"));
  if (!constants) return Failure{constants.error()};
  auto factions = load_factions({mine.file("phrases.en"), mine.folder("factions")}, *constants);
  auto maps = load_maps(mine.folder("maps"), *constants);
  if (!factions || !maps) {
    Diagnostics wrong = factions ? Diagnostics() : factions.error();
    if (!maps) wrong.insert(wrong.end(), maps.error().begin(), maps.error().end());
    return Failure{std::move(wrong)};
  }
  for (PieceType& type : factions->tables.types) type.worth = worth_of_type(type);
  count_openings(factions->tables);
  factions->tables.maps = *std::move(maps);
  return SharedContent(std::make_shared<Content>(
      Content{std::move(factions->tables), *constants, std::move(factions->sheets), mine.hash()}));
}

SharedContent shipped_content() {
  static const SharedContent kContent = must_load(load_content(all_content()));
  return kContent;
}

}  // namespace turnwright::trts
