#include "cli/check.h"
#include "games/content.h"
#include "games/trts/factions.h"
#include "games/trts/map.h"

namespace turnwright::cli {
namespace {

bool is_map(const language::SourceText& source) {
  const auto entries = language::read_card_file(source);
  return entries.ok() && !entries->empty() &&
         (entries->front().table == "map" || entries->front().table == "area");
}

// A faction or a map needs no other; phrases and constants are the shipped ones where none takes their place.
Checked check_all(const std::vector<language::SourceText>& files) {
  Checked checked;
  const auto add = [&checked](const language::Diagnostics& more) {
    checked.wrong.insert(checked.wrong.end(), more.begin(), more.end());
  };
  trts::FactionTexts texts{shipped_files("trts").file("phrases.en"), {}};
  trts::Constants constants = trts::shipped_constants();
  std::vector<language::SourceText> maps;
  for (const language::SourceText& source : files) {
    const std::string name = file_name(source.file);
    if (name.starts_with("phrases.")) {
      texts.phrases = source;
    } else if (name == "constants.toml") {
      if (const auto read = trts::load_constants(source))
        constants = *read;
      else
        add(read.error());
    } else {
      (is_map(source) ? maps : texts.factions).push_back(source);
    }
  }
  const auto set = trts::load_factions(texts, constants);
  if (!set) add(set.error());
  const auto read_maps = trts::load_maps(maps, constants);
  if (!read_maps) add(read_maps.error());
  if (!checked.wrong.empty()) return checked;
  std::size_t units = 0, buildings = 0, upgrades = 0;
  for (const trts::Faction& faction : set->tables.factions) {
    units += faction.units.size();
    buildings += faction.buildings.size();
    upgrades += faction.upgrades.size();
  }
  checked.found = counted(set->tables.factions.size(), "faction") + ", " + counted(units, "unit") +
                  ", " + counted(buildings, "building") + ", " + counted(upgrades, "upgrade") +
                  ", " + counted(read_maps->size(), "map");
  return checked;
}

}  // namespace

CheckedGame trts_files() {
  return {"trts", {"unit", "building", "upgrade", "map", "area"}, {}, check_all};
}

}  // namespace turnwright::cli
