// Everything of TRTS that comes from files: factions, maps, constants, and the tables they come to.
#pragma once

#include <memory>
#include <span>

#include "games/content.h"
#include "games/trts/factions.h"
#include "games/trts/map.h"
#include "language/diagnostics.h"

namespace turnwright::trts {

struct Content {
  Tables tables;
  Constants constants;
  Sheets sheets;
  std::uint64_t hash = 0;
};
using SharedContent = std::shared_ptr<const Content>;

// The files below content/trts/: phrases.en, constants.toml, factions/*.toml, maps/*.toml. All mistakes are told at
// once; content with a mistake does not load.
Result<SharedContent, language::Diagnostics> load_content(std::span<const ContentFile>);
SharedContent shipped_content();

}  // namespace turnwright::trts
