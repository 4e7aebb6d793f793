// The command line of turnwright: what can be said. What is then done is in the file named after the command.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "cli/commands.h"
#include "lab/outside.h"

namespace turnwright::cli {
namespace {

void add_game(CLI::App* command, GameChoice& game, bool required = true) {
  auto* name = command->add_option("game", game.name, "name of the game (see: turnwright games)");
  if (required) name->required();
  command->add_option("--set", game.set, "an option of the game, key=value; may be repeated")
      ->allow_extra_args(false);
}

// CLI11 takes an unknown command for a missing one; people want to hear which word was wrong.
void check_command(const CLI::App& app, int argc, char** argv) {
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

int run(int argc, char** argv) {
  CLI::App app{"Turnwright: turn-based games with every rule enforced.", "turnwright"};
  app.require_subcommand(1);
  app.fallthrough(false);

  GamesOptions games_options;
  auto* games_command =
      app.add_subcommand("games", "list the games, or tell of one its seats and options");
  games_command->add_option("game", games_options.game, "name of a game");
  games_command->add_flag("--json", games_options.json, "as JSON");

  PlayOptions play_options;
  auto* play_command = app.add_subcommand("play", "play in the terminal");
  add_game(play_command, play_options.game, false);
  play_command
      ->add_option("--seats", play_options.seats,
                   "who plays each seat: human, random or greedy, as human,random")
      ->delimiter(',');
  play_command->add_option("--names", play_options.names, "the players' names")->delimiter(',');
  play_command->add_option("--seed", play_options.seed, "the same dice every time")
      ->check(CLI::NonNegativeNumber);
  play_command->add_option("--record", play_options.record,
                           "write the record to this file at the end");
  play_command->add_option("--resume", play_options.resume, "go on with a saved game");

  SimulateOptions simulate_options;
  auto* simulate_command = app.add_subcommand("simulate", "let bots play many games");
  add_game(simulate_command, simulate_options.game);
  simulate_command->add_option("--games", simulate_options.games, "how many")
      ->check(CLI::PositiveNumber);
  simulate_command->add_option("--bots", simulate_options.bots, "a bot for each seat")
      ->delimiter(',');
  simulate_command
      ->add_option("--seed", simulate_options.seed, "the same seed gives the same results")
      ->check(CLI::NonNegativeNumber);
  simulate_command->add_option("--threads", simulate_options.threads, "at once; 0: one per core");
  simulate_command->add_option("--record", simulate_options.record_dir,
                               "write a record of each game into this folder");
  simulate_command->add_option("--trace", simulate_options.trace,
                               "write asks, choices and views as JSON lines");
  simulate_command->add_flag("--json", simulate_options.json, "results as JSON");

  ReplayOptions replay_options;
  auto* replay_command = app.add_subcommand("replay", "play a record again");
  replay_command->add_option("file", replay_options.file, "the record")->required();
  replay_command->add_option("--to", replay_options.to, "only up to this step")
      ->check(CLI::NonNegativeNumber);
  replay_command->add_option("--seat", replay_options.seat, "as this player saw it");
  replay_command->add_flag("--verify", replay_options.verify,
                           "check every hash, roll and score; say where it first differs");
  replay_command->add_flag("--json", replay_options.json, "as JSON");

  PerftOptions perft_options;
  auto* perft_command = app.add_subcommand("perft", "count the sequences of so many choices");
  add_game(perft_command, perft_options.game);
  perft_command->add_option("depth", perft_options.depth, "choices")
      ->required()
      ->check(CLI::Range(0, 100));
  perft_command->add_flag("--json", perft_options.json, "as JSON");

  ScenarioOptions scenario_options;
  auto* scenario_command = app.add_subcommand("scenario", "run scenario files (docs/scenarios.md)");
  scenario_command->add_option("paths", scenario_options.paths, "files or folders");
  scenario_command->add_flag("--json", scenario_options.json, "as JSON");
  auto* from = scenario_command->add_option("--from", scenario_options.from,
                                            "write a position of this record as a scenario");
  scenario_command->add_option("--step", scenario_options.step, "which: after so many steps")
      ->needs(from);

  BenchOptions bench_options;
  auto* bench_command = app.add_subcommand("bench", "measure the games on one thread");
  bench_command->add_option("games", bench_options.games, "only these");
  bench_command->add_option("--set", bench_options.set, "an option of the games, key=value")
      ->allow_extra_args(false);
  bench_command->add_flag("--json", bench_options.json, "as JSON");
  bench_command->add_flag("--signature", bench_options.signature, "only the behaviour signatures");
  bench_command->add_option("--playouts", bench_options.playouts,
                            "just so many random games, for counting instructions");

  RulesOptions rules_options;
  auto* rules_command = app.add_subcommand("rules", "print a rulebook, or one rule");
  rules_command->add_option("game", rules_options.game, "name of a game")->required();
  rules_command->add_option("number", rules_options.number, "of the rule");
  auto* coverage = rules_command->add_flag("--coverage", rules_options.coverage,
                                           "tell which scenarios show which rule");
  rules_command->add_option("--scenarios", rules_options.scenarios, "the folder with the scenarios")
      ->needs(coverage);
  rules_command->add_flag("--json", rules_options.json, "the coverage as JSON")->needs(coverage);

  ReferenceOptions reference_options;
  auto* reference_command =
      app.add_subcommand("reference", "print the lists in docs that come from the program");
  reference_command->add_option("which", reference_options.which, "scenarios or notation")
      ->required();

  check_command(app, argc, argv);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help
    std::fprintf(stderr, "turnwright: %s (turnwright --help tells more)\n", error.what());
    return 2;
  }
  if (*games_command) return games(games_options);
  if (*play_command) return play(play_options);
  if (*simulate_command) return simulate(simulate_options);
  if (*replay_command) return replay(replay_options);
  if (*perft_command) return perft(perft_options);
  if (*scenario_command) return scenario(scenario_options);
  if (*bench_command) return bench(bench_options);
  if (*rules_command) return rules(rules_options);
  return reference(reference_options);
}

}  // namespace
}  // namespace turnwright::cli

int main(int argc, char** argv) {
  try {
    return turnwright::cli::run(argc, argv);
  } catch (const turnwright::cli::UsageError& error) {
    std::fprintf(stderr, "turnwright: %s\n", error.what());
  } catch (const turnwright::OutsideError& error) {
    std::fprintf(stderr, "turnwright: %s\n", error.what());
  }
  return 2;
}
