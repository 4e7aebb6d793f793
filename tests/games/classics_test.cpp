// What is known of the five classics from elsewhere: sizes of their trees, tables of their results.
#include "games/classics/classics.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/match.h"
#include "engine/memory.h"
#include "tests/test.h"

namespace turnwright {
namespace {

Setup setup_with(const Game& game, std::initializer_list<std::string_view> rows) {
  Setup setup = game.setup();
  for (std::string_view row : rows) REQUIRE(setup.set_row(row).ok());
  return setup;
}

// The whole tree of a game, as solvers see it: histories are prefixes of rolls and choices.
class Tree {
 public:
  Tree(const Game& game, const Setup& setup) : game_(game) {
    std::set<std::vector<std::uint32_t>> prefixes;
    ExploredDice dice;
    do {
      Host host(dice);
      visit(game.start(setup, host), {});
      std::vector<std::uint32_t> fell;
      for (const Roll& roll : dice.rolls()) {
        prefixes.insert(fell);
        fell.push_back(roll.value);
      }
    } while (dice.next_outcome());
    rolling = prefixes.size();
  }

  std::size_t rolling = 0;   // histories at which a die of the start is due
  std::size_t deciding = 0;  // at which a choice is due
  std::size_t ended = 0;     // at which the game is over
  std::size_t information_sets() const { return seen_.size(); }

 private:
  using Memories = std::array<Memory, kMaxSeats>;

  void visit(const Position& position, Memories memories) {
    const Ask ask = game_.ask(position);
    if (ask.over()) {
      ++ended;
      return;
    }
    ++deciding;
    const Seat seat = lowest(ask.owing);
    memories[seat].see(game_.view(position, seat));
    seen_.insert({seat, memories[seat]});
    ChoiceList choices;
    game_.choices(position, seat, choices);
    for (const Choice& choice : choices) {
      Memories after = memories;
      after[seat].choose(choice);
      ExploredDice dice;
      do {
        Host host(dice);
        Position next = position;
        game_.submit(next, seat, choice, host);
        visit(next, after);
      } while (dice.next_outcome());
    }
  }

