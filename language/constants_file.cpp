#include "language/constants_file.h"

#include <algorithm>

namespace turnwright::language {

Result<std::vector<int>, Diagnostics> read_numbers(const SourceText& source,
                                                   std::span<const NumberRow> rows) {
  const auto entries = read_card_file(source);
  if (!entries) return Failure{entries.error()};
  Diagnostics wrong;
  if (entries->size() != 1 || entries->front().table != "constants") {
    wrong.push_back({{source.file, 1, 1}, "L011", "constants stand in one table: [constants]", {}});
    return Failure{std::move(wrong)};
  }
  const Entry& table = entries->front();
  std::vector<int> numbers;
  std::vector<std::string> names;
  for (const NumberRow& row : rows) {
    names.emplace_back(row.name);
    const Field* field = table.find(row.name);
    if (!field)
      wrong.push_back({table.place, "L013", "the constant " + names.back() + " is missing", {}});
    else if (!field->number() || *field->number() < row.least || *field->number() > row.most)
      wrong.push_back({field->place,
                       "L021",
                       names.back() + " is a number from " + std::to_string(row.least) + " to " +
                           std::to_string(row.most),
                       {}});
    else
      numbers.push_back(static_cast<int>(*field->number()));
  }
  for (const Field& field : table.fields) {
    if (std::find(names.begin(), names.end(), field.name) != names.end()) continue;
    std::vector<std::string> notes;
    for (const std::string& near : nearest(field.name, names))
      notes.push_back("did you mean: " + near);
    wrong.push_back({field.place, "L012", "there is no constant " + field.name, std::move(notes)});
  }
  if (!wrong.empty()) return Failure{std::move(wrong)};
  return numbers;
}

}  // namespace turnwright::language
