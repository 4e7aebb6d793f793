#include "engine/stops.h"

#include "games/classics/classics.h"
#include "tests/test.h"

namespace turnwright {
namespace {

TEST_CASE("stops begin as the game says and can be set") {
  Stops stops(kuhn_poker());
  EXPECT(stops.at(Question{0, 0}));
  stops.set(0, false);
  EXPECT_FALSE(stops.at(Question{0, 3}));
  EXPECT_FALSE(stops.at(std::size_t{1}));  // a question the game does not have
}

TEST_CASE("the usual answer is given like any other") {
  FastDice dice(1);
  Match match = *Match::start(kuhn_poker(), kuhn_poker().setup(), names_for(2), dice);
  answer_usual(match, 0);
  answer_usual(match, 1);
  EXPECT(match.over());
  EXPECT(match.steps()[0].text == "pass");
}

}  // namespace
}  // namespace turnwright
