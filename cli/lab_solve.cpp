// `turnwright lab solve`: small games, exactly.
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/interruptible.h"
#include "cli/json.h"
#include "cli/progress.h"
#include "lab/solve.h"

namespace turnwright::cli {

namespace {

constexpr std::size_t kMostNodes = 5'000'000;  // about a gigabyte

struct Line {
  std::string name;
  std::vector<double> values;
  double nash_conv;
};

Json to_json(const Line& line) {
  return {
      {"policy", line.name}, {"values", Json::list(line.values)}, {"nash_conv", line.nash_conv}};
}

}  // namespace

int lab_solve(const SolveOptions& options) {
  const ChosenGame chosen = choose(options.game);
  const About& about = chosen.game.about();
  if (chosen.seats != 2) throw UsageError("CFR+ is for games of two");
  const auto tree = grow_tree(chosen.game, chosen.setup, kMostNodes);
  if (!tree) throw UsageError(fmt::format("{} is too large to be solved exactly", about.name));
  const Interruptible interruptible;
  ProgressBar bar(static_cast<std::uint64_t>(options.iterations), "iterations");
  int done = 0;
  const Policy solved = solve(*tree, options.iterations, [&](int iteration) {
    done = iteration;
    bar.show(static_cast<std::uint64_t>(iteration));
    return !interruptible.asked_to_stop();
  });
  bar.clear();
  const Policy uniform = uniform_policy(*tree);
  const Line lines[] = {
      {"uniform", values(*tree, uniform), nash_conv(*tree, uniform)},
      {fmt::format("CFR+ {}", done), values(*tree, solved), nash_conv(*tree, solved)}};
  if (options.json) {
    Json json = {{"game", about.name},
                 {"positions", tree->nodes.size()},
                 {"information_sets", tree->sets.size()},
                 {"iterations", done},
                 {"policies", Json::array()}};
    Json policies = Json::array();
    for (const Line& line : lines) policies.add(to_json(line));
    fmt::print("{}\n", json.set("policies", std::move(policies)).text(true));
  } else {
    fmt::print("{}: {} positions, {} information sets\n\n  {:<12}{:>14}{:>14}{:>14}\n", about.title,
               tree->nodes.size(), tree->sets.size(), "policy", "first seat", "second seat",
               "NashConv");
    for (const Line& line : lines)
      fmt::print("  {:<12}{:>14.8f}{:>14.8f}{:>14.8f}\n", line.name, line.values[0], line.values[1],
                 line.nash_conv);
    fmt::print("\n  NashConv is what both seats together could still win by better answers.\n");
  }
  if (done == options.iterations) return 0;
  fmt::print(stderr, "turnwright: stopped after {} of {} iterations\n", done, options.iterations);
  return 1;
}

}  // namespace turnwright::cli
