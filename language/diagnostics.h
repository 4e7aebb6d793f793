// What is wrong with a card file or a phrase file: where, a stable code, a sentence, and what would do.
// A file's mistakes are all reported at once, and a set with a mistake does not load.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace turnwright::language {

struct Place {
  std::string file;
  int line = 1;
  int column = 1;  // in characters, from 1
  friend bool operator==(const Place&, const Place&) = default;
};

struct Diagnostic {
  Place place;
  std::string_view code;  // L001 …, listed in docs/card-language.md
  std::string sentence;
  std::vector<std::string> notes;  // what was understood, what would be accepted
};
using Diagnostics = std::vector<Diagnostic>;

// file:line:column: L012: sentence, and a line for each note.
std::string to_text(const Diagnostic&);
std::string to_text(const Diagnostics&);

// In the order of files, lines and columns.
void sort_by_place(Diagnostics&);

// How many characters the first `bytes` bytes are: what a person counts as columns.
int characters(std::string_view text, std::size_t bytes);

// The few of `known` that are nearest to `word`, nearest first; none that is not near.
std::vector<std::string> nearest(std::string_view word, const std::vector<std::string>& known,
                                 std::size_t most = 3);

}  // namespace turnwright::language
