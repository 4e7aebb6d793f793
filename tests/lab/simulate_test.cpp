#include "lab/simulate.h"

#include <atomic>
#include <cmath>
#include <set>

#include "games/registry.h"
#include "lab/outside.h"
#include "tests/test.h"

using namespace turnwright;

namespace {

Experiment experiment(std::string_view name, std::vector<std::string> bots, std::uint64_t games) {
  const Game& game = *find_game(name).value();
  return {game, game.setup(), std::move(bots), games, 1, 1};
}

bool is_long(const Game& game) { return game.bounds(game.setup()).choices_per_game > 1000; }
// Of a game of very many steps a tenth will do.
std::uint64_t some(const Game& game, std::uint64_t games) {
  return is_long(game) ? games / 10 : games;
}

}  // namespace

TEST_CASE("a simulation gives the same results on any number of threads") {
  int other_with_another_seed = 0;
  for (const Game* game : all_games()) {
    INFO(game->about().name);
    const char* other = is_long(*game) ? "random" : "greedy";
    Experiment one = experiment(game->about().name, {"random", other}, some(*game, 200));
    const Results alone = simulate(one);
    one.threads = 4;
    EXPECT(simulate(one) == alone);
    one.seed = 2;
    other_with_another_seed += simulate(one) != alone ? 1 : 0;
  }
  EXPECT(other_with_another_seed > 2);  // sums of a short game may well be the same
}

TEST_CASE("a bot that remembers plays a game as if it were its first") {
  Experiment one = experiment("leduc_poker", {"mcts:20", "greedy"}, 60);
  const Results alone = simulate(one);
  one.threads = 3;
  EXPECT(simulate(one) == alone);
  // The last of them by itself.
  one.games = 59;
  Results all = simulate(one);
  one.games = 1;
  one.threads = 1;
  one.first = 59;
  all.add(simulate(one));
  EXPECT(all == alone);
}

TEST_CASE("the sums of a simulation agree with each other") {
  for (const Game* game : all_games()) {
    INFO(game->about().name);
    const Experiment one = experiment(game->about().name, {"random", "random"}, some(*game, 300));
    const Results results = simulate(one);
    EXPECT(results.games == one.games);
    EXPECT(results.decisions <= results.asks);
    EXPECT(results.unfinished == 0);
    EXPECT(results.lengths.all() == results.games);
    std::uint64_t asks = 0;
    for (std::size_t length = 0; length < results.lengths.counts.size(); ++length)
      asks += length * results.lengths.counts[length];
    EXPECT(asks == results.asks);
    const Story& story = game->about().story;
    EXPECT(results.turns.all() == (story.turns.empty() ? 0 : results.games));
    EXPECT(results.endings.all() == (story.ending.empty() ? 0 : results.games));
    EXPECT(results.starter.games == (story.starter.empty() ? 0 : results.games));
    for (const SeatResult& seat : results.seats)
      EXPECT(seat.wins + seat.draws + seat.losses == results.games);
    EXPECT(results.seats[0].wins == results.seats[1].losses);
    EXPECT(results.seats[0].draws == results.seats[1].draws);
    // All five are zero-sum with their usual options.
    EXPECT(results.seats[0].score.total == -results.seats[1].score.total);
    EXPECT(results.first_seat.total == 2 * results.seats[0].score.total);
  }
}

TEST_CASE("random tic-tac-toe is as unfair as it is known to be") {
  const Results results = simulate(experiment("tic_tac_toe", {"random", "random"}, 4000));
  // Exactly 0.5849, 0.2881 and 0.1270; five standard deviations.
  EXPECT(std::abs(static_cast<double>(results.seats[0].wins) / 4000 - 0.5849) < 0.039);
  EXPECT(std::abs(static_cast<double>(results.seats[1].wins) / 4000 - 0.2881) < 0.036);
  EXPECT(results.lengths.least() == 5);
  EXPECT(results.lengths.most() == 9);
}

TEST_CASE("who shares the highest score has drawn, who has less has lost") {
  Experiment one = experiment("goofspiel", {"random", "random", "random"}, 500);
  REQUIRE(one.setup.set("players", "3").ok());
  REQUIRE(one.setup.set("cards", "3").ok());
  const Results results = simulate(one);
  std::uint64_t wins = 0, draws = 0, losses = 0;
  for (const SeatResult& seat : results.seats) {
    wins += seat.wins;
    draws += seat.draws;
    losses += seat.losses;
    EXPECT(seat.lowest == -1);
    EXPECT(seat.highest == 1);
  }
  EXPECT(wins + draws + losses == 1500);
  EXPECT(draws > 0);
  EXPECT(wins < 500);
  EXPECT(losses < 2 * 500);
}

TEST_CASE("the interval of a mean is the textbook's") {
  Sum sum;
  for (int score : {1, 2, 3, 4}) sum.add(score);
  EXPECT(mean(sum, 4) == doctest::Approx(2.5));
  EXPECT(margin(sum, 4) == doctest::Approx(1.96 * std::sqrt(5.0 / 3 / 4)));
  EXPECT(margin(sum, 1) == 0);
}

TEST_CASE("a simulation that is stopped keeps what was finished") {
  Experiment one = experiment("goofspiel", {"greedy", "greedy"}, 100'000'000);
  one.threads = 2;
  const Results stopped = simulate(one, {}, [](std::uint64_t finished) { return finished == 0; });
  REQUIRE(stopped.games > 0);
  REQUIRE(stopped.games < one.games);
  // They are the first games of the experiment, none left out.
  one.games = stopped.games;
  EXPECT(simulate(one) == stopped);
}

TEST_CASE("an onlooker sees every game") {
  class Counter final : public Onlooker {
   public:
    Counter(std::atomic<std::uint64_t>& choices, std::atomic<std::uint64_t>& ends)
        : choices_(choices), ends_(ends) {}
    void sees(const Position&, Seat, const ChoiceList& choices, const Choice& chosen) override {
      if (choices.contains(chosen)) ++choices_;
    }
    void sees_end(const Position&) override { ++ends_; }

   private:
    std::atomic<std::uint64_t>& choices_;
    std::atomic<std::uint64_t>& ends_;
  };
  Experiment one = experiment("leduc_poker", {"random", "random"}, 100);
  one.threads = 3;
  std::atomic<std::uint64_t> choices = 0, ends = 0;
  const Results results =
      simulate(one, [&](std::uint64_t) { return std::make_unique<Counter>(choices, ends); });
  EXPECT(choices == results.asks);
  EXPECT(ends == 100);
}

TEST_CASE("what an onlooker throws comes out of the simulation") {
  Experiment one = experiment("leduc_poker", {"random", "random"}, 1000);
  one.threads = 3;
  const MakeOnlooker fails = [](std::uint64_t index) -> std::unique_ptr<Onlooker> {
    if (index == 17) throw OutsideError("the disk is full");
    return nullptr;
  };
  DOCTEST_CHECK_THROWS_WITH_AS(simulate(one, fails), "the disk is full", OutsideError);
}
