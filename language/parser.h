// Card text in, programs out. Every reading of a line is found; one is success, none or several is a
// diagnostic that shows where understanding stopped, or both readings.
#pragma once

#include <string_view>
#include <vector>

#include "engine/result.h"
#include "language/diagnostics.h"
#include "language/phrases.h"
#include "language/program.h"

namespace turnwright::language {

// A language as it is used: what can be said, how, and with which open words.
struct Language {
  const Operations& operations;
  const Phrases& phrases;
  const Lexicon& lexicon;
};

inline constexpr std::size_t kLongestLine = 1000;  // bytes of one line of card text

struct Reading {
  Program program;
  std::vector<int> columns;  // where in the line each node was read, in characters from 0
};

// `place` is where the line begins.
Result<Reading, Diagnostics> read_line(const Language&, std::uint8_t category,
                                       std::string_view line, const Place& place);

}  // namespace turnwright::language
