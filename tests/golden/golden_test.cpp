// Games that were played once and must come out the same for ever. A record is added by putting it into this folder
// (turnwright simulate GAME --games 1 --record DIR). A change of the rules that alters one of them raises the
// rules version or the layout of the game and makes its records anew.
#include <filesystem>
#include <set>

#include "engine/record.h"
#include "games/registry.h"
#include "lab/outside.h"
#include "tests/test.h"

using namespace turnwright;

namespace {

std::vector<std::string> golden_records() {
  std::vector<std::string> paths;
  for (const auto& file : std::filesystem::directory_iterator(SOURCE_DIR "/tests/golden"))
    if (file.path().extension() == ".record") paths.push_back(file.path().string());
  return paths;
}

}  // namespace

TEST_CASE("every golden record replays to the same hashes and scores") {
  for (const std::string& path : golden_records()) {
    CAPTURE(path);
    const std::string text = read_file(path);
    const auto record = read_record(text);
    REQUIRE(record.ok());
    EXPECT(to_text(*record) == text);
    const auto game = find_game(record->game);
    REQUIRE(game.ok());
    EXPECT(record->layout == (*game)->about().layout);  // else the hashes are not looked at
    const auto replay = Replay::open(**game, *record);
    const std::string trouble = replay ? "" : replay.error().place();
    REQUIRE(trouble == "");
    const auto problem = (*replay)->finish();
    EXPECT((problem ? problem->place() : "") == "");
    EXPECT((*replay)->match().over());
    EXPECT(to_text(make_record((*replay)->match())) == text);
  }
}

TEST_CASE("every game has golden records") {
  std::set<std::string> played;
  for (const std::string& path : golden_records())
    if (const auto record = read_record(read_file(path))) played.insert(record->game);
  for (const Game* game : all_games()) {
    INFO("tests/golden has no record of " << game->about().name);
    EXPECT(played.count(std::string(game->about().name)) == 1);
  }
}
