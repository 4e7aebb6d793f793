// The text of one card: its lines read, and what holds between them (which abilities a card type has, what "it",
// "the target" and "its bearer" may refer to).
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

// The programs of the lines that could be read; mistakes are added to `diagnostics`.
std::vector<language::Program> read_text(const language::Language&, const CardText&,
                                         language::Diagnostics& diagnostics);

}  // namespace turnwright::wtactics
