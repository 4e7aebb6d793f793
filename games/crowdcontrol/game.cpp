#include "games/crowdcontrol/game.h"

#include "engine/game_of.h"
#include "games/crowdcontrol/rules.h"

namespace turnwright {

const Game& crowdcontrol_game() {
  static const GameOf<crowdcontrol::CrowdControl> kGame(crowdcontrol::shipped_content());
  return kGame;
}

Result<std::unique_ptr<Game>> crowdcontrol_from(std::span<const ContentFile> files) {
  auto content = crowdcontrol::load_content(files);
  if (content)
    return std::unique_ptr<Game>(std::make_unique<GameOf<crowdcontrol::CrowdControl>>(*content));
  std::string all;
  for (const language::Diagnostic& one : content.error())
    all += (all.empty() ? "" : "\n") + to_text(one);
  return Failure{std::move(all)};
}

}  // namespace turnwright
