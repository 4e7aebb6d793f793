// What holds for every bot in every game. How well they play is in strength_test.cpp.
#include "bots/bot.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/dice.h"
#include "games/registry.h"
#include "tests/test.h"

using namespace turnwright;

namespace {

// Random games: `visit(position, seat, choices)` at every seventh decision, so often.
template <class Visit>
void at_decisions(const Game& game, int visits, Visit visit) {
  constexpr int kEvery = 7;
  FastDice dice(7), picks(8);
  Host host(dice);
  ChoiceList choices;
  int left = visits * kEvery;
  while (left > 0) {
    Position position = game.start(game.setup(), host);
    for (Ask ask = game.ask(position); !ask.over() && left > 0; ask = game.ask(position)) {
      const Seat seat = lowest(ask.owing);
      game.choices(position, seat, choices);
      if (choices.size() > 1 && --left % kEvery == 0) visit(position, seat, choices);
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

// Every bot, with a small budget if it takes one, also on two threads; levels are none of their own.
std::vector<std::string> quick_bots() {
  std::vector<std::string> names;
  for (const BotText& text : all_bots()) {
    if (!text.stands_for.empty()) continue;
    const std::string name(text.name);
    if (text.takes_budget)
      names.insert(names.end(), {name + ":8", name + ":8x2"});
    else
      names.push_back(name);
  }
  return names;
}

}  // namespace

TEST_CASE("a bot takes one of its choices") {
  for (const std::string& name : quick_bots()) {
    const auto bot = bot_called(name);
    FastDice own(1);
    for (const Game* game : all_games()) {
      INFO(name << " plays " << game->about().name);
      at_decisions(*game, 100, [&](const Position& position, Seat seat, const ChoiceList& choices) {
        EXPECT(choices.contains(bot->decide(*game, game->view(position, seat), choices, own)));
      });
    }
  }
}

// The true position and a guessed one look alike to the seat. Two bots that were asked the same before give the same
// answers, one of them asked in the true position, the other in a guessed one.
TEST_CASE("equal views and equal dice give equal decisions") {
  for (const std::string& name : quick_bots()) {
    const auto here = bot_called(name), there = bot_called(name);
    FastDice guesses(2);
    Host guessing(guesses);
    for (const Game* game : all_games()) {
      INFO(name << " plays " << game->about().name);
      std::uint64_t seed = 0;
      at_decisions(*game, 100, [&](const Position& position, Seat seat, const ChoiceList& choices) {
        const View view = game->view(position, seat);
        const Position world = game->guess(view, guessing);
        ChoiceList in_world;
        game->choices(world, seat, in_world);
        FastDice here_dice(++seed), there_dice(seed);
        EXPECT(here->decide(*game, view, choices, here_dice) ==
               there->decide(*game, game->view(world, seat), in_world, there_dice));
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
  EXPECT(make_bot("stockfish")
             .error()
             .ends_with("; there are random, hasty, greedy, mcts, novice, adept, master"));
}

TEST_CASE("a budget is a number of simulations or a time") {
  EXPECT(make_bot("mcts:50").ok());
  EXPECT(make_bot("mcts:20ms").ok());
  EXPECT(make_bot("mcts:50x2").ok());
  EXPECT(make_bot("mcts:20msx2").ok());
  EXPECT(make_bot("mcts").ok());
  EXPECT(make_bot("adept").ok());
  for (std::string_view wrong :
       {"mcts:", "mcts:0", "mcts:x", "mcts:-5", "mcts:5s", "mcts:99999999999", "mcts:50x",
        "mcts:50x0", "mcts:50x9", "mcts:x2", "mcts:50x2ms"}) {
    const auto bot = make_bot(wrong);
    INFO(wrong);
    REQUIRE(!bot.ok());
    EXPECT(bot.error().find("budget") != std::string::npos);
  }
  EXPECT(!make_bot("random:50").ok());
}

// The search looks further than one step: the other's threat is two steps away.
TEST_CASE("mcts blocks three in a row") {
  const Game& game = *find_game("connect_four").value();
  FastDice dice(4);
  Host host(dice);
  Position position = game.start(game.setup(), host);
  for (std::uint16_t column : {5, 0, 5, 0, 5})
    game.submit(position, lowest(game.ask(position).owing), {0, column, 0, 0}, host);
  ChoiceList choices;
  game.choices(position, 1, choices);
  for (int i = 0; i < 5; ++i)
    EXPECT(bot_called("mcts:300")->decide(game, game.view(position, 1), choices, dice) ==
           Choice{0, 5, 0, 0});
}

// With a king nobody passes on a bet, with a jack nobody pays for one.
TEST_CASE("mcts knows what its card is worth in Kuhn poker") {
  const Game& game = *find_game("kuhn_poker").value();
  const auto bot = bot_called("mcts:2000");
  const auto fields = game.about().fields;
  const auto card_field =
      std::find_if(fields.begin(), fields.end(), [](const Field& f) { return f.name == "card"; });
  FastDice own(3);
  int sure = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    FastDice dice(seed);
    Host host(dice);
    Position position = game.start(game.setup(), host);
    ChoiceList choices;
    game.choices(position, 0, choices);
    game.submit(position, 0, choices[1], host);  // a bet
    game.choices(position, 1, choices);
    const View view = game.view(position, 1);
    const Choice decided = bot->decide(game, view, choices, own);
    const std::string card = value_text(*card_field, view.bytes(), 1);
    INFO("seed " << seed << ", card " << card);
    if (card == "Q") continue;
    EXPECT(decided == choices[card == "K" ? 1 : 0]);
    ++sure;
  }
  EXPECT(sure > 10);
}
