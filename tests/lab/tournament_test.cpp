#include "lab/tournament.h"

#include <cmath>
#include <set>

#include "games/registry.h"
#include "lab/card_impact.h"
#include "lab/compare.h"
#include "lab/standings.h"
#include "tests/test.h"

using namespace turnwright;

namespace {

// Three decks of CrowdControl and a bot that is quick.
Tournament some_tournament(std::uint64_t games, unsigned threads = 1) {
  const Game& game = *find_game("crowdcontrol").value();
  Tournament tournament{game, {{"deck1", "deck2"}, {}}, {{"", game.setup()}}};
  for (std::size_t i = 0; i < 3; ++i)
    tournament.league.contenders.push_back({"random", game.ready_values(0)[i]});
  tournament.games = tournament.whole_rounds(games);
  tournament.threads = threads;
  return tournament;
}

TournamentResults played(const Tournament& tournament) {
  TournamentResults results = nothing_played(tournament);
  EXPECT(play(tournament, results) == TournamentEnd::kPlayed);
  return results;
}

// Two bots at tic-tac-toe, of which one is much better.
Tournament bots_at_tic_tac_toe(std::uint64_t games) {
  const Game& game = *find_game("tic_tac_toe").value();
  Tournament tournament{game, {{}, {{"random"}, {"mcts:20"}}}, {{"", game.setup()}}};
  tournament.games = games;
  return tournament;
}

// Outcomes by hand: `first` wins against `second` so many of its games as first seat and as second.
TournamentResults outcomes(const std::string& text) {
  TournamentResults results;
  results.grounds.resize(1);
  results.grounds[0].outcomes = text;
  return results;
}

const League kTwo{{}, {{"random"}, {"greedy"}}};

}  // namespace

TEST_CASE("a tournament is the same on any number of threads, and in portions") {
  const TournamentResults alone = played(some_tournament(200));
  EXPECT(alone.games() == 204);  // whole rounds of six
  EXPECT(alone.grounds[0].outcomes.size() == 204);
  EXPECT(played(some_tournament(200, 4)) == alone);
  // Stopped and gone on with.
  Tournament tournament = some_tournament(200, 2);
  TournamentResults results = nothing_played(tournament);
  tournament.games = 60;
  EXPECT(play(tournament, results) == TournamentEnd::kPlayed);
  EXPECT(results.games() == 60);
  tournament.games = 204;
  EXPECT(play(tournament, results) == TournamentEnd::kPlayed);
  EXPECT(results == alone);
}

TEST_CASE("a tournament that is stopped keeps its first games") {
  const Tournament tournament = some_tournament(100'000'000, 2);
  TournamentResults results = nothing_played(tournament);
  EXPECT(play(tournament, results, [](std::uint64_t finished) { return finished < 3; }) ==
         TournamentEnd::kStopped);
  Tournament first = tournament;
  first.games = results.games();
  REQUIRE(first.games >= 3);
  EXPECT(played(first) == results);
}

TEST_CASE("both seatings of a pair have the same dice") {
  const Tournament tournament = some_tournament(12);
  const Experiment experiment{tournament.game,  tournament.grounds[0].setup, {}, 12, 1, 1,
                              tournament.league};
  for (std::uint64_t game = 0; game < 12; game += 2) {
    EXPECT(game_seed(experiment, game) == game_seed(experiment, game + 1));
    if (game > 0) EXPECT(game_seed(experiment, game) != game_seed(experiment, game - 1));
    const Pairing one = pairing_of(tournament.league, game);
    const Pairing other = pairing_of(tournament.league, game + 1);
    EXPECT(one == Pairing{other[1], other[0]});
  }
}

TEST_CASE("standings are counted from outcomes") {
  // Games 0, 2, 4 begin with the first contender. It wins, wins, draws; as second seat it loses, wins, wins; one is given up.
  const Standings now = standings(kTwo, outcomes("22201000-"));
  const Share& share = now.match_ups[0][1];
  EXPECT(share.games == 8);
  EXPECT(now.match_ups[1][0].games == 8);
  EXPECT(share.points.total + now.match_ups[1][0].points.total == 16);
  // By hand: as first seat 2, 2, 1, 0; as second 2 - 2, 2 - 0, 2 - 0, 2 - 0.
  EXPECT(share.points.total == 5 + 6);
  EXPECT(now.first_seat.points.total == 7);
  EXPECT(now.best_first() == std::vector<std::size_t>{0, 1});
  EXPECT(now.ratings[0].elo == doctest::Approx(-now.ratings[1].elo));
}

