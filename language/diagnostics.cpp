#include "language/diagnostics.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace turnwright::language {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Edits between two words, two letters that changed places being one; the case of a letter is none.
std::size_t edits(std::string_view from, std::string_view to) {
  std::vector<std::size_t> before(to.size() + 1), last(to.size() + 1), row(to.size() + 1);
  for (std::size_t j = 0; j < row.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= from.size(); ++i) {
    before = std::exchange(last, row);
    row[0] = i;
    for (std::size_t j = 1; j <= to.size(); ++j) {
      const char a = lower(from[i - 1]), b = lower(to[j - 1]);
      row[j] = std::min({last[j - 1] + (a == b ? 0 : 1), last[j] + 1, row[j - 1] + 1});
      if (i > 1 && j > 1 && a == lower(to[j - 2]) && lower(from[i - 2]) == b)
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
  }
  return row.back();
}

}  // namespace

std::string to_text(const Diagnostic& diagnostic) {
  std::string text = diagnostic.place.file + ":" + std::to_string(diagnostic.place.line) + ":" +
                     std::to_string(diagnostic.place.column) + ": " + std::string(diagnostic.code) +
                     ": " + diagnostic.sentence + "\n";
  for (const std::string& note : diagnostic.notes) text += "    " + note + "\n";
  return text;
}

std::string to_text(const Diagnostics& diagnostics) {
  std::string text;
  for (const Diagnostic& one : diagnostics) text += to_text(one);
  return text;
}

void sort_by_place(Diagnostics& diagnostics) {
  std::sort(diagnostics.begin(), diagnostics.end(), [](const auto& a, const auto& b) {
    return std::tie(a.place.file, a.place.line, a.place.column, a.code, a.sentence) <
           std::tie(b.place.file, b.place.line, b.place.column, b.code, b.sentence);
  });
}

int characters(std::string_view text, std::size_t bytes) {
  return static_cast<int>(std::count_if(text.begin(), text.begin() + static_cast<long>(bytes),
                                        [](char c) { return (c & 0xc0) != 0x80; }));
}

std::vector<std::string> nearest(std::string_view word, const std::vector<std::string>& known,
                                 std::size_t most) {
  constexpr std::size_t kLongest = 200;  // no use comparing what nobody typed by mistake
  std::vector<std::pair<std::size_t, std::string>> found;
  for (const std::string& candidate : known) {
    if (candidate.empty() || candidate.size() > kLongest || word.size() > kLongest) continue;
    const std::size_t distance = edits(word, candidate);
    if (distance <= std::max<std::size_t>(1, std::max(word.size(), candidate.size()) / 3))
      found.emplace_back(distance, candidate);
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  std::vector<std::string> best;
  for (const auto& [distance, candidate] : found)
    if (best.size() < most) best.push_back(candidate);
  return best;
}

}  // namespace turnwright::language
