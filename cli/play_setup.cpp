// `turnwright play`: from what the person said to a table.
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/play.h"
#include "games/registry.h"

namespace turnwright::cli {

namespace {

Names choose_names(const std::vector<std::string>& said, int seats) {
  if (said.empty()) return names_for(seats);
  if (static_cast<int>(said.size()) != seats)
    throw UsageError(fmt::format("{} seats need {} names, not {}", seats, seats, said.size()));
  if (const auto fits = check_names(said); !fits) throw UsageError(fits.error());
  return said;
}

// Somebody who named no game is asked which.
std::string ask_game() {
  Screen screen = Screen::standard();
  screen.title("Which game?");
  int number = 0;
  for (const Game* game : all_games())
    screen.say(fmt::format("  {}) {:<14} {}", ++number, game->about().name, game->about().summary));
  screen.say();
  const auto said = screen.ask("game> ");
  if (!said) throw UsageError("say which game: turnwright play GAME (turnwright games lists them)");
  const auto chosen = to_number(trimmed(*said));
  if (chosen && *chosen >= 1 && *chosen <= number)
    return std::string(all_games()[static_cast<std::size_t>(*chosen - 1)]->about().name);
  return std::string(trimmed(*said));
}

std::vector<Chair> choose_chairs(const std::vector<std::string>& said, const Game& game,
                                 std::size_t seats) {
  if (!said.empty() && said.size() != seats)
    throw UsageError(
        fmt::format("this game has {} seats, but --seats names {}", seats, said.size()));
  std::vector<std::string_view> known{"human"};
  for (const BotText& bot : all_bots()) known.push_back(bot.name);
  std::vector<Chair> chairs;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const std::string who = !said.empty() ? said[seat] : seat == 0 ? "human" : "random";
    Chair chair{who, nullptr, Stops(game), std::nullopt, 0};
    if (who != "human") {
      auto bot = make_bot(who);
      if (!bot)
        throw UsageError(fmt::format("a seat is played by {}, not by {}{}", fmt::join(known, ", "),
                                     quoted(who), did_you_mean(who, known)));
      chair.bot = std::move(*bot);
    }
    chairs.push_back(std::move(chair));
  }
  return chairs;
}

LiveGame resume(const std::string& file, const std::string& content) {
  const Record record = load_record(file);
  const Game& game = game_of(file, record, content);
  if (record.seed.empty())
    throw UsageError(file + ": the record does not hold its seed, so its dice cannot go on");
  if (!record.scores.empty()) throw UsageError(file + ": this game is over");
  auto replay = Replay::open(game, record);
  if (!replay) throw UsageError(in_file(file, replay.error()));
  if (const auto problem = (*replay)->finish()) throw UsageError(in_file(file, *problem));
  auto live = rerun(game, record);
  if (!live) throw UsageError(in_file(file, live.error()));
  return std::move(*live);
}

LiveGame begin(const PlayOptions& options) {
  if (!options.resume.empty()) {
    if (!options.game.name.empty() || !options.game.set.empty() || !options.names.empty() ||
        options.seed)
      throw UsageError(
          "a saved game brings its own game, options, names and seed: "
          "with --resume say only --seats, --record and --content");
    return resume(options.resume, options.game.content);
  }
  const std::string name = options.game.name.empty() ? ask_game() : options.game.name;
  const ChosenGame chosen = choose({name, options.game.set, options.game.content});
  return start_live(chosen.game, chosen.setup, choose_names(options.names, chosen.seats),
                    options.seed ? fair::seed_from_number(*options.seed) : fair::fresh_seed());
}

}  // namespace

int play(const PlayOptions& options) {
  LiveGame live = begin(options);
  auto chairs = choose_chairs(options.seats, live.match.game(), live.match.names().size());
  Table(std::move(live), std::move(chairs), options.record, Screen::standard()).run();
  return 0;
}

}  // namespace turnwright::cli
