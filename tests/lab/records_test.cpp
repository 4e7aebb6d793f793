#include "lab/records.h"

#include <filesystem>

#include "engine/record.h"
#include "games/registry.h"
#include "lab/in_order.h"
#include "lab/outside.h"
#include "tests/test.h"

using namespace turnwright;
namespace fs = std::filesystem;

namespace {

class Folder {
 public:
  Folder() : path_(fs::temp_directory_path() / "turnwright-records-XXXXXX") {
    std::string name = path_.string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path_ = name;
  }
  ~Folder() { fs::remove_all(path_); }
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

}  // namespace

TEST_CASE("the records of a simulation replay, whatever the number of threads") {
  const Folder folder;
  for (const Game* game : all_games()) {
    INFO(game->about().name);
    Experiment experiment{*game, game->setup(), {"greedy", "random"}, 12, 5, 3};
    const std::string at = (folder.path() / "new" / game->about().name).string();
    const Results results = simulate(experiment, record_keeper(experiment, at));
    EXPECT(results == simulate(experiment));
    std::uint64_t asks = 0;
    for (int i = 0; i < 12; ++i) {
      const std::string name =
          std::string(game->about().name) + (i < 10 ? "-00000" : "-0000") + std::to_string(i);
      const auto record = read_record(read_file(at + "/" + name + ".record"));
      REQUIRE(record.ok());
      asks += record->rows.size();
      auto replay = Replay::open(*game, *record);
      REQUIRE(replay.ok());
      const auto problem = (*replay)->finish();
      EXPECT_FALSE(problem);
    }
    EXPECT(asks == results.asks);
  }
}

TEST_CASE("records cannot be written into a file") {
  const Folder folder;
  const std::string file = (folder.path() / "file").string();
  write_file(file, "");
  const Game& game = *find_game("tic_tac_toe").value();
  const Experiment experiment{game, game.setup(), {"random", "random"}, 1, 1, 1};
  const std::string clear = "records cannot be written to " + file + ": it is a file, not a folder";
  DOCTEST_CHECK_THROWS_WITH_AS(record_keeper(experiment, file), clear.c_str(), OutsideError);
  DOCTEST_CHECK_THROWS_AS(record_keeper(experiment, file + "/below"), OutsideError);
}

TEST_CASE("texts are written in the order of their numbers") {
  std::string written;
  InOrder in_order([&](const std::string& text) { written += text; });
  in_order.add(2, "c");
  in_order.add(1, "b");
  EXPECT(written.empty());
  in_order.add(0, "a");
  EXPECT(written == "abc");
  in_order.add(3, "d");
  EXPECT(written == "abcd");
}
