#include "cli/reference.h"

#include <fmt/core.h>

#include <vector>

#include "cli/commands.h"
#include "engine/dice.h"
#include "engine/match.h"
#include "games/registry.h"

namespace turnwright::cli {

namespace {

std::string code(std::string_view text) {
  return text.empty() ? "" : "`" + std::string(text) + "`";
}

// A cell may be empty, and a bar in it would end it.
std::string cell(std::string_view text) {
  std::string result;
  for (char one : text) {
    if (one == '|') result += '\\';
    result += one;
  }
  return result.empty() ? "–" : result;
}

class Table {
 public:
  Table(std::string title, const std::vector<std::string_view>& columns)
      : text_("\n" + std::move(title) + "\n\n|") {
    for (std::string_view column : columns) text_ += " " + std::string(column) + " |";
    text_ += "\n|";
    for (std::size_t i = 0; i < columns.size(); ++i) text_ += "---|";
    text_ += "\n";
  }
  void row(const std::vector<std::string>& cells) {
    text_ += "|";
    for (const std::string& one : cells) text_ += " " + cell(one) + " |";
    text_ += "\n";
    ++rows_;
  }
  // Nothing where there is nothing to list.
  std::string text() const { return rows_ == 0 ? "" : text_; }

 private:
  std::string text_;
  int rows_ = 0;
};

std::string_view sight_text(Sight sight) {
  switch (sight) {
    case Sight::kPublic: return "everybody";
    case Sight::kOwner: return "its seat";
    case Sight::kHidden: return "nobody";
    case Sight::kKnown: return "who knows it by the rules";
    case Sight::kPooled: return "its seat; others see all of it mixed";
  }
  return "";
}

std::string values_text(const Field& field) {
  std::string text;
  const auto list_words = [&text, &field] {
    std::size_t named = 0;
    for (std::string_view word : field.words) named += word.empty() ? 0 : 1;
    std::size_t listed = 0;
    for (std::string_view word : field.words) {
      if (word.empty()) continue;
      ++listed;
      if (named > 12 && listed > 3 && listed < named) continue;
      text += (listed == 1 ? "" : named > 12 && listed == named ? " … " : " ") + code(word);
    }
  };
  switch (field.shape) {
    case Shape::kNumber: text = "a number"; break;
    case Shape::kSeat: text = "a seat, or `nobody`"; break;
    case Shape::kSeats: text = "seats, or `none`"; break;
    case Shape::kWord:
      text = "one of ";
      list_words();
      break;
    case Shape::kSet:
      text = "`none`, or some of ";
      list_words();
      break;
  }
  const std::size_t places = field.per_seat != 0 ? field.per_seat : field.count;
  if (places > 1) text += fmt::format("; up to {} of them, with commas", places);
  return text + (field.can_be_unknown ? "; or `unknown`" : "");
}

std::string fields_table(const Game& game) {
  const Position start = game.standard(game.setup());
  const Names names = names_for(game.seats(start));
  Table table("Keys of a position:", {"key", "values", "unsaid", "seen by"});
  for (const Field& field : game.about().fields) {
    const bool divided = field.per_seat != 0;
    const std::string first = value_text(field, start.bytes(), divided ? 0 : kNobody, names);
    std::string standard = code(first);
    for (Seat seat = 1; divided && seat < names.size(); ++seat) {
      const std::string other = value_text(field, start.bytes(), seat, names);
      if (other != first) standard += ", " + names[seat] + " " + code(other);
    }
    table.row({code((divided ? "NAME " : "") + std::string(field.name)), values_text(field),
               standard, std::string(sight_text(field.sight))});
  }
  return table.text();
}

std::string options_table(const Game& game) {
  Table table("Options, for `set`:", {"key", "values", "unsaid", "meaning"});
  const Setup setup = game.setup();
  for (std::size_t i = 0; i < game.about().options.size(); ++i) {
    const Option& option = game.about().options[i];
    table.row({code(option.name), allowed_values(option), code(setup.value_text(i)),
               std::string(option.help)});
  }
  return table.text();
}

std::string windows_table(const Game& game) {
  Table table("Windows and questions, for `ask` and `pass until`:", {"name", "what", "meaning"});
  for (const WindowText& one : game.about().windows)
    table.row({code(one.name), "window", std::string(one.meaning)});
  for (const QuestionText& one : game.about().questions)
    table.row({code(one.name), "question", std::string(one.meaning)});
  return table.text();
}

std::string reasons_table(std::string title, std::span<const ReasonText> reasons) {
  Table table(std::move(title), {"code", "rule", "sentence"});
  for (const ReasonText& one : reasons)
    table.row({code(one.code), std::string(one.rule), std::string(one.sentence)});
  return table.text();
}

std::string forms_table(std::string title, std::span<const NotationForm> forms) {
  Table table(std::move(title), {"written", "example", "meaning"});
  for (const NotationForm& one : forms)
    table.row({code(one.form), code(one.example), std::string(one.meaning)});
  return table.text();
}

std::string notation_table(const Game& game) {
  return forms_table("Moves:", game.about().notation);
}

// The rows of a position, in the game's own words first.
std::string position_tables(const Game& game) {
  return forms_table("Rows of a position, of `see` and of `expect`:", game.about().rows) +
         fields_table(game);
}

// On whose streams dice fall, as some games that are played at random show it.
std::string dice_text(const Game& game) {
  bool at_start[2] = {}, in_play[2] = {};  // a seat's, the table's
  const auto note = [](const std::vector<Roll>& rolls, bool(&seen)[2]) {
    for (const Roll& roll : rolls) seen[roll.stream == kTable ? 1 : 0] = true;
  };
  const auto say = [](const bool(&seen)[2]) -> std::string {
    if (seen[0] && seen[1]) return "of each seat and of the `table`";
    return seen[0] ? "of each seat" : seen[1] ? "of the `table`" : "";
  };
  LowDice low;
  Host host(low);
  const Names names = names_for(game.seats(game.start(game.setup(), host)));
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    FastDice dice(seed), choosing(~seed);
    auto match = Match::start(game, game.setup(), names, dice);
    note(match->start_rolls(), at_start);
    while (!match->over()) {
      ChoiceList choices;
      const Seat seat = lowest(match->ask().owing);
      game.choices(match->position(), seat, choices);
      const auto picked = choosing.roll(kTable, static_cast<std::uint32_t>(choices.size()));
      match->submit(seat, choices[static_cast<int>(picked)]);
      note(match->steps().back().rolls, in_play);
    }
  }
  const std::string first = say(at_start), later = say(in_play);
  if (first.empty() && later.empty()) return "\nNo dice fall.\n";
  return "\nDice fall" + (first.empty() ? "" : " at the start on the stream " + first) +
         (first.empty() || later.empty() ? "" : ", and") +
         (later.empty() ? "" : " during play on the stream " + later) + ".\n";
}

std::string heading(const Game& game) {
  const About& about = game.about();
  const std::string seats = about.min_seats == about.max_seats
                                ? std::to_string(about.min_seats)
                                : fmt::format("{} to {}", about.min_seats, about.max_seats);
  return fmt::format("\n### {}\n\n{} `game {}`, {} seats, rules in [{}](rules/{}.md).\n",
                     about.title, about.summary, about.name, seats, about.name, about.name);
}

}  // namespace

std::string scenario_reference() {
  std::string text = "\n## Lists for every game\n";
  text +=
      reasons_table("Codes that every game refuses with:", std::span(kCommonReasons).subspan(1));
  text += reasons_table("Codes of the match, whatever is played:", kMatchReasons);
  text += "\nStreams of dice: the name of each seat, and `table`.\n";
  for (const Game* game : all_games())
    text += heading(*game) + options_table(*game) + dice_text(*game) + position_tables(*game) +
            windows_table(*game) + notation_table(*game) +
            reasons_table("Codes, for `refuse`:", game->about().reasons);
  return text;
}

std::string notation_reference() {
  std::string text = "\n## The moves of every game\n";
  for (const Game* game : all_games()) text += heading(*game) + notation_table(*game);
  return text;
}

int reference(const ReferenceOptions& options) {
  if (options.which != "scenarios" && options.which != "notation")
    throw UsageError("reference prints \"scenarios\" or \"notation\", not \"" + options.which +
                     "\"");
  fmt::print("{}", options.which == "scenarios" ? scenario_reference() : notation_reference());
  return 0;
}

}  // namespace turnwright::cli
