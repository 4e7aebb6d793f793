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
    const League league{{"deck1", "deck2"}, std::vector<Contender>(n)};
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

TEST_CASE("contenders bring their value and their bot, and are named by what they differ in") {
  const Game& game = *find_game("wtactics").value();
  const auto decks = game.ready_values(0);
  League league{{"deck1", "deck2"}, {{"greedy", decks[0]}, {"greedy", decks[1]}}};
  EXPECT(league.name(0) == decks[0]);
  for (std::uint64_t index = 0; index < 2; ++index) {
    const Pairing pairing = pairing_of(league, index);
    const Setup setup = setup_of(league, game.setup(), index);
    EXPECT(setup.text_of(0) == decks[pairing[0]]);
    EXPECT(setup.text_of(1) == decks[pairing[1]]);
  }
  league.contenders.push_back({"random", decks[0]});
  EXPECT(league.name(2) == decks[0] + " (random)");
  const League bots{{}, {{"greedy"}, {"random"}}};
  EXPECT(bots.name(1) == "random");
  EXPECT(setup_of(bots, game.setup(), 0).text() == game.setup().text());
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
