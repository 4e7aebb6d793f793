// The frame of a report: an HTML page of its own, with its style and nothing from anywhere else.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace turnwright {

// Text as HTML and SVG want it.
std::string escaped(std::string_view);

// A whole page. `lead` and `body` are HTML; the title is text.
std::string page(std::string_view title, std::string_view lead, std::string_view body);

// A chapter with its heading.
std::string section(std::string_view id, std::string_view heading, std::string_view html);

// A number to be seen at a glance.
struct Fact {
  std::string number, meaning;
};
std::string facts(const std::vector<Fact>&);

// A table; the first column names the row. Cells are HTML.
struct HtmlTable {
  std::string caption;
  std::vector<std::string> head;
  std::vector<std::vector<std::string>> rows;
};
std::string table(const HtmlTable&);
// The numbers behind a chart, for those who want them or cannot see it.
std::string folded_table(const HtmlTable&);

}  // namespace turnwright
