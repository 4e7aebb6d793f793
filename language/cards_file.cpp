#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
// One of toml++'s assertions can be reached from a file (a header as "[[=", mended upstream after the version that
// Debian has); without it the parser goes on to report the mistake.
#define TOML_ASSERT(expr) static_cast<void>(0)
#include "language/cards_file.h"

#include <toml++/toml.h>

#include <algorithm>

#include "engine/text.h"

namespace turnwright::language {
namespace {

class FileReader {
 public:
  explicit FileReader(const SourceText& source) : source_(source) {}

  // The tables under `name`, whether one or a list of them.
  void add_entries(std::string_view name, const toml::node& node, std::vector<Entry>& out) {
    if (const toml::table* table = node.as_table()) return out.push_back(entry(name, *table));
    const toml::array* array = node.as_array();
    if (array == nullptr || array->empty() || !array->is_homogeneous<toml::table>())
      return wrong(node, "a card stands in a table: [[creature]], [[event]], …");
    for (const toml::node& one : *array) out.push_back(entry(name, *one.as_table()));
  }

  Diagnostics wrong_;

 private:
  Entry entry(std::string_view name, const toml::table& table) {
    Entry entry{std::string(name), place(table), {}, {}};
    for (const auto& [key, value] : table) {
      const bool is_part = value.is_table() ||
                           (value.is_array() && value.as_array()->is_homogeneous<toml::table>() &&
                            !value.as_array()->empty());
      if (is_part) {
        add_entries(key.str(), value, entry.parts);
      } else {
        entry.fields.push_back(field(key.str(), value));
      }
    }
    std::sort(entry.fields.begin(), entry.fields.end(),
              [](const Field& a, const Field& b) { return a.place.line < b.place.line; });
    return entry;
  }

  Field field(std::string_view name, const toml::node& value) {
    Field field{std::string(name), {}, place(value), false};
    if (const auto* number = value.as_integer()) field.value = number->get();
    if (const auto* flag = value.as_boolean()) field.value = flag->get();
    if (const auto* text = value.as_string()) {
      field.value = text->get();
      find_content(field);
    }
    return field;
  }

  // Moves the place from the opening quotes to the first character of the text itself.
  void find_content(Field& field) {
    std::string_view from_here = source_.text;
    for (int line = 1; line < field.place.line; ++line)
      from_here.remove_prefix(from_here.find('\n') + 1);
    for (int column = 1; column < field.place.column; ++column) {
      from_here.remove_prefix(1);
      while (!from_here.empty() && (from_here[0] & 0xc0) == 0x80) from_here.remove_prefix(1);
    }
    const bool long_quotes = from_here.starts_with("'''") || from_here.starts_with("\"\"\"");
    const std::size_t quotes = long_quotes ? 3 : 1;
    field.place.column += static_cast<int>(quotes);
    const std::string_view content = from_here.substr(std::min(quotes, from_here.size()));
    const std::string& text = *field.text();
    field.exact = content.starts_with(text);
    if (content.starts_with('\n') && long_quotes) {  // the first line break is not part of the text
      field.exact = content.substr(1).starts_with(text);
      ++field.place.line;
      field.place.column = 1;
    }
  }

  Place place(const toml::node& node) const {
    const toml::source_position begin = node.source().begin;
    return {source_.file, static_cast<int>(begin.line), static_cast<int>(begin.column)};
  }
  void wrong(const toml::node& node, std::string sentence) {
    wrong_.push_back({place(node), "L011", std::move(sentence), {}});
  }

  const SourceText& source_;
};

bool earlier(const Entry& a, const Entry& b) { return a.place.line < b.place.line; }

}  // namespace

const Field* Entry::find(std::string_view name) const {
  for (const Field& field : fields)
    if (field.name == name) return &field;
  return nullptr;
}

Result<std::vector<Entry>, Diagnostics> read_card_file(const SourceText& written) {
  SourceText source = written;
  std::erase(source.text, '\r');  // lines may end as they do on other systems
  const toml::parse_result parsed = toml::parse(std::string_view(source.text));
  if (!parsed) {
    const toml::source_position at = parsed.error().source().begin;
    const Place place{source.file, static_cast<int>(at.line), static_cast<int>(at.column)};
    return Failure{
        Diagnostics{{place, "L010", "not TOML: " + std::string(parsed.error().description()), {}}}};
  }
  FileReader reader(source);
  std::vector<Entry> entries;
  for (const auto& [key, value] : parsed.table()) reader.add_entries(key.str(), value, entries);
  if (!reader.wrong_.empty()) return Failure{std::move(reader.wrong_)};
  std::sort(entries.begin(), entries.end(), earlier);
  return entries;
}

std::vector<TextLine> lines_of(const Field& field) {
  std::vector<TextLine> lines;
  Place place = field.place;
  for (std::string_view line : split(*field.text(), '\n')) {
    const std::string_view words = trimmed(line);
    if (!words.empty()) {
      Place begin = place;
      begin.column += characters(line, static_cast<std::size_t>(words.data() - line.data()));
      lines.push_back({std::string(words), begin});
    }
    ++place.line;
    place.column = 1;
  }
  return lines;
}

}  // namespace turnwright::language
