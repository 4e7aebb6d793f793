// What a person may type at a question: a number, a move in notation, or one of the commands listed here.
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/play.h"
#include "cli/rules.h"
#include "engine/lines.h"
#include "engine/scenario/scenario.h"
#include "lab/outside.h"

namespace turnwright::cli {

struct Table::Command {
  std::string_view words;
  std::string_view argument;
  std::string_view meaning;
  void (Table::*run)(std::string_view argument);
};

const Table::Command Table::kCommands[] = {
    {"help", "", "this list", &Table::help},
    {"look", "", "the table and the choices again", &Table::look},
    {"undo", "", "take back the last step of a move that is not complete", &Table::undo},
    {"why", "[MOVE]", "why a move is not allowed; alone: the last one refused", &Table::why},
    {"rule", "N", "a rule by its number", &Table::rule},
    {"rules", "", "the whole rulebook", &Table::rules},
    {"log", "", "everything you were told so far", &Table::log},
    {"stops", "[QUESTION on|off]", "where you want to be asked", &Table::stops},
    {"pass until", "WINDOW", "give your usual answer until this window opens again",
     &Table::pass_until},
    {"save scenario", "FILE", "keep the position as a scenario", &Table::save_scenario},
    {"save", "FILE", "keep the game, to go on another time", &Table::save},
    {"resign", "", "give up", &Table::resign},
    {"quit", "", "leave the table", &Table::quit},
};

void Table::obey(std::string_view typed) {
  if (typed.empty()) return;
  ChoiceList choices;
  game().choices(match().position(), asked_, choices);
  if (const auto number = to_number(typed)) {
    if (*number >= 1 && *number <= choices.size())
      return carried(live_.match.submit(asked_, choices[static_cast<int>(*number - 1)]));
    return screen_.say_indented(fmt::format("The choices are numbered 1 to {}.", choices.size()));
  }
  // A move that is offered comes first: no command may stand in its way.
  for (const Choice& choice : choices)
    if (written(game(), match().position(), asked_, asked_, choice, match().names()) == typed)
      return carried(live_.match.submit(asked_, choice));
  for (const Command& command : kCommands)
    if (const auto argument = after_word(typed, command.words))
      return (this->*command.run)(*argument);
  const std::size_t before = match().steps().size();
  carried(live_.match.submit_text(asked_, typed));
  moved_ = match().steps().size() != before;  // of a refused line, what came before a die stays
}

void Table::carried(std::optional<Refusal> refused) {
  moved_ = !refused;
  if (moved_) return;
  refused_ = std::move(refused);
  show_refusal();
}

void Table::help(std::string_view) {
  screen_.say_indented("Answer with the number of a choice, or with the move itself:");
  for (const NotationForm& form : game().about().notation)
    screen_.say_indented(fmt::format("  {:<26} {}", form.form, form.meaning));
  screen_.say_indented("Or say:");
  for (const Command& command : kCommands)
    screen_.say_indented(fmt::format(
        "  {:<26} {}", fmt::format("{} {}", command.words, command.argument), command.meaning));
  screen_.say_indented("The windows for \"pass until\":");
  for (const WindowText& window : game().about().windows)
    screen_.say_indented(fmt::format("  {:<26} {}", window.name, window.meaning));
}

void Table::look(std::string_view) { show_question(asked_, true); }

void Table::undo(std::string_view) {
  carried(live_.match.retract(asked_));
  // What only this seat had heard may be gone with the step.
  chairs_[asked_].heard = std::min(chairs_[asked_].heard, heard_by(asked_).size());
}

void Table::why(std::string_view move) {
  if (!move.empty()) {
    const auto line = read_line(game(), match().position(), asked_, move, match().names());
    refused_ =
        line ? match().why_not(asked_, *line) : match_refusal("not-understood", line.error());
    if (!refused_) return screen_.say_indented(fmt::format("{} is allowed.", quoted(move)));
  }
  if (!refused_) return screen_.say_indented("Nothing you said was refused.");
  show_refusal();
  if (!refused_->rule.empty()) rule(refused_->rule);
}

void Table::rule(std::string_view number) try {
  screen_.say_indented(rule_text(game().about().name, number));
} catch (const UsageError& error) {
  screen_.say_indented(error.what());
}

void Table::rules(std::string_view) try {
  screen_.say_indented(rulebook_text(game().about().name));
} catch (const UsageError& error) {
  screen_.say_indented(error.what());
}

void Table::log(std::string_view) {
  const auto heard = heard_by(asked_);
  if (heard.empty()) screen_.say_indented("Nothing has happened yet.");
  for (const std::string& one : heard) screen_.say_indented("- " + one);
}

void Table::stops(std::string_view change) {
  const auto questions = game().about().questions;
  Stops& mine = chairs_[asked_].stops;
  std::vector<std::string_view> known;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    known.push_back(questions[i].name);
    const auto value = after_word(change, questions[i].name);
    if (value == "on" || value == "off") {
      mine.set(i, *value == "on");
      change = {};
    }
  }
  if (!change.empty()) {
    const std::string_view question = split_words(change).front();
    return screen_.say_indented(fmt::format("Say \"stops QUESTION on\" or \"off\", not {}{}",
                                            quoted(change), did_you_mean(question, known)));
  }
  for (std::size_t i = 0; i < questions.size(); ++i)
    screen_.say_indented(fmt::format("{:<12} {:<4} {}", questions[i].name,
                                     mine.at(i) ? "on" : "off", questions[i].meaning));
}

void Table::pass_until(std::string_view window) {
  const auto windows = game().about().windows;
  std::vector<std::string_view> known;
  for (std::size_t kind = 0; kind < windows.size(); ++kind) {
    known.push_back(windows[kind].name);
    if (windows[kind].name != window) continue;
    answer_usual(live_.match, asked_);
    chairs_[asked_].passing_until = static_cast<std::uint8_t>(kind);
    moved_ = true;
    return;
  }
  screen_.say_indented(
      fmt::format("No window is called {}{}", quoted(window), did_you_mean(window, known)));
}

void Table::save(std::string_view file) {
  if (!live_.has_record)
    return screen_.say_indented(
        "A game that began at a position has no record; \"save scenario FILE\" keeps where it is.");
  if (keep(file, to_text(live_.record())))
    screen_.say_indented(fmt::format("Go on with: turnwright play --resume {}", file));
}

void Table::save_scenario(std::string_view file) {
  auto scenario = to_scenario(match());
  if (!scenario) return screen_.say_indented(wrapped(scenario.error()));
  if (!live_.cards.empty())
    scenario->insert(scenario->find("\nposition\n"), "\ncards\n" + live_.cards + "\nend");
  keep(file, *scenario);
}

bool Table::keep(std::string_view file, const std::string& text) try {
  if (file.empty()) {
    screen_.say_indented("Say the name of a file, too.");
    return false;
  }
  write_file(std::string(file), text);
  screen_.say_indented(fmt::format("Saved in {}.", file));
  return true;
} catch (const OutsideError& error) {
  screen_.say_indented(error.what());
  return false;
}

void Table::resign(std::string_view) { carried(live_.match.resign(only(asked_))); }

void Table::quit(std::string_view) {
  if (!record_file_.empty() || !live_.has_record || warned_) return leave();
  warned_ = true;
  screen_.say_indented("The game is not saved: \"save FILE\" keeps it, \"quit\" again leaves it.");
}

}  // namespace turnwright::cli
