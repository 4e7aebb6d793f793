// `turnwright lab compare`: before and after a change of cards.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/changes.h"
#include "cli/commands.h"
#include "cli/comparison_text.h"
#include "cli/contest.h"
#include "cli/interruptible.h"
#include "cli/progress.h"
#include "cli/resume.h"
#include "cli/tournament_json.h"
#include "cli/tournament_text.h"
#include "games/registry.h"
#include "lab/report.h"

namespace turnwright::cli {

namespace {

constexpr std::string_view kFormat = "turnwright comparison 1";
constexpr std::uint64_t kStep = 256;  // games in one world before those in the other

// The one whose files differ.
std::string changed_game(const CompareOptions& options) {
  std::vector<std::string> changed;
  for (const Game* game : all_games()) {
    const std::string name(game->about().name);
    const auto has = [&](const std::string& folder) {
      return std::filesystem::is_directory(std::filesystem::path(folder) / name);
    };
    if (!has(options.before) || !has(options.after)) continue;
    const Changes changes = changes_between(options.before, options.after, name);
    if (!changes.names.empty() || !changes.files.empty()) changed.push_back(name);
  }
  if (changed.empty())
    throw UsageError(fmt::format("{} and {} do not differ in the files of any game", options.before,
                                 options.after));
  if (changed.size() > 1) {
    std::string list;
    for (const std::string& name : changed) list += (list.empty() ? "" : ", ") + name;
    throw UsageError("the files of several games differ; say which is meant: " + list);
  }
  return changed[0];
}

// One of the two worlds.
struct World {
  TournamentOptions options;
  Tournament tournament;
  TournamentResults results;
};

World world_in(const std::string& folder, TournamentOptions options) {
  options.game.content = folder;
  Tournament tournament = tournament_for(options, choose(options.game));
  TournamentResults nothing = nothing_played(tournament);
  return {std::move(options), std::move(tournament), std::move(nothing)};
}

// What only one of them has cannot be compared.
void keep_common(TournamentOptions& options, const std::string& before, const std::string& after) {
  std::vector<std::string> in_both;
  const World was = world_in(before, options), is = world_in(after, options);
  for (const Contender& one : was.tournament.league.contenders) {
    const auto& others = is.tournament.league.contenders;
    if (std::find(others.begin(), others.end(), one) != others.end() && !one.value.empty())
      in_both.push_back(one.value);
  }
  in_both.erase(std::unique(in_both.begin(), in_both.end()), in_both.end());
  options.among = in_both;
}

std::vector<std::string> changed_cards(const Changes& changes, const Game& before,
                                       const Game& after) {
  std::vector<std::string> cards;
  const auto was = before.card_names(), is = after.card_names();
  for (const std::string& name : changes.names)
    if (std::find(was.begin(), was.end(), name) != was.end() ||
        std::find(is.begin(), is.end(), name) != is.end())
      cards.push_back(name);
  return cards;
}

// Both worlds, and what follows from them.
class BeforeAndAfter {
 public:
  BeforeAndAfter(const CompareOptions& said, const TournamentOptions& options)
      : options_(options),
        before_(world_in(said.before, options)),
        after_(world_in(said.after, options)),
        changes_(changes_between(said.before, said.after, options.game.name)) {}

  void resume(const Json& file) {
    before_.results = results_in(file.at("before"), before_.tournament);
    after_.results = results_in(file.at("after"), after_.tournament);
  }

  // In turns, so that what was played can be compared whenever it is stopped, by false from `progress`.
  bool play_both(const Progress& progress) {
    const std::uint64_t games = before_.tournament.games;
    for (std::uint64_t until = 0; until < games;) {
      until = std::min(games, until + before_.tournament.whole_rounds(kStep));
      for (World* world : {&before_, &after_}) {
        const std::uint64_t others = played() - world->results.games();
        Tournament part = world->tournament;
        part.games = until;
        const auto end = play(part, world->results,
                              [&](std::uint64_t finished) { return progress(others + finished); });
        if (end == TournamentEnd::kStopped) return false;
      }
      if (pause_.is_over()) save();
    }
    return true;
  }

  std::uint64_t played() const { return before_.results.games() + after_.results.games(); }
  std::uint64_t all() const {
    return 2 * before_.tournament.games * before_.tournament.grounds.size();
  }
  std::uint64_t unfinished() const {
    return before_.results.sum().sums.unfinished + after_.results.sum().sums.unfinished;
  }

  void save() const {
    if (options_.results.empty()) return;
    const Json json = {
        {"format", kFormat},
        {"summary", comparison_json(before_.tournament.league, changes_, found())},
        {"before", tournament_json(before_.options, before_.tournament, before_.results)},
        {"after", tournament_json(after_.options, after_.tournament, after_.results)}};
    write_file(options_.results, json.text(true) + "\n");
  }
  void report() const {
    if (!options_.report.empty())
      write_file(options_.report,
                 comparison_report(before_.tournament, after_.tournament, after_.results, found()));
  }
  std::string text() const {
    const Game& game = after_.tournament.game;
    const League& league = after_.tournament.league;
    const auto impacts =
        card_impacts(game, standings(league, after_.results), after_.results.sum().cards);
    return fmt::format("{}: {} games before and {} after, {} contenders, seed {}\n{}{}",
                       game.about().title, before_.results.games(), after_.results.games(),
                       league.contenders.size(), after_.tournament.seed,
                       comparison_text(league, changes_, found()), card_table(game, impacts));
  }

 private:
  Comparison found() const {
    return compare(before_.tournament, before_.results, after_.tournament, after_.results,
                   changed_cards(changes_, before_.tournament.game, after_.tournament.game));
  }

  const TournamentOptions options_;
  World before_, after_;
  const Changes changes_;
  Pause pause_;
};

}  // namespace

int lab_compare(const CompareOptions& said) {
  const std::string& resume = said.how.resume;
  const Json file = file_to_resume(resume);
  TournamentOptions options = said.how;
  if (!resume.empty())
    options = reading(resume, [&] { return resumed(said.how, file.at("before")); });
  if (options.game.name.empty()) options.game.name = changed_game(said);
  if (resume.empty()) keep_common(options, said.before, said.after);
  BeforeAndAfter worlds(said, options);
  if (!resume.empty()) reading(resume, [&] { worlds.resume(file); });

  worlds.save();  // a file that cannot be written is told at once
  const Interruptible interruptible;
  ProgressBar bar(worlds.all(), "games", worlds.played());
  const bool finished = worlds.play_both([&](std::uint64_t games) {
    bar.show(games);
    return !interruptible.asked_to_stop();
  });
  bar.clear();
  worlds.save();
  worlds.report();
  fmt::print("{}", worlds.text());
  return how_it_ended(!finished, worlds.played(), worlds.all(), options, worlds.unfinished());
}

}  // namespace turnwright::cli
