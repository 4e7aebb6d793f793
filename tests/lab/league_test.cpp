#include "lab/league.h"

#include <map>

#include "games/registry.h"
#include "lab/simulate.h"
#include "tests/test.h"

using namespace turnwright;

TEST_CASE("a tally knows its least, its median and its most") {
  Tally tally;
  EXPECT(tally.all() == 0);
  EXPECT(tally.most() == 0);
  for (std::size_t number : {5, 3, 9, 5}) tally.add(number);
  EXPECT(tally.all() == 4);
  EXPECT(tally.least() == 3);
  EXPECT(tally.median() == 5);
  EXPECT(tally.most() == 9);
  Tally twice = tally;
  twice.add(tally);
  EXPECT(twice.all() == 8);
  EXPECT(twice.median() == 5);
}

TEST_CASE("in a league each meets each other in both seatings equally often") {
  for (std::size_t n : {2, 3, 7}) {
    const League league{{"deck1", "deck2"}, std::vector<std::string>(n)};
    REQUIRE(league.pairings() == n * (n - 1));
    std::map<Pairing, int> met;
    for (std::uint64_t game = 0; game < 3 * league.pairings(); ++game)
      ++met[pairing_of(league, game)];
    EXPECT(met.size() == league.pairings());
    for (const auto& [pairing, times] : met) {
      EXPECT(pairing[0] != pairing[1]);
      EXPECT(times == 3);
    }
  }
}

TEST_CASE("a league of ready decks is played on any number of threads with the same result") {
  for (const char* name : {"wtactics", "crowdcontrol"}) {
    INFO(name);
    const Game& game = *find_game(name).value();
    Experiment one{game,
                   game.setup(),
                   {"random", "random"},
                   8,
                   1,
                   1,
                   {{"deck1", "deck2"}, game.ready_values(0)}};
    one.league.contenders.resize(3);
    for (std::uint64_t index = 0; index < one.games; ++index) {
      const Pairing pairing = pairing_of(one.league, index);
      EXPECT(game_setup(one, index).text_of(0) == one.league.contenders[pairing[0]]);
      EXPECT(game_setup(one, index).text_of(1) == one.league.contenders[pairing[1]]);
    }
    const Results results = simulate(one);
    one.threads = 3;
    EXPECT(simulate(one) == results);
    std::uint64_t games = 0;
    std::int64_t points = 0;
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t k = 0; k < 3; ++k) {
        games += results.match_ups[i][k].games;
        points += results.match_ups[i][k].points.total;
        EXPECT(results.match_ups[i][k].games == results.match_ups[k][i].games);
      }
    EXPECT(games == 2 * one.games);
    EXPECT(points == static_cast<std::int64_t>(2 * one.games));
    EXPECT(results.match_ups[0][1].games == 4);  // the first pair once more than the others
  }
}

TEST_CASE("options that are words have these as ready values, numbers have none") {
  for (const Game* game : all_games())
    for (std::size_t i = 0; i < game->about().options.size(); ++i) {
      const Option& option = game->about().options[i];
      const auto values = game->ready_values(i);
      if (option.is_word()) EXPECT(values.size() == option.words.size());
      if (!option.is_word() && !option.is_text()) EXPECT(values.empty());
      for (const std::string& value : values) EXPECT(game->setup().set(option.name, value).ok());
    }
}
