// The terminal as a command sees it: lines in, text out. Colours and clearing happen only where somebody
// watches; a file or a test gets plain text.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace turnwright::cli {

class Screen {
 public:
  Screen(std::istream& in, std::ostream& out, bool is_terminal = false, bool has_colour = false)
      : in_(in), out_(out), is_terminal_(is_terminal), has_colour_(has_colour) {}
  static Screen standard();  // this process's own input and output

  void say(std::string_view line = {});
  void say_indented(std::string_view lines);
  void title(std::string_view line);
  void clear();  // nothing that was shown may stay readable; without a terminal: a row of dashes
  // The next line that is typed; nothing at the end of the input.
  std::optional<std::string> ask(std::string_view prompt);

 private:
  std::string bold(std::string_view text) const;

  std::istream& in_;
  std::ostream& out_;
  bool is_terminal_, has_colour_;
};

inline constexpr std::size_t kScreenWidth = 78;

// Broken at spaces, so that no line is longer than the screen.
std::string wrapped(std::string_view text);
// In as many columns as fit, read along the rows.
std::string in_columns(const std::vector<std::string>& cells);

}  // namespace turnwright::cli
