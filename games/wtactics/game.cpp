#include "games/wtactics/game.h"

#include "engine/game_of.h"
#include "games/wtactics/rules.h"

namespace turnwright {

const Game& wtactics_game() {
  static const GameOf<wtactics::Wtactics> kGame(wtactics::shipped_content());
  return kGame;
}

Result<std::unique_ptr<Game>> wtactics_from(std::span<const ContentFile> files) {
  auto content = wtactics::load_content(files);
  if (content) return std::unique_ptr<Game>(std::make_unique<GameOf<wtactics::Wtactics>>(*content));
  std::string all;
  for (const language::Diagnostic& one : content.error())
    all += (all.empty() ? "" : "\n") + to_text(one);
  return Failure{std::move(all)};
}

}  // namespace turnwright
