// What a comparison has found, for people and as JSON.
#pragma once

#include <string>

#include "cli/changes.h"
#include "cli/json.h"
#include "lab/compare.h"

namespace turnwright::cli {

// What a change has made of something: stronger, weaker, no difference found.
std::string_view change_word(Change);

std::string comparison_text(const League&, const Changes&, const Comparison&);
Json comparison_json(const League&, const Changes&, const Comparison&);

}  // namespace turnwright::cli
