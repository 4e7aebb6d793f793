// The text of one card: its lines read, and what holds between them (which abilities a card type has, what "it",
// "the target" and "its bearer" may refer to, and how much of anything there may be).
#pragma once

#include <vector>

#include "games/wtactics/card_fields.h"

namespace turnwright::wtactics {

struct CardText {
  Tables table;
  Cost cost;
  language::Place place;  // of the card
  std::vector<language::TextLine> lines;
};

using Counters = std::vector<std::int16_t>;  // the kinds of counters in a set, as packed pairs

// The programs of the lines that could be read. What the text needs of counters is added to `counters`, and its
// mistakes to `diagnostics`.
std::vector<language::Program> read_text(const language::Language&, const CardText&,
                                         Counters& counters, language::Diagnostics& diagnostics);

}  // namespace turnwright::wtactics
