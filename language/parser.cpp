#include "language/parser.h"

#include <algorithm>

#include "engine/text.h"
#include "language/chart.h"

namespace turnwright::language {
namespace {

// The line as the chart reads it: one space between words, and of joined words the one in the phrases.
struct Source {
  std::string text;
  std::vector<int> columns;  // of each byte of `text`, and of its end, in characters of the line

  Source(const Phrases& phrases, std::string_view line) {
    std::size_t at = 0;
    while (at < line.size()) {
      if (line[at] == ' ' || line[at] == '\t') {
        const std::size_t next = std::min(line.find_first_not_of(" \t", at), line.size());
        if (!text.empty() && next < line.size()) put(line, at, " ");
        at = next;
      } else if (const std::size_t end = word_end(line, at); end > at) {
        put(line, at, unjoined(phrases.joins(), line.substr(at, end - at)));
        at = end;
      } else {
        put(line, at, line.substr(at, 1));
        ++at;
      }
    }
    columns.push_back(characters(line, line.size()));
  }

 private:
  void put(std::string_view line, std::size_t at, std::string_view words) {
    for (std::size_t i = 0; i < words.size(); ++i)
      columns.push_back(characters(line, std::min(at + i, line.size())));
    text += words;
  }
};

// The next word or two of the text, for comparing with what would have been accepted.
std::string_view words_at(std::string_view text, std::size_t at, std::size_t like) {
  const std::size_t count = std::min(like, text.size() - at);
  std::size_t end = at + count;
  while (inside_word(text, end)) ++end;
  return trimmed(text.substr(at, end - at));
}

class LineReader {
 public:
  LineReader(const Language& language, std::string_view line, const Place& place)
      : language_(language),
        line_(line),
        place_(place),
        source_(language.phrases, line),
        chart_(language, source_.text) {}

  Result<Reading, Diagnostics> read(std::uint8_t category) {
    if (line_.size() > kLongestLine)
      return one_wrong(0, "L001",
                       "this line is longer than " + std::to_string(kLongestLine) + " bytes", {});
    std::vector<int> whole;
    int longest = 0;
    for (const Found& found : chart_.read(category, {kNone, true}, 0)) {
      longest = std::max(longest, found.end);
      if (found.end == static_cast<int>(source_.text.size())) whole.push_back(found.fragment);
    }
    if (whole.empty()) return not_understood(longest);
    if (whole.size() > 1) return two_ways(whole);
    Reading reading{chart_.fragment(whole[0]).nodes, {}};
    for (int place : chart_.fragment(whole[0]).places)
      reading.columns.push_back(source_.columns[static_cast<std::size_t>(place)]);
    check_heads(reading);
    check_once(reading, 0, 0);
    if (!wrong_.empty()) return Failure{std::move(wrong_)};
    return reading;
  }

 private:
  Failure<Diagnostics> one_wrong(int column, std::string_view code, std::string sentence,
                                 std::vector<std::string> notes) {
    add_wrong(column, code, std::move(sentence), std::move(notes));
    return Failure{std::move(wrong_)};
  }
  void add_wrong(int column, std::string_view code, std::string sentence,
                 std::vector<std::string> notes) {
    wrong_.push_back({{place_.file, place_.line, place_.column + column},
                      code,
                      std::move(sentence),
                      std::move(notes)});
  }

  Failure<Diagnostics> not_understood(int longest) {
    const std::string& text = source_.text;
    if (longest > 0 && longest >= chart_.farthest())
      return one_wrong(source_.columns[static_cast<std::size_t>(longest)] +
                           (text[static_cast<std::size_t>(longest)] == ' ' ? 1 : 0),
                       "L003",
                       "the ability is complete before this: a second one needs a line of its own",
                       {"understood: " + text.substr(0, static_cast<std::size_t>(longest))});
    const auto at = static_cast<std::size_t>(chart_.farthest());
    std::vector<std::string> notes;
    const std::string understood(trimmed(std::string_view(text).substr(0, at)));
    if (!understood.empty()) notes.push_back("understood: " + understood);
    for (const std::string& one : suggestions(at)) notes.push_back("accepted here: " + one);
    const bool at_end = at >= text.size();
    return one_wrong(
        source_.columns[std::min(at, text.size())], "L002",
        at_end ? "the line ends too early"
               : "not understood: " + text.substr(at, text.find_first_of(" ,.;:", at + 1) - at),
        std::move(notes));
  }

