// Charts as SVG, to stand in a page (lab/page.h). Each says in words what it shows; the numbers stand in a table beside it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/tally.h"

namespace turnwright {

// A value with its interval on a row of its own. Without a name: a gap, where rows are left out.
struct Whisker {
  std::string name;
  double value = 0, margin = 0;
};
// The rows below each other on one scale, which has a line at 0. What lies wholly on one side of it is filled; the rest
// is hollow.
std::string whiskers(std::string_view what, std::string_view unit, const std::vector<Whisker>&);

// How often each number came up, in bars, with the median.
std::string histogram(std::string_view what, const Tally&);

// A colour for a share of 0 to 1, with one half as its neutral middle, as style of an element with text on it.
std::string heat_style(double share);

}  // namespace turnwright
