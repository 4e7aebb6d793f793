// Cards as they lie on the table.
#include "cli/card.h"

#include "tests/cli/command.h"
#include "tests/test.h"

namespace turnwright::cli {
namespace {

std::string drawn_card(std::string_view name, bool formula = false) {
  return crowdcontrol_cards().drawn(name, formula);
}

TEST_CASE("a card of CrowdControl is drawn with what is printed on it") {
  EXPECT(drawn_card("The Unlit Shepherd", true) ==
         R"(┌────────────────────────────────────────────────┐
│ The Unlit Shepherd            (6, sacrifice 1) │
│ Mysticism                                 rare │
├────────────────────────────────────────────────┤
│ Entity – Spirit Epic                           │
│                                                │
│ When this card comes onto the board, kill      │
│ target opposing Entity.                        │
│     OnSpawn: Kill TARGET                       │
│                                                │
│ MY9                                        5/5 │
└────────────────────────────────────────────────┘
)");
  EXPECT(
      drawn_card("The Sunken Grove").find("│ The Sunken Grove                       Delay 2 │") !=
      std::string::npos);
  EXPECT(
      drawn_card("The Sunken Grove").find("│ H7                                   Health 22 │") !=
      std::string::npos);
  EXPECT(drawn_card("Likeness").find("│ TK5                                        X/X │") !=
         std::string::npos);
  EXPECT(drawn_card("Likeness").find("│ any class ") != std::string::npos);
}

TEST_CASE(
    "a unit of TRTS is drawn with its figures, its spells and its stance, and a map as it lies "
    "there") {
  EXPECT(trts_sheets().drawn("Mortar Wagon", false) ==
         R"(┌────────────────────────────────────────────────┐
│ Mortar Wagon                 2 minerals, 1 gas │
│ Brasshold                           Heavy Mech │
├────────────────────────────────────────────────┤
│ HP 10                                  speed 2 │
│ ground 6 at range 6, +2 on Heavy               │
│ supply 3                                size 4 │
│                                                │
│ braced Mortar Wagon                            │
│ HP 10                                  speed 0 │
│ ground 3×4 at range 9                          │
│                                                │
│ at Gunworks                                    │
└────────────────────────────────────────────────┘
)");
  const auto shows = [](std::string_view name, std::string_view what) {
    return trts_sheets().drawn(name, true).find(what) != std::string::npos;
  };
  EXPECT(shows("Fusilier", "│ Fusilier                             1 mineral │"));
  EXPECT(shows("Cantor", "│     Cast(1, 7, Rekindle(4))                    │"));
  EXPECT(shows("Gnawling", "│ 2 units per order                              │"));
  EXPECT(shows("Elder Heartbole", "│ at Heartbole; needs Gnaw Pit                   │"));
  EXPECT(shows("Claws II", "│ at Gnaw Pit; needs Elder Heartbole, Claws I    │"));
  EXPECT(shows("Lucent Order", "│     Reglow(2)                                  │"));
  EXPECT(shows("Four Winds", "Thistle Meadow"));
  EXPECT(trts_sheets().drawn("Coal Shaman", false).empty());
}

TEST_CASE("a card that is not there is refused with what may have been meant") {
  const auto refused = [](std::vector<std::string> name) {
    CardOptions options;
    options.name = std::move(name);
    return run(card, options).error;
  };
  EXPECT(refused({"Cragfot", "Bear"}) ==
         "there is no card \"Cragfot Bear\"; did you mean \"Cragfoot Bear\"?");
  EXPECT(refused({"Coal", "Shamen"}) ==
         "there is no card \"Coal Shamen\"; did you mean \"Coal Shaman\"?");
  EXPECT(refused({}) == "which card? (turnwright card NAME)");
  CardOptions phrases;
  phrases.phrases = "tic_tac_toe";
  EXPECT(run(card, phrases).error ==
         "there are no cards of \"tic_tac_toe\": it is one of crowdcontrol, trts, wtactics");
}

}  // namespace
}  // namespace turnwright::cli
