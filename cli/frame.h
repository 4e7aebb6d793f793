// Lines between a frame of box-drawing characters, as a card has it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "language/parser.h"

namespace turnwright::cli {

class Frame {
 public:
  void edge(std::string_view left, std::string_view right);
  void line(std::string_view left, std::string_view right = {});
  void paragraph(std::string_view words, std::string_view indent = {});
  // The sentences of a card, printed from its programs. `formula`: with the abstract syntax below each.
  void sentences(const language::Language&, const std::vector<language::Program>&, bool formula);
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace turnwright::cli
