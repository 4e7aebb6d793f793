#include "cli/frame.h"

#include <algorithm>

#include "engine/text.h"
#include "language/printer.h"

namespace turnwright::cli {
namespace {

constexpr int kWidth = 46;  // between the sides of the frame

int width_of(std::string_view text) { return language::characters(text, text.size()); }

}  // namespace

void Frame::edge(std::string_view left, std::string_view right) {
  text_ += left;
  for (int i = 0; i < kWidth + 2; ++i) text_ += "─";
  text_ += std::string(right) + "\n";
}

void Frame::line(std::string_view left, std::string_view right) {
  const int gap = std::max(0, kWidth - width_of(left) - width_of(right));
  text_ += "│ " + std::string(left) + std::string(static_cast<std::size_t>(gap), ' ') +
           std::string(right) + " │\n";
}

void Frame::paragraph(std::string_view words, std::string_view indent) {
  std::string row(indent);
  bool is_empty = true;
  for (std::string_view word : split_words(words)) {
    if (!is_empty && width_of(row) + 1 + width_of(word) > kWidth) {
      line(row);
      row = indent;
      is_empty = true;
    }
    if (!is_empty) row += ' ';
    row += word;
    is_empty = false;
  }
  line(row);
}

void Frame::sentences(const language::Language& language,
                      const std::vector<language::Program>& programs, bool formula) {
  for (const language::Program& program : programs) {
    paragraph(language::print(language, program));
    if (formula)
      paragraph(language::formula(language.operations, language.lexicon, program), "    ");
  }
}

}  // namespace turnwright::cli
