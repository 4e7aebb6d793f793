// What holds for every bot in every game. How well they play is in strength_test.cpp.
#include "bots/bot.h"

#include <array>
#include <cstdlib>

#include "engine/dice.h"
#include "games/registry.h"
#include "tests/test.h"

using namespace turnwright;

namespace {

// Random games until so many decisions were met; `visit(position, seat, choices)` at each.
template <class Visit>
void at_decisions(const Game& game, int decisions, Visit visit) {
  FastDice dice(7), picks(8);
  Host host(dice);
  ChoiceList choices;
  while (decisions > 0) {
    Position position = game.start(game.setup(), host);
    for (Ask ask = game.ask(position); !ask.over(); ask = game.ask(position)) {
      const Seat seat = lowest(ask.owing);
      game.choices(position, seat, choices);
      if (choices.size() > 1) {
        visit(position, seat, choices);
        --decisions;
      }
      const auto n = picks.roll(kTable, static_cast<std::uint32_t>(choices.size()));
      game.submit(position, seat, choices[static_cast<int>(n)], host);
    }
  }
}

std::unique_ptr<Bot> bot_called(std::string_view name) {
  auto bot = make_bot(name);
  REQUIRE(bot.ok());
  return std::move(*bot);
}

}  // namespace

TEST_CASE("a bot takes one of its choices") {
  for (const BotText& text : all_bots()) {
    const auto bot = bot_called(text.name);
    FastDice own(1);
    for (const Game* game : all_games()) {
      INFO(text.name << " plays " << game->about().name);
      at_decisions(*game, 60, [&](const Position& position, Seat seat, const ChoiceList& choices) {
        EXPECT(choices.contains(bot->decide(*game, game->view(position, seat), choices, own)));
      });
    }
  }
}

// The true position and a guessed one look alike to the seat. One bot has played before, the other has not:
// a bot that kept more than the view tells it would differ.
TEST_CASE("equal views and equal dice give equal decisions") {
  for (const BotText& text : all_bots()) {
    const auto used = bot_called(text.name);
    FastDice guesses(2);
    Host guessing(guesses);
    for (const Game* game : all_games()) {
      INFO(text.name << " plays " << game->about().name);
      std::uint64_t seed = 0;
      at_decisions(*game, 60, [&](const Position& position, Seat seat, const ChoiceList& choices) {
        const View view = game->view(position, seat);
        const Position world = game->guess(view, guessing);
        ChoiceList there;
        game->choices(world, seat, there);
        FastDice here_dice(++seed), there_dice(seed);
        const Choice decided = used->decide(*game, view, choices, here_dice);
        EXPECT(decided ==
               bot_called(text.name)->decide(*game, game->view(world, seat), there, there_dice));
      });
    }
  }
}

TEST_CASE("random takes every choice about equally often") {
  const Game& game = *find_game("connect_four").value();
  FastDice dice(3);
  Host host(dice);
  const Position position = game.start(game.setup(), host);
  ChoiceList choices;
  game.choices(position, 0, choices);
  const auto bot = bot_called("random");
  std::array<int, 7> taken{};
  for (int i = 0; i < 7000; ++i)
    ++taken[bot->decide(game, game.view(position, 0), choices, dice).a];
  for (int times : taken) EXPECT(std::abs(times - 1000) < 150);  // five standard deviations
}

TEST_CASE("greedy takes the winning column") {
  const Game& game = *find_game("connect_four").value();
  FastDice dice(4);
  Host host(dice);
  Position position = game.start(game.setup(), host);
  for (std::uint16_t column : {5, 0, 5, 0, 5, 0})
    game.submit(position, lowest(game.ask(position).owing), {0, column, 0, 0}, host);
  ChoiceList choices;
  game.choices(position, 0, choices);
  const auto bot = bot_called("greedy");
  for (int i = 0; i < 20; ++i)
    EXPECT(bot->decide(game, game.view(position, 0), choices, dice) == Choice{0, 5, 0, 0});
}

TEST_CASE("greedy breaks ties at random") {
  const Game& game = *find_game("connect_four").value();
  FastDice dice(5);
  Host host(dice);
  Position position = game.start(game.setup(), host);
  for (int i = 0; i < 6; ++i)  // the middle column is full, the board its own mirror image
    game.submit(position, lowest(game.ask(position).owing), {0, 3, 0, 0}, host);
  ChoiceList choices;
  game.choices(position, 0, choices);
  const auto bot = bot_called("greedy");
  std::array<int, 7> taken{};
  for (int i = 0; i < 1000; ++i)
    ++taken[bot->decide(game, game.view(position, 0), choices, dice).a];
  int halves = 0;
  for (std::size_t column = 0; column < 7; ++column) {
    EXPECT(taken[column] + taken[6 - column] == (taken[column] > 0 ? 1000 : 0));
    halves += std::abs(taken[column] - 500) < 80 ? 1 : 0;
  }
  EXPECT(halves == 2);
}

TEST_CASE("greedy plays at random without hints") {
  const Game& game = *find_game("kuhn_poker").value();
  REQUIRE(!game.has_hints());
  FastDice dice(6);
  Host host(dice);
  const Position position = game.start(game.setup(), host);
  ChoiceList choices;
  game.choices(position, 0, choices);
  const auto bot = bot_called("greedy");
  int bets = 0;
  for (int i = 0; i < 1000; ++i) bets += bot->decide(game, game.view(position, 0), choices, dice).a;
  EXPECT(std::abs(bets - 500) < 80);
}

TEST_CASE("a bot nobody knows is refused with a hint") {
  EXPECT(make_bot("gredy").error() == "no bot is called \"gredy\"; did you mean \"greedy\"?");
  EXPECT(make_bot("stockfish").error().ends_with("; there are random, greedy"));
}
