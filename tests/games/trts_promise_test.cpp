// What is promised at first sight in TRTS: what any player would do, from what the seat may know.
#include <algorithm>

#include "bots/bot.h"
#include "games/trts/game.h"
#include "tests/games/trts_table.h"

namespace turnwright::trts {
namespace {

// The choice that looks best to a seat, the first of several.
Choice best(const Table& table, Seat seat) {
  ChoiceList choices;
  table.rules.choices(table.s, seat, choices);
  REQUIRE(!choices.empty());
  Promises promises;
  table.rules.promise(table.s, seat, choices, promises);
  return choices[static_cast<int>(
      std::max_element(promises.begin(), promises.begin() + choices.size()) - promises.begin())];
}

// Takes what looks best until the seat is asked no more, or `until` is chosen.
std::vector<Choice> line(Table& table, Seat seat, Kind until) {
  std::vector<Choice> chosen;
  while (holds(table.rules.ask(table.s).owing, seat)) {
    chosen.push_back(best(table, seat));
    table.rules.submit(table.s, seat, chosen.back(), table.host);
    if (chosen.back().kind == until) break;
  }
  return chosen;
}

int count(const std::vector<Choice>& line, Kind kind) {
  return static_cast<int>(
      std::count_if(line.begin(), line.end(), [&](const Choice& c) { return c.kind == kind; }));
}

TEST_CASE("trts promises: a game begins with workers, and what was ordered is not taken back") {
  Table table({});
  const auto orders = line(table, 0, kDone);
  EXPECT(count(orders, kTrain) == 1);
  EXPECT(orders[0] == choice(kTrain, table.type("Rigger")));
  EXPECT(count(orders, kCancel) == 0);
  EXPECT(orders.back().kind == kDone);
}

TEST_CASE("trts promises: the stronger army attacks as a whole, and nobody holds fire") {
  Table table(
      {"phase micro", "Ann has 6 Sawback in Crown Hill", "Bob has 2 Spitter in Crown Hill"});
  const auto group = line(table, 0, kReady);
  REQUIRE(!group.empty());
  EXPECT(group[0].kind == kTake);
  EXPECT(group[0].b == 6);
  EXPECT(best(table, 0) == choice(kAttack));
  const auto fight = line(table, 0, kEnd);
  EXPECT(count(fight, kHoldFire) == 0);
  EXPECT(count(fight, kFallBack) == 0);
}

// At every decision of games between bots: a guess of what the seat sees looks exactly as promising.
void check_guesses(std::string_view name, std::uint64_t seed) {
  const Game& game = trts_game();
  auto bot = make_bot(std::string(name));
  REQUIRE(bot.ok());
  FastDice dice(seed), own(seed);
  Host host(dice), mine(own);
  Setup setup = game.setup();
  REQUIRE(setup.set("players", "2").ok());
  REQUIRE(setup.set("rounds", "12").ok());
  Position position = game.start(setup, host);
  while (!game.ask(position).over()) {
    const Seat seat = lowest(game.ask(position).owing);
    ChoiceList choices;
    game.choices(position, seat, choices);
    const View view = game.view(position, seat);
    Promises now, guessed;
    game.promise(position, seat, choices, now);
    game.promise(game.guess(view, mine), seat, choices, guessed);
    EXPECT(std::equal(now.begin(), now.begin() + choices.size(), guessed.begin()));
    game.submit(position, seat, (*bot)->decide(game, view, choices, own), host);
  }
}

TEST_CASE("trts promises: a guess looks as promising as what is so") {
  check_guesses("random", 1);
  check_guesses("hasty", 2);
  check_guesses("hasty", 3);
}

}  // namespace
}  // namespace turnwright::trts
