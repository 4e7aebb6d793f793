#include <algorithm>
#include <iomanip>
#include <map>
#include <sstream>

#include "bench/decisions.h"
#include "bench/measure.h"
#include "bench/playouts.h"
#include "bench/signature.h"
#include "games/registry.h"
#include "lab/outside.h"
#include "tests/test.h"

using namespace turnwright;

TEST_CASE("playouts count decisions and asks") {
  const Game& kuhn = *find_game("kuhn_poker").value();
  const bench::Played some = bench::play_random_games(kuhn, kuhn.setup(), 4000);
  EXPECT(some.games == 4000);
  EXPECT(some.asks == some.decisions);  // always two choices
  // Two passes, or a bet and an answer: 2; a pass, a bet and an answer: 3, once in four games.
  EXPECT(static_cast<double>(some.asks) / 4000 == doctest::Approx(2.25).epsilon(0.02));

  const Game& goofspiel = *find_game("goofspiel").value();
  EXPECT(bench::play_random_games(goofspiel, goofspiel.setup(), 5).decisions == 5 * 24);

  // The last free square is no decision: only games of nine marks have one.
  const Game& marks = *find_game("tic_tac_toe").value();
  const bench::Played played = bench::play_random_games(marks, marks.setup(), 2000);
  EXPECT(played.asks > played.decisions);
  EXPECT(played.asks - played.decisions < 2000);
}

TEST_CASE("what is measured is possible") {
  const Game& game = *find_game("tic_tac_toe").value();
  const bench::Rates rates = bench::measure(game, game.setup(), 0.005);
  EXPECT(rates.state_bytes == game.state_bytes());
  EXPECT(rates.games > 0);
  EXPECT(rates.decisions > 5 * rates.games - 1);
  EXPECT(rates.asks > rates.decisions);
  EXPECT(rates.asks < 9 * rates.games);
  for (double rate : {rates.copies, rates.memcpys, rates.views, rates.guesses}) {
    EXPECT(rate > 1e4);
    EXPECT(rate < 1e10);  // else the compiler removed the work
  }
}

TEST_CASE("decisions of a bot are timed, each one, until nobody wants more") {
  const Game& game = *find_game("goofspiel").value();
  std::vector<std::uint64_t> told;
  const auto until = [&](std::uint64_t last) {
    told.clear();
    return bench::time_decisions(game, game.setup(), "mcts:20", 3, [&, last](std::uint64_t played) {
      told.push_back(played);
      return played < last;
    });
  };
  const std::vector<double> all = until(9);
  EXPECT(told == std::vector<std::uint64_t>{1, 2, 3});
  EXPECT(all.size() == 3 * 24);
  EXPECT(std::is_sorted(all.begin(), all.end()));
  EXPECT(all.front() > 0);
  EXPECT(all.back() < 1);
  EXPECT(until(2).size() == 2 * 24);
  EXPECT(told.size() == 2);
}

TEST_CASE("every game behaves as tests/signature.txt says") {
  std::istringstream file(read_file(SOURCE_DIR "/tests/signature.txt"));
  std::map<std::string, std::string> known;
  std::string name, number;
  while (file >> name >> number) known[name] = number;
  for (const Game* game : all_games()) {
    std::ostringstream now;
    now << std::hex << std::setw(16) << std::setfill('0') << bench::signature(*game, game->setup());
    INFO(game->about().name
         << " behaves otherwise than before. If that is intended, write the output of `turnwright "
            "bench --signature` to tests/signature.txt and state the new number in the commit.");
    EXPECT(now.str() == known[std::string(game->about().name)]);
  }
  EXPECT(known.size() == all_games().size());
}

TEST_CASE("a signature tells two ways of playing apart") {
  const Game& game = *find_game("goofspiel").value();
  Setup other = game.setup();
  REQUIRE(other.set("score", "points").ok());
  EXPECT(bench::signature(game, game.setup()) == bench::signature(game, game.setup()));
  EXPECT(bench::signature(game, game.setup()) != bench::signature(game, other));
}
