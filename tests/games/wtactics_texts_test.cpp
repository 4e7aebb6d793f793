// The texts of whole random games of WTactics: choices, lines, and the table as it is drawn.
#include <set>

#include "engine/dice.h"
#include "engine/lines.h"
#include "games/wtactics/game.h"
#include "games/wtactics/play.h"
#include "tests/test.h"

namespace turnwright::wtactics {
namespace {

const Names kNames{"Kim", "John"};

// A random answer, to its end or to the first die.
Line random_line(const Game& game, Position position, Seat seat, FastDice& dice) {
  Line line;
  bool die_fell = false;
  do {
    ChoiceList choices;
    game.choices(position, seat, choices);
    line.push_back(
        choices[static_cast<int>(dice.roll(kTable, static_cast<std::uint32_t>(choices.size())))]);
    LowDice low;
    Host host(low);
    game.submit(position, seat, line.back(), host);
    die_fell = host.die_fell();
  } while (!die_fell && has_open_line(game, position, seat));
  return line;
}

// Whole games: what is written is unique, read back, and tells others nothing.
void play_and_check(const Setup& setup, std::uint64_t seed) {
  const Game& game = wtactics_game();
  FastDice dice(seed);
  Host host(dice);
  Position position = game.start(setup, host);
  for (int step = 0; step < 600 && !game.ask(position).over(); ++step) {
    const Seat seat = lowest(game.ask(position).owing);
    ChoiceList choices;
    game.choices(position, seat, choices);
    std::set<std::string> texts;
    for (const Choice& one : choices) {
      const std::string text = written(game, position, seat, seat, one, kNames);
      INFO("seed ", seed, ", step ", step, ": ", text);
      EXPECT(texts.insert(text).second);
      const auto read = game.read(position, seat, text, kNames);
      REQUIRE(read.ok());
      EXPECT(*read == Line{one});
      if (one.kind == kLay || one.kind == kPut)
        EXPECT(written(game, position, other(seat), seat, one, kNames).ends_with(" a card"));
    }
    const Line line = random_line(game, position, seat, dice);
    const std::string whole = written_line(game, position, seat, line, kNames);
    INFO("seed ", seed, ", step ", step, ": ", whole);
    const auto read_back = read_line(game, position, seat, whole, kNames);
    REQUIRE(read_back.ok());
    EXPECT(*read_back == line);
    std::string picture;
    Text text(picture, kNames);
    game.draw(game.view(position, other(seat)), text);
    for (std::string_view row : split(picture, '\n')) EXPECT(row.size() <= 100);
    const Choice picked =
        choices[static_cast<int>(dice.roll(kTable, static_cast<std::uint32_t>(choices.size())))];
    game.submit(position, seat, picked, host);
  }
}

TEST_CASE("every choice of random games is written and read") {
  Setup setup = wtactics_game().setup();
  for (std::uint64_t seed = 1; seed <= 2; ++seed) play_and_check(setup, seed);
  REQUIRE(setup.set_row("deck1 = random").ok());
  REQUIRE(setup.set_row("deck2 = random").ok());
  for (std::uint64_t seed = 1; seed <= 6; ++seed) play_and_check(setup, seed);
}

}  // namespace
}  // namespace turnwright::wtactics
