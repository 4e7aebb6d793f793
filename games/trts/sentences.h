// What the texts of factions say, sentence by sentence: read, kept to print it from, and put into the tables.
#pragma once

#include "games/trts/constants.h"
#include "games/trts/factions.h"
#include "games/trts/outline.h"

namespace turnwright::trts {

// `sheets` brings the phrases along.
void read_sentences(Outline&, const Constants&, Sheets& sheets, language::Diagnostics&);

}  // namespace turnwright::trts
