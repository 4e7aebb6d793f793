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
