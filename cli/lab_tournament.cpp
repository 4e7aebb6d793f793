// `turnwright lab tournament`: everybody against everybody.
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/contest.h"
#include "cli/interruptible.h"
#include "cli/progress.h"
#include "cli/resume.h"
#include "cli/tournament_json.h"
#include "cli/tournament_text.h"
#include "lab/report.h"

namespace turnwright::cli {

int lab_tournament(const TournamentOptions& said) {
  const bool resumes = !said.resume.empty();
  if (!resumes && said.game.name.empty())
    throw UsageError("say which game, or which file of results to --resume");
  const Json file = file_to_resume(said.resume);
  const TournamentOptions options =
      resumes ? reading(said.resume, [&] { return resumed(said, file); }) : said;
  const Tournament tournament = tournament_for(options, choose(options.game));
  TournamentResults results =
      resumes ? reading(said.resume, [&] { return results_in(file, tournament); })
              : nothing_played(tournament);

  const auto save = [&] {
    if (!options.results.empty())
      write_file(options.results, tournament_json(options, tournament, results).text(true) + "\n");
  };
  save();  // a file that cannot be written is told at once
  Pause pause;
  const Interruptible interruptible;
  const std::uint64_t all = tournament.games * tournament.grounds.size();
  ProgressBar bar(all, "games", results.games());
  const auto progress = [&](std::uint64_t finished) {
    bar.show(finished);
    return !interruptible.asked_to_stop();
  };
  const TournamentEnd end = play(tournament, results, progress, [&] {
    if (pause.is_over()) save();
  });
  bar.clear();
  save();
  if (!options.report.empty()) write_file(options.report, tournament_report(tournament, results));
  fmt::print("{}", tournament_text(tournament, results));
  if (end == TournamentEnd::kDecided)
    fmt::print("\n  every pair is decided after {} of {} games\n", results.games(), all);
  return how_it_ended(end == TournamentEnd::kStopped, results.games(), all, options,
                      results.sum().sums.unfinished);
}

}  // namespace turnwright::cli
