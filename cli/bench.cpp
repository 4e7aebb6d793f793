// `turnwright bench`: how fast the games are, and whether they still do what they did.
#include <fmt/format.h>

#include "bench/decisions.h"
#include "bench/measure.h"
#include "bench/playouts.h"
#include "bench/searches.h"
#include "bench/signature.h"
#include "bots/bot.h"
#include "cli/commands.h"
#include "cli/interruptible.h"
#include "cli/json.h"
#include "cli/progress.h"
#include "games/registry.h"

namespace turnwright::cli {

namespace {

std::vector<ChosenGame> chosen_games(const BenchOptions& options) {
  std::vector<std::string> names = options.games;
  if (names.empty())
    for (const Game* game : all_games()) names.emplace_back(game->about().name);
  std::vector<ChosenGame> chosen;
  for (const std::string& name : names)
    chosen.push_back(choose({name, options.set, options.content}));
  return chosen;
}

std::string name_of(const ChosenGame& chosen) { return std::string(chosen.game.about().name); }

// 12.3 M, 45.6 k, 789
std::string short_number(double number) {
  if (number >= 1e6) return fmt::format("{:.1f} M", number / 1e6);
  if (number >= 1e3) return fmt::format("{:.1f} k", number / 1e3);
  return fmt::format("{:.0f}", number);
}

Json to_json(const bench::Rates& rates) {
  return {{"state_bytes", rates.state_bytes},
          {"games_per_second", rates.games},
          {"decisions_per_second", rates.decisions},
          {"asks_per_second", rates.asks},
          {"copies_per_second", rates.copies},
          {"memcpys_per_second", rates.memcpys},
          {"copy_over_memcpy", rates.memcpys / rates.copies},
          {"views_per_second", rates.views},
          {"guesses_per_second", rates.guesses},
          {"simulations_per_second", rates.simulations}};
}

// Each game is printed when it is measured; JSON comes whole at the end.
int print_rates(const std::vector<ChosenGame>& games, bool json) {
  Json all = Json::object();
  if (!json)
    fmt::print("{:<14}{:>7}{:>13}{:>10}{:>10}{:>10}{:>11}{:>8}{:>10}{:>11}{:>13}\n", "per second",
               "bytes", "decisions", "asks", "games", "copies", "memcpys", "ratio", "views",
               "guesses", "simulations");
  for (const ChosenGame& chosen : games) {
    const bench::Rates rates = bench::measure(chosen.game, chosen.setup);
    all.set(name_of(chosen), to_json(rates));
    if (json) continue;
    fmt::print("{:<14}{:>7}{:>13}{:>10}{:>10}{:>10}{:>11}{:>8.2f}{:>10}{:>11}{:>13}\n",
               name_of(chosen), rates.state_bytes, short_number(rates.decisions),
               short_number(rates.asks), short_number(rates.games), short_number(rates.copies),
               short_number(rates.memcpys), rates.memcpys / rates.copies, short_number(rates.views),
               short_number(rates.guesses), short_number(rates.simulations));
    std::fflush(stdout);
  }
  if (json) fmt::print("{}\n", all.text(true));
  return 0;
}

int print_playouts(const std::vector<ChosenGame>& games, std::uint64_t count, bool json) {
  Json all = Json::object();
  for (const ChosenGame& chosen : games) {
    const bench::Played played = bench::play_random_games(chosen.game, chosen.setup, count);
    all.set(name_of(chosen),
            Json{{"games", played.games}, {"decisions", played.decisions}, {"asks", played.asks}});
    if (!json)
      fmt::print("{}: {} games, {} decisions, {} asks\n", name_of(chosen), played.games,
                 played.decisions, played.asks);
  }
  if (json) fmt::print("{}\n", all.text(true));
  return 0;
}

int print_searches(const std::vector<ChosenGame>& games, std::uint64_t count, bool json) {
  Json all = Json::object();
  for (const ChosenGame& chosen : games) {
    bench::search_first_decisions(chosen.game, chosen.setup, count);
    all.set(name_of(chosen), Json{{"simulations", count * bench::kSimulations}});
    if (!json) fmt::print("{}: {} simulations\n", name_of(chosen), count * bench::kSimulations);
  }
  if (json) fmt::print("{}\n", all.text(true));
  return 0;
}

// Ctrl-C ends it after the game that is played, with what was seen till then.
int print_decisions(const std::vector<ChosenGame>& games, const BenchOptions& options) {
  if (const auto bot = make_bot(options.bot); !bot) throw UsageError(bot.error());
  const Interruptible interruptible;
  Json all = Json::object();
  if (!options.json)
    fmt::print("{:<14}{:>8}{:>12}{:>12}{:>12}{:>12}\n", "milliseconds", "games", "decisions",
               "median", "99 %", "longest");
  for (const ChosenGame& chosen : games) {
    ProgressBar bar(options.bot_games, "games");
    std::uint64_t played = 0;
    const std::vector<double> seconds = bench::time_decisions(
        chosen.game, chosen.setup, options.bot, options.bot_games, [&](std::uint64_t now) {
          played = now;
          bar.show(played);
          return !interruptible.asked_to_stop();
        });
    bar.clear();
    const auto milliseconds = [&](double part) {
      return 1e3 *
             seconds[static_cast<std::size_t>(part * static_cast<double>(seconds.size() - 1))];
    };
    all.set(name_of(chosen), Json{{"bot", options.bot},
                                  {"games", played},
                                  {"decisions", seconds.size()},
                                  {"median_ms", milliseconds(0.5)},
                                  {"most_of_99_percent_ms", milliseconds(0.99)},
                                  {"longest_ms", milliseconds(1)}});
    if (!options.json)
      fmt::print("{:<14}{:>8}{:>12}{:>12.1f}{:>12.1f}{:>12.1f}\n", name_of(chosen), played,
                 seconds.size(), milliseconds(0.5), milliseconds(0.99), milliseconds(1));
    std::fflush(stdout);
    if (interruptible.asked_to_stop()) break;
  }
  if (options.json) fmt::print("{}\n", all.text(true));
  return 0;
}

int print_signatures(const std::vector<ChosenGame>& games, bool json) {
  Json all = Json::object();
  for (const ChosenGame& chosen : games) {
    const std::string number = fmt::format("{:016x}", bench::signature(chosen.game, chosen.setup));
    all.set(name_of(chosen), number);
    if (!json) fmt::print("{} {}\n", name_of(chosen), number);
  }
  if (json) fmt::print("{}\n", all.text(true));
  return 0;
}

}  // namespace

int bench(const BenchOptions& options) {
  const std::vector<ChosenGame> games = chosen_games(options);
  if (options.signature) return print_signatures(games, options.json);
  if (options.playouts) return print_playouts(games, *options.playouts, options.json);
  if (options.searches) return print_searches(games, *options.searches, options.json);
  if (!options.bot.empty()) return print_decisions(games, options);
  return print_rates(games, options.json);
}

}  // namespace turnwright::cli
