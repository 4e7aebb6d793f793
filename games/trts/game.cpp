#include "games/trts/game.h"

#include "engine/game_of.h"
#include "games/trts/rules.h"

namespace turnwright {

const Game& trts_game() {
  static const GameOf<trts::Trts> kGame(trts::shipped_content());
  return kGame;
}

Result<std::unique_ptr<Game>> trts_from(std::span<const ContentFile> files) {
  auto content = trts::load_content(files);
  if (content) return std::unique_ptr<Game>(std::make_unique<GameOf<trts::Trts>>(*content));
  std::string all;
  for (const language::Diagnostic& one : content.error())
    all += (all.empty() ? "" : "\n") + to_text(one);
  return Failure{std::move(all)};
}

}  // namespace turnwright
