// What all games share that draw their table as text: lists in rows of one width.
#pragma once

#include <span>
#include <string>

#include "engine/text.h"

namespace turnwright {

// A heading and what belongs to it, in as many rows as it takes. Nothing if there is nothing.
void write_list(Text&, std::string_view heading, std::span<const std::string> items,
                std::string_view between = ",");

}  // namespace turnwright
