#include "games/registry.h"

#include <array>
#include <vector>

#include "games/classics/classics.h"
#include "games/crowdcontrol/game.h"
#include "games/trts/game.h"
#include "games/wtactics/game.h"

namespace turnwright {

namespace {

struct Row {
  const Game& (*shipped)();
  // Nothing: the game has no content.
  Result<std::unique_ptr<Game>> (*from)(std::span<const ContentFile>) = nullptr;
};

constexpr Row kRows[] = {
    {tic_tac_toe},
    {connect_four},
    {kuhn_poker},
    {leduc_poker},
    {goofspiel},
    {wtactics_game, wtactics_from},
    {crowdcontrol_game, crowdcontrol_from},
    {trts_game, trts_from},
};

}  // namespace

std::span<const Game* const> all_games() {
  static const auto kGames = [] {
    std::array<const Game*, std::size(kRows)> games{};
    for (std::size_t i = 0; i < games.size(); ++i) games[i] = &kRows[i].shipped();
    return games;
  }();
  return kGames;
}

Result<const Game*> find_game(std::string_view name) {
  std::vector<std::string_view> known;
  for (const Game* game : all_games()) {
    if (game->about().name == name) return game;
    known.push_back(game->about().name);
  }
  const std::string hint = did_you_mean(name, known);
  return Failure{"no game is called " + quoted(name) +
                 (hint.empty() ? "; \"turnwright games\" lists them" : hint)};
}

Result<std::unique_ptr<Game>> game_from(std::string_view name, std::span<const ContentFile> files) {
  if (const auto game = find_game(name); !game) return Failure{game.error()};
  for (const Row& row : kRows)
    if (row.shipped().about().name == name && row.from != nullptr) return row.from(files);
  return Failure{"this game has no content"};
}

}  // namespace turnwright
