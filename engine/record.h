// A game as text that can be kept, read by people, and played again to the same bytes (docs/record.md).
// Rolls and hashes belong to the authority until the game is over: a state hash gives away a small secret.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match.h"

namespace turnwright {

struct Record {
  struct Row {
    std::vector<Seat> resigned;  // not empty: a resignation
    Seat seat = kNobody;
    std::string text;
    std::vector<Roll> rolls;
    std::uint64_t hash = 0;
    int line = 0;  // of the file
  };

  std::string game;
  std::uint32_t rules_version = 0;
  std::uint32_t layout = 0;
  std::uint64_t content = 0;         // hash of the game's cards, units, maps; 0 where it has none
  std::vector<std::string> options;  // `key = value`
  Names names;
  std::string commitment;  // SHA-256 of the seed, published at the start; empty: no live dice
  std::string seed;        // revealed at the end, or kept by the authority to go on; hexadecimal
  Row start;               // its rolls and hash
  std::vector<Row> rows;
  std::vector<std::int32_t> scores;  // empty: not over
};

// Where a file is wrong and what would be right.
struct Problem {
  int line = 0;  // 0: the file as a whole
  std::string text;
  std::string place() const {
    return line == 0 ? text : "line " + std::to_string(line) + ": " + text;
  }
};

Record make_record(const Match&, std::string commitment = {}, std::string seed = {});
std::string to_text(const Record&);
Result<Record, Problem> read_record(std::string_view text);
Result<Setup, Problem> setup_of(const Game&, const Record&);

// Plays a record again, step by step, and names the first thing that differs.
class Replay {
 public:
  // `game` is the one the record names. Nothing of `record` is kept but a copy.
  static Result<std::unique_ptr<Replay>, Problem> open(const Game& game, Record record);

  const Match& match() const { return *match_; }
  const Record& record() const { return record_; }
  std::size_t step() const { return match_->steps().size(); }
  bool at_end() const { return step() == record_.rows.size(); }
  // False under another layout of the state: then choices, rolls, asks and scores are checked alone.
  bool checks_hashes() const { return checks_hashes_; }

  std::optional<Problem> advance();  // one step
  std::optional<Problem> finish();   // all of them, and the scores
  // Goes on from here with other dice: to resume or to fork. The replay is used up.
  Match fork(Dice& dice) &&;

 private:
  explicit Replay(Record record) : record_(std::move(record)) {}
  std::optional<Problem> check_row(const Record::Row& row, std::uint64_t hash) const;

  Record record_;
  std::vector<Roll> rolls_;  // of the whole record
  std::unique_ptr<ReplayedDice> dice_;
  std::optional<Match> match_;
  std::size_t rolls_due_ = 0;
  bool checks_hashes_ = true;
};

}  // namespace turnwright
