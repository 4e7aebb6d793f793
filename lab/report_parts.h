// What the reports of a tournament and of a comparison have in common.
#pragma once

#include <string>
#include <vector>

#include "lab/card_impact.h"
#include "lab/page.h"

namespace turnwright {

std::string percent(double part);                        // 48.1 %
std::string percent(const Share&);                       // 48.1 % ± 2.2
std::string signed_percent(double part, double margin);  // +3.1 ± 1.0

// Where to go on the page: the ids and headings of its sections.
struct Stop {
  std::string_view id, heading;
};
std::string navigation(const std::vector<Stop>&);

std::string cards_section(const Game&, const Standings&, const CardUses&);
// What exactly was played, so that it can be played again.
std::string about_section(const Tournament&, const TournamentResults&);

}  // namespace turnwright
