// The results of a tournament for people at a terminal.
#pragma once

#include <string>

#include "lab/card_impact.h"

namespace turnwright::cli {

std::string tournament_text(const Tournament&, const TournamentResults&);

// A table of cards, the strongest first.
std::string card_table(const Game&, const std::vector<CardImpact>&);

}  // namespace turnwright::cli
