// The list of all phrases by category, each with an example printed from the table: the second half of
// docs/card-language.md.
#pragma once

#include <string>

#include "language/parser.h"

namespace turnwright::language {

std::string reference(const Language&);  // Markdown

}  // namespace turnwright::language
