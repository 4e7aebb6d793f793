// The cards of a set as entries of files: those that are there, newer ones in the place of old ones, and no two of one
// name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "language/cards_file.h"

namespace turnwright::language {

// A text field, trimmed; empty, if it is missing or no text.
std::string text_of(const Entry&, std::string_view field);

// The entries of all files. One in a table that is not listed is a mistake and left out.
std::vector<Entry> read_entries(const std::vector<SourceText>&,
                                const std::vector<std::string>& tables, Diagnostics&);
// Each newer one takes the place of the one of its name, if that is from another file and `may_replace` it.
void put_newer(std::vector<Entry>& entries, std::vector<Entry> newer,
               bool (*may_replace)(const Entry& old, const Entry& newer));
// Names and numbers stand for one card each.
void check_names_once(const std::vector<Entry>&, Diagnostics&);

}  // namespace turnwright::language
