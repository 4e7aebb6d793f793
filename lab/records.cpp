#include "lab/records.h"

#include <filesystem>

#include "engine/dice.h"
#include "engine/record.h"
#include "lab/outside.h"

namespace turnwright {

namespace {

// Plays the same choices with the same dice in a match of its own, which writes them down.
class RecordKeeper final : public Onlooker {
 public:
  RecordKeeper(const Experiment& experiment, std::uint64_t index, std::string path)
      : path_(std::move(path)),
        dice_(game_seed(experiment, index)),
        match_(Match::start(experiment.game, game_setup(experiment, index),
                            names_for(static_cast<int>(experiment.seats())), dice_)) {
    CHECK(match_.ok(), "a simulated game cannot be started again");
  }

  void sees(const Position&, Seat seat, const ChoiceList&, const Choice& chosen) override {
    const auto refused = match_->submit(seat, chosen);
    CHECK(!refused, "a simulated game cannot be played again");
  }
  void sees_end(const Position& end) override {
    CHECK(match_->position() == end, "a simulated game ends otherwise when it is played again");
    write_file(path_, to_text(make_record(*match_)));
  }

 private:
  std::string path_;
  FastDice dice_;
  Result<Match> match_;
};

std::string file_name(const Game& game, std::uint64_t index) {
  std::string number = std::to_string(index);
  if (number.size() < 6) number.insert(0, 6 - number.size(), '0');
  return std::string(game.about().name) + "-" + number + ".record";
}

}  // namespace

MakeOnlooker record_keeper(const Experiment& experiment, const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (!std::filesystem::is_directory(folder)) {
    const bool is_there = std::filesystem::exists(folder);
    throw OutsideError("records cannot be written to " + folder + ": " +
                       (is_there ? "it is a file, not a folder" : error.message()));
  }
  return [&experiment, folder](std::uint64_t index) {
    const auto path = std::filesystem::path(folder) / file_name(experiment.game, index);
    return std::make_unique<RecordKeeper>(experiment, index, path.string());
  };
}

}  // namespace turnwright
