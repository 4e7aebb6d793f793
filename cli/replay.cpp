#include <fmt/format.h>

#include <iostream>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/live_game.h"
#include "cli/verify.h"
#include "cli/view_json.h"

namespace turnwright::cli {

namespace {

// Who looks on: a seat, or the table, which sees everything.
struct Eyes {
  Seat seat = kNobody;
  bool table() const { return seat == kNobody; }
};

// One step as it may be shown: nothing in it that these eyes did not see.
struct Shown {
  std::size_t number;
  std::string by;  // empty: the start
  std::string text;
  std::vector<Roll> rolls;  // the table's alone
  std::vector<std::string> told;
  bool nothing() const { return by.empty() && told.empty() && rolls.empty(); }
};

std::string told_to_table(const Match& match, const Telling& telling) {
  if (telling.seen_by == kEveryone) return telling.words.back();
  std::string to, words;
  for (Seat seat = 0; seat < match.names().size(); ++seat) {
    if (telling.words[seat].empty()) continue;
    words = telling.words[seat];
    to += (to.empty() ? "" : ", ") + match.names()[seat];
  }
  return words.empty() ? "" : fmt::format("to {}: {}", to, words);
}

std::vector<std::string> told_at(const Match& match, std::size_t step, Eyes eyes) {
  std::vector<std::string> told;
  for (const Telling& telling : match.tellings()) {
    if (telling.step != step) continue;
    std::string words =
        eyes.table() ? told_to_table(match, telling) : std::string(match.heard(telling, eyes.seat));
    if (!words.empty()) told.push_back(std::move(words));
  }
  return told;
}

Shown show_start(const Match& match, Eyes eyes) {
  return {0, "", "", eyes.table() ? match.start_rolls() : std::vector<Roll>{},
          told_at(match, 0, eyes)};
}

// The last step of `match`, which was `before` when it was taken.
Shown show_step(const Match& match, const Position& before, Eyes eyes) {
  const Step& step = match.steps().back();
  Shown shown{match.steps().size(), "", "", {}, told_at(match, match.steps().size(), eyes)};
  if (eyes.table()) shown.rolls = step.rolls;
  if (step.seat == kNobody) {
    for (Seat seat = 0; seat < match.names().size(); ++seat)
      if (holds(step.resigned, seat))
        shown.by += (shown.by.empty() ? "" : " ") + match.names()[seat];
    shown.text = "resign";
  } else if (eyes.table() || step.seat == eyes.seat || holds(step.shown_to, eyes.seat)) {
    const Seat reader = eyes.table() ? step.seat : eyes.seat;
    shown.by = match.names()[step.seat];
    shown.text = written(match.game(), before, reader, step.seat, step.choice, match.names());
  }
  return shown;
}

std::vector<Shown> play_again(Replay& replay, std::size_t steps, Eyes eyes,
                              const std::string& file) {
  std::vector<Shown> all{show_start(replay.match(), eyes)};
  while (replay.step() < steps) {
    const Position before = replay.match().position();
    if (const auto problem = replay.advance()) throw UsageError(in_file(file, *problem));
    all.push_back(show_step(replay.match(), before, eyes));
  }
  return all;
}

void print_text(const Match& match, const std::vector<Shown>& steps, Eyes eyes, bool part) {
  const Names& names = match.names();
  std::cout << fmt::format("{}: {}\n", match.game().about().title, fmt::join(names, ", "));
  for (const Shown& one : steps) {
    if (one.nothing()) continue;
    std::cout << (one.by.empty() ? fmt::format("{:>4}  start", one.number)
                                 : fmt::format("{:>4}  {}: {}", one.number, one.by, one.text));
    if (!one.rolls.empty()) std::cout << "   rolls " << rolls_text(one.rolls, names);
    std::cout << '\n';
    for (const std::string& words : one.told) std::cout << "        " << words << '\n';
  }
  if (part && eyes.table())
    std::cout << '\n' << match.game().position_text(match.position(), names);
  std::string drawing;
  Text text(drawing, names);
  match.game().draw(match.view(eyes.seat), text);
  std::cout << '\n' << drawing;
  if (!match.over()) return;
  const Scores scores = match.game().scores(match.position());
  std::cout << "\nscores:";
  for (Seat seat = 0; seat < names.size(); ++seat)
    std::cout << fmt::format("{} {} {}", seat == 0 ? "" : ",", names[seat], scores.of[seat]);
  std::cout << '\n';
}

Json step_json(const Shown& one, const Names& names) {
  Json rolls = Json::array();
  for (const Roll& roll : one.rolls)
    rolls.add({{"stream", roll.stream == kTable ? "table" : names[roll.stream]},
               {"sides", roll.sides},
               {"value", roll.value}});
  Json step = {{"step", one.number}};
  if (!one.by.empty()) step.set("by", one.by).set("choice", one.text);
  if (!rolls.empty()) step.set("rolls", std::move(rolls));
  step.set("told", Json::list(one.told));
  return step;
}

void print_json(const Match& match, const std::vector<Shown>& steps, Eyes eyes) {
  Json all = Json::array();
  for (const Shown& one : steps)
    if (!one.nothing()) all.add(step_json(one, match.names()));
  Json result = {{"game", match.game().about().name},
                 {"seats", Json::list(match.names())},
                 {"steps", std::move(all)},
                 {"over", match.over()}};
  result.set("view", eyes.table() ? view_json(match.game(), match.position(), match.names())
                                  : view_json(match.game(), match.view(eyes.seat), match.names()));
  if (match.over()) {
    const Scores scores = match.game().scores(match.position());
    Json by_name = Json::object();
    for (Seat seat = 0; seat < match.names().size(); ++seat)
      by_name.set(match.names()[seat], scores.of[seat]);
    result.set("scores", std::move(by_name));
  }
  std::cout << result.text() << '\n';
}

Eyes find_eyes(const std::string& said, const Names& names) {
  if (said.empty()) return {};
  for (Seat seat = 0; seat < names.size(); ++seat)
    if (names[seat] == said) return {seat};
  const std::vector<std::string_view> known(names.begin(), names.end());
  throw UsageError("no seat is called " + turnwright::quoted(said) + did_you_mean(said, known));
}

}  // namespace

int replay(const ReplayOptions& options) {
  const Record record = load_record(options.file);
  const Game& game = game_of(options.file, record, options.content);
  if (options.verify) {
    if (options.to || !options.seat.empty())
      throw UsageError("--verify checks the whole record: it goes with neither --to nor --seat");
    return verify(options.file, game, record, options.json);
  }
  const Eyes eyes = find_eyes(options.seat, record.names);
  const std::size_t steps = options.to.value_or(record.rows.size());
  if (steps > record.rows.size())
    throw UsageError(
        fmt::format("{} has {} steps, not {}", options.file, record.rows.size(), steps));
  auto replay = Replay::open(game, record);
  if (!replay) throw UsageError(in_file(options.file, replay.error()));
  const auto shown = play_again(**replay, steps, eyes, options.file);
  if (options.json)
    print_json((*replay)->match(), shown, eyes);
  else
    print_text((*replay)->match(), shown, eyes, options.to.has_value());
  return 0;
}

}  // namespace turnwright::cli