TEST_CASE("a sequential test ends a tournament as soon as it is decided") {
  Tournament tournament = bots_at_tic_tac_toe(100'000);
  tournament.decides_at = 0.55;
  TournamentResults results = nothing_played(tournament);
  EXPECT(play(tournament, results) == TournamentEnd::kDecided);
  EXPECT(results.games() < 1000);
  EXPECT(decision(standings(tournament.league, results).match_ups[1][0], 0.55) == Decision::kFirst);
  EXPECT(decision(standings(tournament.league, results).match_ups[0][1], 0.55) ==
         Decision::kSecond);
  Share even;
  for (int i = 0; i < 5000; ++i) even.add(i % 2 * 2);
  EXPECT(decision(even, 0.55) == Decision::kEqual);
  EXPECT(decision({}, 0.55) == Decision::kOpen);
}

TEST_CASE("games whose events tell of cards have a name for each, and no name twice") {
  int with_cards = 0;
  for (const Game* game : all_games()) {
    const auto names = game->card_names();
    const bool tells = !game->about().draws.empty() || !game->about().plays.empty();
    INFO(game->about().name);
    EXPECT(tells == !names.empty());
    EXPECT(std::set(names.begin(), names.end()).size() == names.size());
    with_cards += tells ? 1 : 0;
  }
  EXPECT(with_cards == 3);
}

TEST_CASE("cards are counted once a game, and only by who has them") {
  const Tournament tournament = some_tournament(120);
  const TournamentResults results = played(tournament);
  const Standings now = standings(tournament.league, results);
  const auto impacts = card_impacts(tournament.game, now, results.sum().cards);
  REQUIRE(!impacts.empty());
  for (const CardImpact& one : impacts) {
    INFO(tournament.game.card_names()[one.card]);
    EXPECT(one.contenders.size() >= 1);
    EXPECT(one.drawn.games <= one.games);
    EXPECT(one.played.games <= one.games);
    EXPECT(one.games <= 2 * results.games());
  }
  // What helps comes before what harms.
  for (std::size_t i = 1; i < impacts.size(); ++i)
    if (!impacts[i].is_rare && impacts[i].when_drawn.part > 0)
      EXPECT(impacts[i - 1].when_drawn.part > 0);
}

TEST_CASE("the gain of a card is against the average of the same deck") {
  // A deck wins 60 of 100 games, 40 of the 50 in which it has drawn the card.
  Standings now;
  now.all = {{100, {120, 240}}};
  CardUses uses{{CardUse{{50, {80, 160}}, {}}}};
  const auto impacts = card_impacts(*find_game("crowdcontrol").value(), now, uses);
  REQUIRE(impacts.size() == 1);
  EXPECT(impacts[0].when_drawn.part == doctest::Approx(0.2));
  EXPECT(!impacts[0].is_rare);
  // Half the difference of two shares of 0.8 and 0.4 in 50 games each.
  const double variance = 0.8 * 0.2 / 49 + 0.4 * 0.6 / 49;
  EXPECT(impacts[0].when_drawn.margin == doctest::Approx(1.96 * 0.5 * std::sqrt(variance)));
}

TEST_CASE("a comparison sees what has changed, and nothing where nothing has") {
  const Tournament tournament{*find_game("tic_tac_toe").value(), kTwo, {}};
  // In each pair the first contender won one game of two before, and wins both after.
  std::string before, after;
  for (int i = 0; i < 60; ++i) {
    before += "22";
    after += i % 2 == 0 ? "20" : "22";
  }
  const Comparison same =
      compare(tournament, outcomes(before), tournament, outcomes(before), {"No Such Card"});
  EXPECT(same.contenders[0].change == Change::kNotFound);
  EXPECT(same.contenders[0].effect.chance == 1);
  EXPECT(same.cards[0].effect.pairs == 0);
  const Comparison found = compare(tournament, outcomes(before), tournament, outcomes(after), {});
  EXPECT(found.contenders[0].effect.pairs == 60);
  EXPECT(found.contenders[0].effect.before == doctest::Approx(0.5));
  EXPECT(found.contenders[0].effect.after == doctest::Approx(0.75));
  EXPECT(found.contenders[0].change == Change::kStronger);
  EXPECT(found.contenders[1].change == Change::kWeaker);
  EXPECT(found.contenders[0].certainty > 0.999);
  // A few games prove nothing.
  const Comparison few =
      compare(tournament, outcomes("22222222"), tournament, outcomes("20202020"), {});
  EXPECT(few.contenders[0].change == Change::kNotFound);
}
