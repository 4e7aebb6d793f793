#include "cli/live_game.h"

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/content.h"
#include "lab/outside.h"

namespace turnwright::cli {

namespace {

std::optional<Problem> compare(const Record::Row& row, const std::vector<Roll>& fell,
                               const Names& names) {
  if (fell == row.rolls) return std::nullopt;
  return Problem{row.line, fmt::format("the record has the rolls {}, its seed gives {}",
                                       rolls_text(row.rolls, names), rolls_text(fell, names))};
}

std::optional<Refusal> play_row(Match& match, const Record::Row& row) {
  if (row.resigned.empty()) return match.submit_text(row.seat, row.text);
  SeatMask seats = 0;
  for (Seat seat : row.resigned) seats |= only(seat);
  return match.resign(seats);
}

}  // namespace

Record LiveGame::record() const {
  return make_record(match, fair::commitment(seed), fair::to_hex(seed));
}

LiveGame start_live(const Game& game, const Setup& setup, const Names& names,
                    const fair::Seed& seed) {
  auto dice = std::make_unique<fair::LiveDice>(seed);
  auto match = Match::start(game, setup, names, *dice);
  if (!match) throw UsageError(match.error());
  return {seed, std::move(dice), std::move(*match), true, {}};
}

Result<LiveGame, Problem> rerun(const Game& game, const Record& record) {
  const auto seed = fair::seed_from_hex(record.seed);
  if (!seed) return Failure{Problem{0, seed.error()}};
  if (!record.commitment.empty() && record.commitment != fair::commitment(*seed))
    return Failure{Problem{0, "the seed is not the one that was committed to at the start"}};
  const auto setup = setup_of(game, record);
  if (!setup) return Failure{setup.error()};
  LiveGame live = start_live(game, *setup, record.names, *seed);
  if (auto problem = compare(record.start, live.match.start_rolls(), record.names))
    return Failure{*problem};
  for (const Record::Row& row : record.rows) {
    if (const auto refused = play_row(live.match, row))
      return Failure{Problem{row.line, refused->sentence}};
    if (auto problem = compare(row, live.match.steps().back().rolls, record.names))
      return Failure{*problem};
  }
  return live;
}

Record load_record(const std::string& file) {
  auto record = read_record(read_file(file));
  if (!record) throw UsageError(in_file(file, record.error()));
  return std::move(*record);
}

const Game& game_of(const std::string& file, const Record& record, const std::string& content) {
  constexpr int kLine = 2;  // where a record names its game
  const auto game = find_game_in(content, record.game);
  if (!game) throw UsageError(in_file(file, {kLine, game.error()}));
  return **game;
}

std::string in_file(const std::string& file, const Problem& problem) {
  return problem.line == 0 ? fmt::format("{}: {}", file, problem.text)
                           : fmt::format("{}:{}: {}", file, problem.line, problem.text);
}

std::string rolls_text(const std::vector<Roll>& rolls, const Names& names) {
  std::string text;
  for (const Roll& roll : rolls)
    text +=
        fmt::format("{}{} {}/{}", text.empty() ? "" : ", ",
                    roll.stream == kTable ? "table" : names[roll.stream], roll.value, roll.sides);
  return text.empty() ? "none" : text;
}

}  // namespace turnwright::cli