  const Game& game_;
  std::set<std::pair<Seat, Memory>> seen_;
};

// A game by its moves; `rolls` by seat, the table's last.
Match play(const Game& game, const Setup& setup, ScriptedDice& dice,
           std::initializer_list<std::pair<Seat, std::string_view>> moves) {
  auto match = Match::start(game, setup, names_for(2), dice);
  REQUIRE(match.ok());
  for (const auto& [seat, move] : moves) {
    INFO(std::string(move));
    const auto refused = match->submit_text(seat, move);
    EXPECT(!refused);
  }
  return std::move(*match);
}

std::string refusal_of(Match& match, Seat seat, std::string_view move) {
  const auto refused = match.submit_text(seat, move);
  return refused ? refused->code + " " + refused->rule : "";
}

// What seat 0 wins on average when everybody plays at random.
struct Averages {
  double score = 0, wins = 0, draws = 0;
};
Averages random_games(const Game& game, const Setup& setup, int games) {
  Averages sum;
  FastDice picks(7);
  for (int n = 0; n < games; ++n) {
    FastDice dice(FastDice::seed_of(1, static_cast<std::uint64_t>(n)));
    Host host(dice);
    Position position = game.start(setup, host);
    ChoiceList choices;
    for (Ask ask = game.ask(position); !ask.over(); ask = game.ask(position)) {
      game.choices(position, lowest(ask.owing), choices);
      const auto pick = picks.roll(kTable, static_cast<std::uint32_t>(choices.size()));
      game.submit(position, lowest(ask.owing), choices[static_cast<int>(pick)], host);
    }
    const Scores scores = game.scores(position);
    sum.score += scores.of[0];
    sum.wins += scores.of[0] > 0 ? 1 : 0;
    sum.draws += scores.of[0] == 0 ? 1 : 0;
  }
  return {sum.score / games, sum.wins / games, sum.draws / games};
}

bool near(double value, double expected, double tolerance) {
  return value > expected - tolerance && value < expected + tolerance;
}

TEST_CASE("Kuhn poker has 58 histories and 12 information sets") {
  const Tree tree(kuhn_poker(), kuhn_poker().setup());
  EXPECT(tree.rolling == 4);
  EXPECT(tree.deciding == 24);
  EXPECT(tree.ended == 30);
  EXPECT(tree.information_sets() == 12);
}

TEST_CASE("Leduc poker has 936 information sets") {
  EXPECT(Tree(leduc_poker(), leduc_poker().setup()).information_sets() == 936);
}

// A seat knows its own bids and who won: all pairs of ways to play four cards, by hand.
std::size_t count_goofspiel_sets() {
  std::set<std::string> sets;
  std::string mine = "1234";
  do {
    std::string theirs = "1234";
    do {
      std::string known;
      for (std::size_t round = 0; round < 3; ++round) {  // the last card plays itself
        sets.insert(known);
        known += mine[round];
        known += mine[round] > theirs[round] ? '+' : mine[round] < theirs[round] ? '-' : '=';
      }
    } while (std::next_permutation(theirs.begin(), theirs.end()));
  } while (std::next_permutation(mine.begin(), mine.end()));
  return 2 * sets.size();
}

TEST_CASE("goofspiel with four descending prizes and secret bids has 162 information sets") {
  const Setup setup =
      setup_with(goofspiel(), {"cards = 4", "prizes = descending", "reveal = winner"});
  EXPECT(count_goofspiel_sets() == 162);
  EXPECT(Tree(goofspiel(), setup).information_sets() == 162);
}

TEST_CASE("Kuhn poker pays as it should at each of its 30 ends") {
  constexpr std::string_view kLines[] = {"pass pass", "pass bet pass", "pass bet bet", "bet pass",
                                         "bet bet"};
  struct Deal {
    std::uint32_t ann, bob;  // rolls: Bob's is over the cards that are left
    std::int32_t ann_wins[5];
  };
  constexpr Deal kDeals[] = {
      {0, 0, {-1, -1, -2, 1, -2}},  // J Q
      {0, 1, {-1, -1, -2, 1, -2}},  // J K
      {1, 0, {1, -1, 2, 1, 2}},     // Q J
      {1, 1, {-1, -1, -2, 1, -2}},  // Q K
      {2, 0, {1, -1, 2, 1, 2}},     // K J
      {2, 1, {1, -1, 2, 1, 2}},     // K Q
  };
  for (const Deal& deal : kDeals) {
    for (std::size_t line = 0; line < std::size(kLines); ++line) {
      ScriptedDice dice;
      dice.add(0, deal.ann);
      dice.add(1, deal.bob);
      Match match = play(kuhn_poker(), kuhn_poker().setup(), dice, {});
      Seat seat = 0;
      for (std::string_view move : split_words(kLines[line])) {
        EXPECT(!match.submit_text(seat, move));
        seat = static_cast<Seat>(1 - seat);
      }
      INFO("Ann rolled ", deal.ann, ", Bob ", deal.bob, ", ", std::string(kLines[line]));
      REQUIRE(match.over());
      const Scores scores = kuhn_poker().scores(match.position());
      EXPECT(scores.of[0] == deal.ann_wins[line]);
      EXPECT(scores.of[1] == -deal.ann_wins[line]);
    }
  }
}

TEST_CASE("Leduc poker: a pair wins, equal ranks share, raises are limited") {
  const Game& game = leduc_poker();
  ScriptedDice dice;
  SUBCASE("a pair beats a king") {
    dice.add(0, 0), dice.add(1, 3), dice.add(kTable, 0);  // J1, K1, then J2
    const Match match = play(game, game.setup(), dice,
                             {{0, "raise"}, {1, "call"}, {0, "raise"}, {1, "raise"}, {0, "call"}});
    REQUIRE(match.over());
    EXPECT(game.scores(match.position()).of[0] == 1 + 2 + 4 + 4);
  }
  SUBCASE("two queens share") {
    dice.add(0, 2), dice.add(1, 2), dice.add(kTable, 0);  // Q1, Q2, then J1
    const Match match =
        play(game, game.setup(), dice, {{0, "call"}, {1, "call"}, {0, "raise"}, {1, "call"}});
    REQUIRE(match.over());
    EXPECT(game.scores(match.position()).of[0] == 0);
  }
  SUBCASE("what is refused, with its rule") {
    dice.add(0, 2), dice.add(1, 2);
    Match match = play(game, game.setup(), dice, {});
    EXPECT(refusal_of(match, 0, "fold") == "nothing-to-fold LP-4");
    EXPECT(refusal_of(match, 1, "call") == "not-asked ");
    EXPECT(refusal_of(match, 0, "raise").empty());
    EXPECT(refusal_of(match, 1, "raise").empty());
    EXPECT(refusal_of(match, 0, "raise") == "no-more-raises LP-5");
    EXPECT(refusal_of(match, 0, "fold").empty());
    EXPECT(game.scores(match.position()).of[1] == 3);
  }
}

TEST_CASE("goofspiel: a tie discards the prize, the last card plays itself, points count") {
  const Game& game = goofspiel();
  const Setup setup = setup_with(game, {"cards = 3", "prizes = descending", "score = points"});
  ScriptedDice dice;  // no die falls
  Match match = play(game, setup, dice, {{0, "bid 3"}, {1, "bid 1"}, {1, "bid 2"}});
  EXPECT(refusal_of(match, 0, "bid 3") == "not-in-hand GS-4");
  EXPECT(refusal_of(match, 1, "bid 3") == "not-asked ");
  EXPECT(refusal_of(match, 0, "bid 2").empty());  // a tie, and 1 against 3 follows by itself
  REQUIRE(match.over());
  EXPECT(game.scores(match.position()).of[0] == 3);
  EXPECT(game.scores(match.position()).of[1] == 1);

  const Match tied = play(game, setup_with(game, {"cards = 2", "prizes = descending"}), dice,
                          {{1, "bid 2"}, {0, "bid 2"}});
  REQUIRE(tied.over());
  EXPECT(game.scores(tied.position()) == Scores{});
}

TEST_CASE("goofspiel: who won is all that is told where bids stay secret") {
  const Setup setup =
      setup_with(goofspiel(), {"cards = 3", "prizes = descending", "reveal = winner"});
  ScriptedDice dice;
  const Match match = play(goofspiel(), setup, dice, {{0, "bid 3"}, {1, "bid 1"}});
  std::string bob;
  for (const Telling& one : match.tellings())
    bob += std::string(match.heard(one, 1)) + (match.heard(one, 1).empty() ? "" : "\n");
  EXPECT(bob == "The prize is 3\nAnn has bid\nBob bids 1\nAnn wins the 3\nThe prize is 2\n");
}

TEST_CASE("boards refuse what is taken and see who has won") {
  ScriptedDice dice;
  Match cross = play(tic_tac_toe(), tic_tac_toe().setup(), dice,
                     {{0, "b2"}, {1, "a1"}, {0, "c1"}, {1, "b1"}});
  EXPECT(refusal_of(cross, 0, "a1") == "taken TT-3");
  EXPECT(refusal_of(cross, 0, "a3").empty());
  REQUIRE(cross.over());
  EXPECT(tic_tac_toe().scores(cross.position()).of[0] == 1);
  EXPECT(refusal_of(cross, 1, "c3") == "game-over ");

  Match four = play(connect_four(), connect_four().setup(), dice,
                    {{0, "d"}, {1, "d"}, {0, "d"}, {1, "d"}, {0, "d"}, {1, "d"}});
  EXPECT(refusal_of(four, 0, "d") == "column-full CF-3");
  for (std::string_view move : {"a", "g", "a", "g", "a", "g", "a"})
    EXPECT(refusal_of(four, lowest(four.ask().owing), move).empty());
  REQUIRE(four.over());
  EXPECT(connect_four().scores(four.position()).of[0] == 1);
}

TEST_CASE("random play has the averages that are known or follow") {
  constexpr int kGames = 20'000;
  // 1/8 lost by passing to a bet, 1/4 won by betting against a pass; the rest is even.
  EXPECT(near(random_games(kuhn_poker(), kuhn_poker().setup(), kGames).score, 0.125, 0.05));
  const Averages cross = random_games(tic_tac_toe(), tic_tac_toe().setup(), kGames);
  EXPECT(near(cross.wins, 0.585, 0.015));
  EXPECT(near(cross.draws, 0.127, 0.01));
  const Averages bids =
      random_games(goofspiel(), setup_with(goofspiel(), {"cards = 5"}), kGames / 4);
  EXPECT(near(bids.score, 0, 0.06));
  const Averages four = random_games(connect_four(), connect_four().setup(), 2'000);
  EXPECT(near(four.wins, 0.556, 0.05));
}

}  // namespace
}  // namespace turnwright
