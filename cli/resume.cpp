#include "cli/resume.h"

#include <fmt/format.h>

#include "cli/tournament_json.h"

namespace turnwright::cli {

Json file_to_resume(const std::string& path) {
  if (path.empty()) return {};
  const std::string text = read_file(path);
  return reading(path, [&] { return Json::read(text); });
}

TournamentOptions resumed(const TournamentOptions& said, const Json& tournament) {
  if (!said.game.name.empty() || !said.game.set.empty() || !said.bots.empty() ||
      !said.pairs.empty() || !said.among.empty() || !said.over.empty() || said.seed)
    throw UsageError(
        "what is played is in the file that --resume names; say only how many --games");
  TournamentOptions asked = asked_in(tournament);
  asked.game.content = said.game.content;
  if (said.games) asked.games = said.games;
  if (said.sprt) asked.sprt = said.sprt;
  asked.threads = said.threads;
  asked.results = said.results.empty() ? said.resume : said.results;
  asked.report = said.report;
  return asked;
}

bool Pause::is_over() {
  constexpr auto kLength = std::chrono::seconds(10);
  const auto now = std::chrono::steady_clock::now();
  if (now - began_ < kLength) return false;
  began_ = now;
  return true;
}

int how_it_ended(bool stopped, std::uint64_t played, std::uint64_t all,
                 const TournamentOptions& options, std::uint64_t unfinished) {
  if (stopped)
    fmt::print(stderr, "turnwright: stopped after {} of {} games{}\n", played, all,
               options.results.empty() ? "" : "; go on with --resume " + options.results);
  if (unfinished > 0)
    fmt::print(stderr, "turnwright: {} games went beyond their bounds\n", unfinished);
  return stopped || unfinished > 0 ? 1 : 0;
}

}  // namespace turnwright::cli
