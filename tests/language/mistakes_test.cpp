// What a designer gets wrong.
#include "tests/language/mistakes.h"

#include "games/crowdcontrol/cards.h"
#include "games/wtactics/cards.h"

namespace turnwright {
namespace {

TEST_CASE("every mistake is told at its place, with what would be right") {
  const wtactics::CardTexts shipped = wtactics::shipped_texts();
  expect_told("language/mistakes", 25, [&](const language::SourceText& source) {
    return wrong_with(
        wtactics::load_cards({shipped.phrases, shipped.factions, {source}, shipped.cards}));
  });
}

TEST_CASE("every mistake in a card of CrowdControl is told at its place, with its rule") {
  const crowdcontrol::CardTexts shipped = crowdcontrol::shipped_texts();
  expect_told("games/crowdcontrol_mistakes", 60, [&](const language::SourceText& source) {
    return wrong_with(
        crowdcontrol::load_cards({shipped.phrases, shipped.tags, {source}, shipped.cards}));
  });
}

}  // namespace
}  // namespace turnwright
