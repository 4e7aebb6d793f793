#include "cli/simulation_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/json.h"
#include "cli/story_text.h"

namespace turnwright::cli {

namespace {

struct Estimate {
  double mean, margin;
};

Estimate estimate(const Sum& sum, std::uint64_t games, std::size_t times = 1) {
  const auto n = static_cast<double>(times);
  return {mean(sum, games) / n, margin(sum, games) / n};
}

// Where different bots play, a difference between the seats says nothing about the seats.
bool seats_compare(const Experiment& experiment) {
  const auto& bots = experiment.bots;
  return bots.size() > 1 && std::all_of(bots.begin(), bots.end(),
                                        [&](const std::string& bot) { return bot == bots[0]; });
}

Estimate first_seat_advantage(const Results& results) {
  return estimate(results.first_seat, results.games, results.seats.size() - 1);
}

void add_estimate(const Estimate& one, Json& to) {
  to.set("mean", one.mean).set("low", one.mean - one.margin).set("high", one.mean + one.margin);
}

Json to_json(const Estimate& one) {
  Json json = Json::object();
  add_estimate(one, json);
  return json;
}

Json seat_json(const std::string& name, const std::string& bot, const SeatResult& seat,
               std::uint64_t games) {
  Json score = {{"sum", seat.score.total}};
  if (games > 0) {
    add_estimate(estimate(seat.score, games), score);
    score.set("lowest", seat.lowest).set("highest", seat.highest);
  }
  return {{"name", name},          {"bot", bot},
          {"wins", seat.wins},     {"draws", seat.draws},
          {"losses", seat.losses}, {"score", std::move(score)}};
}

double percent(std::uint64_t part, std::uint64_t whole) {
  return 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace

std::string simulation_json(const Experiment& experiment, const Results& results) {
  Json setup = Json::object();
  for (std::size_t i = 0; i < experiment.setup.options().size(); ++i)
    setup.set(experiment.setup.options()[i].name, experiment.setup.value_text(i));
  const Names names = names_for(static_cast<int>(results.seats.size()));
  Json seats = Json::array();
  for (std::size_t i = 0; i < results.seats.size(); ++i)
    seats.add(seat_json(names[i], experiment.bots[i], results.seats[i], results.games));
  Json all = {
      {"game", experiment.game.about().name},
      {"setup", std::move(setup)},
      {"seed", experiment.seed},
      {"wanted", experiment.games},
      {"games", results.games},
      {"unfinished", results.unfinished},
      {"decisions", results.decisions},
      {"asks", results.asks},
      {"length", Json{{"shortest", results.lengths.least()},
                      {"median", results.lengths.median()},
                      {"longest", results.lengths.most()}}},
      {"seats", std::move(seats)},
      {"first_seat_advantage", Json()},
  };
  if (seats_compare(experiment) && results.games > 0)
    all.set("first_seat_advantage", to_json(first_seat_advantage(results)));
  add_story(experiment.game.about(), results, all);
  return all.text(true) + "\n";
}

std::string simulation_table(const Experiment& experiment, const Results& results) {
  std::string text =
      fmt::format("{}: {} games, {} unfinished, seed {}\n", experiment.game.about().title,
                  results.games, results.unfinished, experiment.seed);
  if (results.games == 0) return text;
  const Names names = names_for(static_cast<int>(results.seats.size()));
  text += fmt::format("\n  {:<6}{:<10}{:>9}{:>9}{:>9}{:>12}{:>11}{:>9}{:>9}\n", "seat", "bot",
                      "wins", "draws", "losses", "mean score", "± (95 %)", "lowest", "highest");
  for (std::size_t i = 0; i < results.seats.size(); ++i) {
    const SeatResult& seat = results.seats[i];
    const Estimate score = estimate(seat.score, results.games);
    text += fmt::format("  {:<6}{:<10}{:>7.1f} %{:>7.1f} %{:>7.1f} %{:>12.3f}{:>11.3f}{:>9}{:>9}\n",
                        names[i], experiment.bots[i], percent(seat.wins, results.games),
                        percent(seat.draws, results.games), percent(seat.losses, results.games),
                        score.mean, score.margin, seat.lowest, seat.highest);
  }
  const auto games = static_cast<double>(results.games);
  text += fmt::format(
      "\n  per game {:.1f} decisions, {:.1f} asks (shortest {}, median {}, longest {})\n",
      static_cast<double>(results.decisions) / games, static_cast<double>(results.asks) / games,
      results.lengths.least(), results.lengths.median(), results.lengths.most());
  if (seats_compare(experiment)) {
    const Estimate lead = first_seat_advantage(results);
    text += fmt::format("  the first seat scores {:+.3f} ± {:.3f} against the others' mean\n",
                        lead.mean, lead.margin);
  }
  return text + story_text(experiment.game.about(), results);
}

}  // namespace turnwright::cli
