// Writes a position as a scenario: the rows in which it differs from the standard one.
#include "engine/scenario/file.h"
#include "engine/text.h"

namespace turnwright {

Result<std::string> to_scenario(const Match& match) {
  const Game& game = match.game();
  const About& about = game.about();
  const Names& names = match.names();
  if (match.has_open_line())
    return Failure{"a position inside an open line cannot be written as a scenario"};
  std::string text = "scenario 1\n# rules  the numbers of the rules that this shows\ngame     " +
                     std::string(about.name) + "\n";
  for (std::size_t i = 0; i < about.options.size(); ++i)
    text += "set      " + std::string(about.options[i].name) + " = " + match.setup().value_text(i) +
            "\n";
  text += "seats   ";
  for (const std::string& name : names) {
    if (std::string problem = name_problem(name, &game); !problem.empty())
      return Failure{std::move(problem)};
    text += " " + name;
  }

  Position position = game.standard(match.setup());
  const std::string standard_rows = game.position_text(position, names);
  const auto standard = split(standard_rows, '\n');
  text += "\nposition\n";
  std::size_t at = 0;
  const std::string rows = game.position_text(match.position(), names);
  for (std::string_view row : split(rows, '\n')) {
    if (row == standard[at++]) continue;
    text += "  " + std::string(row) + "\n";
    if (auto changed = game.with_row(position, row, names)) position = *changed;
  }
  if (!game.finish_position(position) || position != match.position())
    return Failure{"this position has parts that its text cannot say"};
  text += "end\nask     ";
  const Ask ask = match.ask();
  for (Seat seat = 0; seat < names.size(); ++seat)
    if (holds(ask.owing, seat)) text += " " + names[seat];
  return text + (ask.over() ? " nobody" : " " + std::string(about.windows[ask.kind].name)) + "\n";
}

}  // namespace turnwright
