#include <fmt/format.h>

#include <iostream>

#include "cli/commands.h"
#include "cli/json.h"
#include "games/registry.h"

namespace turnwright::cli {

namespace {

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

Json to_json(const Game& game) {
  const About& about = game.about();
  const Setup setup = game.setup();
  Json options = Json::array();
  for (std::size_t i = 0; i < about.options.size(); ++i) {
    const Option& option = about.options[i];
    Json one = {{"name", option.name}, {"help", option.help}};
    if (option.is_text()) {
      one.set("default", setup.text_of(i));
    } else if (option.is_word()) {
      one.set("values", Json::list(option.words)).set("default", setup.value_text(i));
    } else {
      one.set("lowest", option.low).set("highest", option.high).set("default", setup[i]);
    }
    options.add(std::move(one));
  }
  return {{"name", about.name},
          {"title", about.title},
          {"summary", about.summary},
          {"seats", Json{{"lowest", about.min_seats}, {"highest", about.max_seats}}},
          {"has_secrets", about.has_secrets},
          {"options", std::move(options)}};
}

}  // namespace

int games(const GamesOptions& options) {
  if (options.game.empty() && !options.content.empty())
    throw UsageError("--content tells of one game, so say which");
  if (options.game.empty() && options.json) {
    Json all = Json::array();
    for (const Game* game : all_games()) all.add(to_json(*game));
    std::cout << all.text() << '\n';
  } else if (options.game.empty()) {
    print_all();
  } else {
    const Game& game = choose({options.game, {}, options.content}).game;
    if (options.json)
      std::cout << to_json(game).text() << '\n';
    else
      print_one(game);
  }
  return 0;
}

}  // namespace turnwright::cli
