#include <fmt/format.h>

#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "games/registry.h"

namespace turnwright::cli {

namespace {

using nlohmann::ordered_json;

std::string seats_text(const About& about) {
  if (about.min_seats == about.max_seats) return std::to_string(about.min_seats);
  return fmt::format("{} to {}", about.min_seats, about.max_seats);
}

void print_all() {
  std::cout << fmt::format("{:<14} {:<14} {:<7} {}\n", "name", "title", "seats", "summary");
  for (const Game* game : all_games()) {
    const About& about = game->about();
    std::cout << fmt::format("{:<14} {:<14} {:<7} {}\n", about.name, about.title, seats_text(about),
                             about.summary);
  }
}

void print_one(const Game& game) {
  const About& about = game.about();
  std::cout << about.title << '\n' << about.summary << "\n\nseats: " << seats_text(about) << '\n';
  const Setup setup = game.setup();
  if (about.options.empty()) {
    std::cout << "options: none\n";
    return;
  }
  std::cout << "options, each as --set key=value:\n";
  for (std::size_t i = 0; i < about.options.size(); ++i) {
    const Option& option = about.options[i];
    std::cout << fmt::format("  {:<10} {} (default: {})\n  {:<10} {}\n", option.name,
                             allowed_values(option), setup.value_text(i), "", option.help);
  }
}

ordered_json to_json(const Game& game) {
  const About& about = game.about();
  const Setup setup = game.setup();
  ordered_json options = ordered_json::array();
  for (std::size_t i = 0; i < about.options.size(); ++i) {
    const Option& option = about.options[i];
    ordered_json one = {{"name", option.name}, {"help", option.help}};
    if (option.is_word()) {
      one["values"] = option.words;
      one["default"] = setup.value_text(i);
    } else {
      one["lowest"] = option.low;
      one["highest"] = option.high;
      one["default"] = setup[i];
    }
    options.push_back(std::move(one));
  }
  return {{"name", about.name},
          {"title", about.title},
          {"summary", about.summary},
          {"seats", {{"lowest", about.min_seats}, {"highest", about.max_seats}}},
          {"has_secrets", about.has_secrets},
          {"options", std::move(options)}};
}

}  // namespace

int games(const GamesOptions& options) {
  if (options.game.empty() && options.json) {
    ordered_json all = ordered_json::array();
    for (const Game* game : all_games()) all.push_back(to_json(*game));
    std::cout << all.dump() << '\n';
  } else if (options.game.empty()) {
    print_all();
  } else {
    const Game& game = choose({options.game, {}}).game;
    if (options.json)
      std::cout << to_json(game).dump() << '\n';
    else
      print_one(game);
  }
  return 0;
}

}  // namespace turnwright::cli
