#include "cli/verify.h"

#include <fmt/format.h>

#include <iostream>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/live_game.h"

namespace turnwright::cli {

namespace {

struct Verdict {
  std::optional<Problem> problem;
  bool checks_hashes = true;
  bool checks_dice = false;
};

Verdict examine(const std::string& file, const Game& game, const Record& record) {
  Verdict verdict;
  auto replay = Replay::open(game, record);
  if (!replay) {
    // A start that differs is a difference; what makes the whole file unplayable here is not.
    if (replay.error().line == 0) throw UsageError(in_file(file, replay.error()));
    verdict.problem = replay.error();
    return verdict;
  }
  verdict.checks_hashes = (*replay)->checks_hashes();
  verdict.problem = (*replay)->finish();
  verdict.checks_dice = !record.seed.empty();
  if (verdict.problem || !verdict.checks_dice) return verdict;
  if (const auto live = rerun(game, record); !live) verdict.problem = live.error();
  return verdict;
}

std::size_t count_rolls(const Record& record) {
  std::size_t rolls = record.start.rolls.size();
  for (const Record::Row& row : record.rows) rolls += row.rolls.size();
  return rolls;
}

void print_line(const std::string& file, const Record& record, const Verdict& verdict) {
  if (verdict.problem) {
    std::cout << in_file(file, *verdict.problem) << '\n';
    return;
  }
  const std::string hashes = verdict.checks_hashes
                                 ? fmt::format("{} hashes", record.rows.size() + 1)
                                 : "scores (hashes of another layout are not compared)";
  const std::string_view dice = verdict.checks_dice && !record.commitment.empty()
                                    ? "the rolls come from the seed, which fits its commitment"
                                : verdict.checks_dice
                                    ? "the rolls come from the seed, which nothing was committed to"
                                    : "the seed is not in the record, so the dice were not checked";
  std::cout << fmt::format("{}: {} steps, {} rolls and {} agree; {}{}\n", file, record.rows.size(),
                           count_rolls(record), hashes, dice,
                           record.scores.empty() ? "; the game is not over" : "");
}

void print_json(const std::string& file, const Record& record, const Verdict& verdict) {
  Json result = {{"file", file},
                 {"agrees", !verdict.problem},
                 {"steps", record.rows.size()},
                 {"rolls", count_rolls(record)},
                 {"hashes_compared", verdict.checks_hashes},
                 {"dice_checked", verdict.checks_dice},
                 {"over", !record.scores.empty()}};
  if (verdict.problem) {
    result.set("line", verdict.problem->line).set("difference", verdict.problem->text);
  }
  std::cout << result.text() << '\n';
}

}  // namespace

int verify(const std::string& file, const Game& game, const Record& record, bool json) {
  const Verdict verdict = examine(file, game, record);
  if (json)
    print_json(file, record, verdict);
  else
    print_line(file, record, verdict);
  return verdict.problem ? 1 : 0;
}

}  // namespace turnwright::cli
