// Programs in, card text out: the canonical wording, which the parser reads back as the same program.
#pragma once

#include <string>

#include "language/parser.h"

namespace turnwright::language {

std::string print(const Language&, const Program&);
// The same as it stands inside a sentence, without the capital.
std::string print_part(const Language&, const Program&);
// The phrase that prints the operation at `at`.
const Phrase& printed_by(const Language&, const Program&, std::size_t at);

}  // namespace turnwright::language
