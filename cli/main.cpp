// The command line of turnwright: what can be said. What is then done is in the file named after the command.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "cli/commands.h"
#include "lab/outside.h"

namespace turnwright::cli {
namespace {

// What the command that was named will do.
using Run = std::function<int()>;

// Adds a command. Its options live as long as the app.
template <class Options>
CLI::App* add(CLI::App& app, Run& run, const char* name, const char* help,
              int (*command)(const Options&), Options*& options) {
  auto owned = std::make_shared<Options>();
  options = owned.get();
  CLI::App* added = app.add_subcommand(name, help);
  added->callback([&run, owned, command] { run = [owned, command] { return command(*owned); }; });
  return added;
}

CLI::Option* add_set(CLI::App* command, std::vector<std::string>& set) {
  return command->add_option("--set", set, "an option of the game, key=value; may be repeated")
      ->allow_extra_args(false);
}

void add_content(CLI::App* command, std::string& content) {
  command->add_option("--content", content,
                      "cards and other files of the game from this folder, laid out as content/");
}

CLI::Option* add_game(CLI::App* command, GameChoice& game) {
  add_set(command, game.set);
  add_content(command, game.content);
  return command->add_option("game", game.name, "name of the game (see: turnwright games)");
}

void add_games(CLI::App& app, Run& run) {
  GamesOptions* options;
  auto* command = add(app, run, "games", "list the games, or tell of one its seats and options",
                      games, options);
  command->add_option("game", options->game, "name of a game");
  command->add_flag("--json", options->json, "as JSON");
  add_content(command, options->content);
}

void add_play(CLI::App& app, Run& run) {
  PlayOptions* options;
  auto* command = add(app, run, "play", "play in the terminal", play, options);
  add_game(command, options->game);
  command
      ->add_option("--seats", options->seats,
                   "who plays each seat: human, random or greedy, as human,random")
      ->delimiter(',');
  command->add_option("--names", options->names, "the players' names")->delimiter(',');
  command->add_option("--seed", options->seed, "the same dice every time")
      ->check(CLI::NonNegativeNumber);
  command->add_option("--record", options->record, "keep the record in this file");
  command->add_option("--resume", options->resume, "go on with a saved game");
}

void add_simulate(CLI::App& app, Run& run) {
  SimulateOptions* options;
  auto* command = add(app, run, "simulate", "let bots play many games", simulate, options);
  add_game(command, options->game)->required();
  command->add_option("--games", options->games, "how many")->check(CLI::Range(1ull, 1ull << 40));
  command->add_option("--bots", options->bots, "a bot for each seat")->delimiter(',');
  command->add_option("--seed", options->seed, "the same seed gives the same results")
      ->check(CLI::NonNegativeNumber);
  command->add_option("--threads", options->threads, "at once; 0: one per core");
  command->add_option("--record", options->record_dir,
                      "write a record of each game into this folder");
  command->add_option("--trace", options->trace, "write asks, choices and views as JSON lines");
  command->add_flag("--json", options->json, "results as JSON");
}

// What a tournament and a comparison have in common.
void add_contest(CLI::App* command, TournamentOptions& options) {
  command->add_option("--games", options.games, "how many, made whole rounds (1000)")
      ->check(CLI::Range(1ull, 1ull << 40));
  command->add_option("--bots", options.bots, "who plays (greedy); several are contenders")
      ->delimiter(',');
  command
      ->add_option("--pairs", options.pairs,
                   "two options, one for each seat, whose ready values are contenders; as a rule "
                   "those that are numbered, as deck1,deck2")
      ->delimiter(',')
      ->expected(2);
  command->add_option("--among", options.among, "only these of the values")->delimiter(',');
  command
      ->add_option("--over", options.over,
                   "play it for every ready value of this option: map; of several, as deck1,deck2, "
                   "all have the same value")
      ->delimiter(',');
  command->add_option("--seed", options.seed, "the same seed gives the same results")
      ->check(CLI::NonNegativeNumber);
  command->add_option("--threads", options.threads, "at once; 0: one per core");
  command->add_option("--results", options.results, "write them into this file, as JSON");
  command->add_option("--resume", options.resume, "go on from a file of --results");
  command->add_option("--report", options.report, "write a page with charts into this HTML file");
}

void add_lab(CLI::App& app, Run& run) {
  CLI::App* lab = app.add_subcommand("lab", "measure bots, decks and cards (docs/lab.md)");
  lab->require_subcommand(1);

  TournamentOptions* tournament;
  auto* command =
      add(*lab, run, "tournament", "everybody against everybody", lab_tournament, tournament);
  add_game(command, tournament->game);
  add_contest(command, *tournament);
  command
      ->add_option("--sprt", tournament->sprt,
                   "stop when of every pair it is known whether one wins this part of the points")
      ->expected(0, 1)
      ->default_str("0.55");
  CompareOptions* compare;
  command = add(*lab, run, "compare", "before and after a change of cards", lab_compare, compare);
  command->add_option("before", compare->before, "a folder laid out as content/")->required();
  command->add_option("after", compare->after, "the same with the change")->required();
  command->add_option("game", compare->how.game.name, "if the files of several games differ");
  add_set(command, compare->how.game.set);
  add_contest(command, compare->how);

  SolveOptions* solve;
  command = add(*lab, run, "solve", "a small game, exactly: values, best answers, CFR+", lab_solve,
                solve);
  add_game(command, solve->game)->required();
  command->add_option("--iterations", solve->iterations, "of CFR+ (1000)")
      ->check(CLI::Range(1, 1 << 30));
  command->add_flag("--json", solve->json, "as JSON");
}

void add_replay(CLI::App& app, Run& run) {
  ReplayOptions* options;
  auto* command = add(app, run, "replay", "play a record again", replay, options);
  command->add_option("file", options->file, "the record")->required();
  command->add_option("--to", options->to, "only up to this step")->check(CLI::NonNegativeNumber);
  command->add_option("--seat", options->seat, "as this player saw it");
  command->add_flag("--verify", options->verify,
                    "check every hash, roll and score; say where it first differs");
  add_content(command, options->content);
  command->add_flag("--json", options->json, "as JSON");
}

void add_perft(CLI::App& app, Run& run) {
  PerftOptions* options;
  auto* command = add(app, run, "perft", "count the sequences of so many choices", perft, options);
  add_game(command, options->game)->required();
  command->add_option("depth", options->depth, "choices")->required()->check(CLI::Range(0, 100));
  command->add_flag("--json", options->json, "as JSON");
}

void add_scenario(CLI::App& app, Run& run) {
  ScenarioOptions* options;
  auto* command =
      add(app, run, "scenario", "run scenario files (docs/scenarios.md)", scenario, options);
  command->add_option("paths", options->paths, "files or folders");
  command->add_flag("--json", options->json, "as JSON");
  add_content(command, options->content);
  auto* from =
      command->add_option("--from", options->from, "write a position of this record as a scenario");
  command->add_option("--step", options->step, "which: after so many steps")->needs(from);
}

void add_bench(CLI::App& app, Run& run) {
  BenchOptions* options;
  auto* command = add(app, run, "bench", "measure the games on one thread", bench, options);
  command->add_option("games", options->games, "only these");
  add_set(command, options->set);
  add_content(command, options->content);
  command->add_flag("--json", options->json, "as JSON");
  command->add_flag("--signature", options->signature, "only the behaviour signatures");
  command->add_option("--playouts", options->playouts,
                      "just so many random games, for counting instructions");
  command->add_option("--searches", options->searches,
                      "just so many searches of 1000 simulations, for counting instructions");
  auto* bot = command->add_option("--bot", options->bot,
                                  "instead: how long this bot takes for its decisions");
  command->add_option("--games", options->bot_games, "in so many games against itself")
      ->capture_default_str()
      ->check(CLI::Range(1, 1 << 30))
      ->needs(bot);
}

void add_texts(CLI::App& app, Run& run) {
  RulesOptions* rules_options;
  auto* command = add(app, run, "rules", "print a rulebook, or one rule", rules, rules_options);
  command->add_option("game", rules_options->game, "name of a game")->required();
  auto* number = command->add_option("number", rules_options->number, "of the rule");
  auto* coverage = command->add_flag("--coverage", rules_options->coverage,
                                     "for each rule the scenarios that show it");
  coverage->excludes(number);
  command->add_option("--scenarios", rules_options->scenarios, "where they are")->needs(coverage);
  command->add_flag("--json", rules_options->json, "as JSON")->needs(coverage);

  ReferenceOptions* reference_options;
  command = add(app, run, "reference", "print the lists in docs that come from the program",
                reference, reference_options);
  command->add_option("which", reference_options->which, "scenarios or notation")->required();
}

void add_cards(CLI::App& app, Run& run) {
  CheckOptions* check_options;
  auto* command = add(app, run, "check",
                      "check files of cards, decks, factions and maps (docs/card-language.md)",
                      check, check_options);
  command->add_option("paths", check_options->paths, "files or folders")->required();
  command->add_flag("--watch", check_options->watch, "again whenever one of them changes");

  CardOptions* card_options;
  command = add(app, run, "card", "show a card", card, card_options);
  auto* name = command->add_option("name", card_options->name, "its name");
  command->add_flag("--formula", card_options->formula, "with the abstract syntax");
  command
      ->add_option("--phrases", card_options->phrases,
                   "instead of a card, all phrases that cards of this game are made of")
      ->excludes(name);

  TryOptions* try_options;
  command = add(app, run, "try", "check the cards of a file, show them, and play a turn with them",
                try_cards, try_options);
  command->add_option("file", try_options->file, "cards of WTactics")->required();
  add_set(command, try_options->set);
  command->add_flag("--auto", try_options->plays_itself, "the turn plays itself");
}

// CLI11 takes an unknown command for a missing one; people want to hear which word was wrong.
void refuse_unknown_command(const CLI::App& app, int argc, char** argv) {
  if (argc > 1 && argv[1][0] == '-') return;
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    if (argc > 1 && command->get_name() == argv[1]) return;
    names.push_back(command->get_name());
  }
  const std::vector<std::string_view> known(names.begin(), names.end());
  if (argc > 1)
    throw UsageError("no command is called " + quoted(argv[1]) + did_you_mean(argv[1], known));
  throw UsageError("say what to do, for example turnwright games (turnwright --help tells more)");
}

int run_command(int argc, char** argv) {
  CLI::App app{"Turnwright: turn-based games with every rule enforced.", "turnwright"};
  app.require_subcommand(1);
  Run run;
  for (auto* add_commands : {add_games, add_play, add_simulate, add_lab, add_replay, add_perft,
                             add_scenario, add_bench, add_texts, add_cards})
    add_commands(app, run);
  refuse_unknown_command(app, argc, argv);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help
    throw UsageError(std::string(error.what()) + " (turnwright --help tells more)");
  }
  return run();
}

}  // namespace
}  // namespace turnwright::cli

int main(int argc, char** argv) {
  try {
    return turnwright::cli::run_command(argc, argv);
  } catch (const turnwright::cli::UsageError& error) {
    std::fprintf(stderr, "turnwright: %s\n", error.what());
  } catch (const turnwright::OutsideError& error) {
    std::fprintf(stderr, "turnwright: %s\n", error.what());
  }
  return 2;
}
