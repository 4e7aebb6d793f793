// The properties are worth something only if they find what is broken: each has a toy that it must catch.
#include "tests/conformance/toys.h"

#include "tests/conformance/conformance.h"
#include "tests/test.h"

namespace turnwright::conformance {
namespace {

Trial trial_of(Flaw flaw, int players) {
  Trial trial{toy(flaw), toy(flaw).setup()};
  REQUIRE(trial.setup.set("players", std::to_string(players)).ok());
  trial.games = 100;
  trial.orders = 100;
  trial.twin_steps = 1000;
  return trial;
}

struct Catch {
  Flaw flaw;
  std::string (*property)(const Trial&);
};
constexpr Catch kCatches[] = {
    {Flaw::kOutsideInfluence, replays_alike},
    {Flaw::kLooseJudge, choices_are_exact},
    {Flaw::kPeeking, choices_are_exact},
    {Flaw::kForgottenFact, guesses_fit},
    {Flaw::kSameGuess, guesses_vary},
    {Flaw::kIdentityRedact, twins_stay_alike},
    {Flaw::kSharedDice, twins_stay_alike},
    {Flaw::kSharedDice, orders_are_alike},
    {Flaw::kSkippedResponder, twins_stay_alike},
    {Flaw::kLoudDraw, twins_stay_alike},
    {Flaw::kUnlistedReveal, twins_stay_alike},
    {Flaw::kLeakBesideReveal, twins_stay_alike},
    {Flaw::kLoudLine, open_lines_are_hidden},
    {Flaw::kLoudDone, open_lines_are_hidden},
    {Flaw::kVisibleDone, open_lines_are_hidden},
    {Flaw::kVisibleDone, orders_are_alike},
    {Flaw::kForgottenField, fields_are_hidden},
    {Flaw::kForgottenField, open_lines_are_hidden},
    {Flaw::kIdentityRedact, fields_are_hidden},
    {Flaw::kCarelessJudge, others_are_refused},
    {Flaw::kWrongBounds, bounds_hold},
    {Flaw::kSharedIds, orders_are_alike},
    {Flaw::kOrderedList, orders_are_alike},
    {Flaw::kMessyResign, stays_consistent},
    {Flaw::kMessyResign, resigning_works},
    {Flaw::kAllocation, allocates_nothing},
    {Flaw::kAmbiguousNotation, notation_is_exact},
    {Flaw::kCommaInChoice, notation_is_exact},
    {Flaw::kIllegalUsual, usual_ends},
    {Flaw::kEndlessUsual, usual_ends},
    {Flaw::kDuplicateWord, position_text_is_exact},
#ifdef NDEBUG  // a DCHECK would end the program before the property could speak
    {Flaw::kImpossibleGuess, guesses_fit},
    {Flaw::kImpossibleSubmit, stays_consistent},
#endif
};

TEST_CASE("the toy has the twelve properties, also if it lays cards open or hides who is done") {
  for (Flaw flaw : {Flaw::kNone, Flaw::kNoneWithReveal, Flaw::kNoneHidingDone})
    for (int players : {2, 3})
      for (const Property& property : all_properties()) {
        INFO(players, " players, property ", std::string(property.number));
        EXPECT(property.broken(trial_of(flaw, players)) == "");
      }
}

TEST_CASE("each flaw is caught by the property it breaks") {
  for (const Catch& one : kCatches) {
    INFO("flaw ", static_cast<int>(one.flaw));
    EXPECT(one.property(trial_of(one.flaw, 2)) != "");
  }
}

}  // namespace
}  // namespace turnwright::conformance