  // What would have been accepted: what is nearest to the words there, or else the first few phrases that go on
  // here, with the words that would.
  std::vector<std::string> suggestions(std::size_t at) const {
    constexpr std::size_t kMost = 8;
    std::vector<std::string> near;
    std::vector<std::pair<std::string, std::string>> others;  // words, and the phrase they stand in
    for (const Expected& one : chart_.expected()) {
      const std::string& phrase = one.phrase->text;
      const bool in_phrase = phrase.find(one.words) != std::string::npos;
      const std::string_view there = words_at(source_.text, at, one.words.size());
      if (!nearest(there, {one.words}, 1).empty()) {
        const std::string note =
            in_phrase && phrase != one.words ? one.words + "   as in: " + phrase : one.words;
        if (std::find(near.begin(), near.end(), note) == near.end()) near.push_back(note);
      } else if (in_phrase) {
        others.emplace_back("", phrase);
      } else if (one.open) {
        continue;  // there are too many of them
      } else if (!others.empty() && others.back().second == phrase) {
        others.back().first += ", " + one.words;
      } else {
        others.emplace_back(one.words, phrase);
      }
    }
    if (!near.empty()) {
      near.resize(std::min<std::size_t>(near.size(), 3));
      return near;
    }
    for (const auto& [words, phrase] : others) {
      const std::string note = words.empty() ? phrase : words + "   as in: " + phrase;
      if (std::find(near.begin(), near.end(), note) == near.end()) near.push_back(note);
    }
    if (near.size() > kMost) {
      near.resize(kMost);
      near.emplace_back("…");
    }
    return near;
  }

  Failure<Diagnostics> two_ways(const std::vector<int>& whole) {
    std::vector<std::string> notes;
    for (int fragment : whole)
      notes.push_back("either: " + formula(language_.operations, language_.lexicon,
                                           chart_.fragment(fragment).nodes));
    return one_wrong(0, "L004", "this can be understood in two ways", std::move(notes));
  }

  // Does each slot hold a selection of what it takes?
  void check_heads(const Reading& reading) {
    const Operations& operations = language_.operations;
    for (std::size_t at = 0; at < reading.program.size(); ++at) {
      if (reading.program[at].operation == kValue) continue;
      const Operation& operation = operations[reading.program[at].operation];
      for (std::size_t i = 0; i < operation.slots.size(); ++i) {
        if (operation.slots[i].accepts == 0) continue;
        const std::size_t place = child(operations, reading.program, at, i);
        const int head = head_of(operations, reading.program, place);
        if (head < 0 || (operation.slots[i].accepts >> head & 1u)) continue;
        add_wrong(reading.columns[place], "L005", cannot_take(operation, head),
                  {takes(operation.slots[i])});
      }
    }
  }
  std::string head_word(int head) const {
    const auto head_class = static_cast<std::uint8_t>(language_.operations.head_class());
    return language_.phrases.spellings(head_class, head, kNone,
                                       language_.phrases.gender_of(head_class, head))[0];
  }
  std::string cannot_take(const Operation& operation, int head) const {
    return "\"" + std::string(operation.name) + "\" does not go with: " + head_word(head);
  }
  std::string takes(const Slot& slot) const {
    std::string words;
    for (int head = 0; head < 32; ++head)
      if (slot.accepts >> head & 1u) words += (words.empty() ? "" : ", ") + head_word(head);
    return "it takes: " + words;
  }

  // No quotes in quotes. Returns the place behind what begins at `at`.
  std::size_t check_once(const Reading& reading, std::size_t at, std::uint64_t open) {
    const Node& node = reading.program[at++];
    if (node.operation == kValue) return at;
    for (const Slot& slot : language_.operations[node.operation].slots) {
      const bool once =
          slot.kind == SlotKind::kCategory && language_.operations.categories()[slot.of].once;
      if (once && (open >> slot.of & 1u))
        add_wrong(reading.columns[at], "L006",
                  "a quoted ability cannot hold another quoted ability", {});
      at = check_once(reading, at, once ? open | std::uint64_t{1} << slot.of : open);
    }
    return at;
  }

  const Language& language_;
  std::string_view line_;
  const Place& place_;
  Source source_;
  Chart chart_;
  Diagnostics wrong_;
};

}  // namespace

Result<Reading, Diagnostics> read_line(const Language& language, std::uint8_t category,
                                       std::string_view line, const Place& place) {
  return LineReader(language, line, place).read(category);
}

}  // namespace turnwright::language
