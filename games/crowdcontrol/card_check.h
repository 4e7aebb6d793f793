// The text of one card: its lines read and held to CC-132, CC-133 and CC-164.
#pragma once

#include <vector>

#include "games/crowdcontrol/card_fields.h"

namespace turnwright::crowdcontrol {

struct CardText {
  const Card& card;  // of which type and classes are known
  std::vector<language::TextLine> lines;
};

// The programs of the lines that could be read. Mistakes go to `wrong`, and what is only odd to the warnings of the set.
std::vector<language::Program> read_text(CardSet&, const CardText&, language::Diagnostics& wrong);

}  // namespace turnwright::crowdcontrol
