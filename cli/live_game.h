// A match on live dice with the seed they come from: started anew, or gone on with from a saved game.
#pragma once

#include <memory>
#include <string>

#include "engine/record.h"
#include "fair/live_dice.h"

namespace turnwright::cli {

struct LiveGame {
  fair::Seed seed;
  std::unique_ptr<fair::LiveDice> dice;
  Match match;
  bool has_record = true;  // not if it began at a position
  std::string cards{};     // its own, besides those of the game

  Record record() const;  // with commitment and seed
};

// Throws a UsageError where setup and names do not fit.
LiveGame start_live(const Game&, const Setup&, const Names&, const fair::Seed&);

// Plays a record again on the dice of its seed and compares every roll. Requires that the record has a seed
// and that it replays (engine/record.h).
Result<LiveGame, Problem> rerun(const Game&, const Record&);

// A record from a file, and the game it names, made of the files in `content` if that is not empty. What is wrong with them is a UsageError `FILE:LINE: …`.
Record load_record(const std::string& file);
const Game& game_of(const std::string& file, const Record&, const std::string& content);
std::string in_file(const std::string& file, const Problem&);

std::string rolls_text(const std::vector<Roll>&, const Names&);  // `Ann 2/3, table 0/6`, `none`

}  // namespace turnwright::cli
