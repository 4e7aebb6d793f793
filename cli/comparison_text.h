// What a comparison has found, for people and as JSON.
#pragma once

#include <string>

#include "cli/changes.h"
#include "cli/json.h"
#include "lab/compare.h"

namespace turnwright::cli {

std::string comparison_text(const League&, const Changes&, const Comparison&);
Json comparison_json(const League&, const Changes&, const Comparison&);

}  // namespace turnwright::cli
