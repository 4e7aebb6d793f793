// What looks promising in WTactics: the obvious, and nothing of what the seat cannot know.
#include <algorithm>

#include "bots/bot.h"
#include "engine/dice.h"
#include "games/wtactics/game.h"
#include "games/wtactics/play.h"
#include "lab/simulate.h"
#include "tests/test.h"

namespace turnwright::wtactics {
namespace {

Position place(std::initializer_list<std::string_view> rows) {
  const Game& game = wtactics_game();
  Position position = game.standard(game.setup());
  for (std::string_view row : rows) {
    const auto read = game.read_row(position, row, {"Kim", "John"});
    REQUIRE(read.ok());
    REQUIRE(*read);
  }
  REQUIRE(game.finish_position(position).ok());
  return position;
}

// The most promising choice of who is asked.
Choice favourite(const Position& position) {
  const Game& game = wtactics_game();
  const Seat seat = lowest(game.ask(position).owing);
  ChoiceList choices;
  Promises promises;
  game.choices(position, seat, choices);
  game.promise(position, seat, choices, promises);
  const auto best = std::max_element(promises.begin(), promises.begin() + choices.size());
  return choices[static_cast<int>(best - promises.begin())];
}
Position after(Position position, const Choice& choice) {
  LowDice dice;
  Host host(dice);
  const Seat seat = lowest(wtactics_game().ask(position).owing);
  wtactics_game().submit(position, seat, choice, host);
  return position;
}

TEST_CASE("a resource card is laid first, and then nothing is paid for what does no good") {
  const Position position =
      place({"Kim hand Ash Drake, Ember Rain", "Kim resources 4", "Kim offensive Ash Drake"});
  const Choice first = favourite(position);
  EXPECT(first.kind == kLay);
  EXPECT(favourite(after(position, first)).kind == kPass);
}

TEST_CASE("an attack nobody can answer is made, and one that only loses the attacker is not") {
  const Position open = place({"turn Kim phase attack", "Kim offensive Ash Drake"});
  EXPECT(favourite(open).kind == kAttack);
  const Position walled = place(
      {"turn Kim phase attack", "Kim offensive Cinder Runner", "John defensive Slagback Behemoth"});
  EXPECT(favourite(walled).kind != kAttack);
}

TEST_CASE("several attackers are named to the last") {
  Position position = place({"turn Kim phase attack", "Kim offensive 3 Ash Drake"});
  for (int n = 0; n < 2; ++n) {
    const Choice next = favourite(position);
    REQUIRE(next.kind == kAttack);
    position = after(position, next);
  }
  EXPECT(favourite(position).kind == kAttack);
}

TEST_CASE(
    "who can stop an attacker without loss is set against it, and who would only die is not") {
  const Choice attack = choice(kAttack, 0);
  const auto attacked = [&](std::string_view defensive) {
    Position position = place({"turn Kim phase attack", "Kim offensive Slag Brawler", defensive});
    position = after(position, attack);
    return after(position, choice(kPass));  // no further attackers
  };
  EXPECT(favourite(attacked("John defensive Slagback Behemoth")).kind == kDefend);
  EXPECT(favourite(attacked("John defensive Ash Drake")).kind == kDefend);
  EXPECT(favourite(attacked("John defensive Torch Carrier")).kind == kPass);
}

TEST_CASE("a guess of what a seat sees promises it the same") {
  class Same final : public Onlooker {
   public:
    void sees(const Position& position, Seat seat, const ChoiceList& choices,
              const Choice&) override {
      const Game& game = wtactics_game();
      FastDice dice(1);
      Host host(dice);
      Promises here, there;
      game.promise(position, seat, choices, here);
      game.promise(game.guess(game.view(position, seat), host), seat, choices, there);
      EXPECT(std::equal(here.begin(), here.begin() + choices.size(), there.begin()));
    }
    void sees_end(const Position&) override {}
  };
  for (const char* deck : {"The Long Ride", "The Nine Lenses", "Requiem in Full Voice"}) {
    Setup setup = wtactics_game().setup();
    REQUIRE(setup.set("deck1", deck).ok());
    simulate({wtactics_game(), setup, {"random", "hasty"}, 2, 1, 1},
             [](std::uint64_t) { return std::make_unique<Same>(); });
  }
}

}  // namespace
}  // namespace turnwright::wtactics
