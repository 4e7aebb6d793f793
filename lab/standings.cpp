#include "lab/standings.h"

#include <algorithm>
#include <numeric>

namespace turnwright {

Standings standings(const League& league, const TournamentResults& results) {
  const std::size_t n = league.contenders.size();
  Standings now;
  now.match_ups.assign(n, std::vector<Share>(n));
  now.all.resize(n);
  for (const GroundResults& ground : results.grounds)
    for (std::uint64_t game = 0; game < ground.outcomes.size(); ++game) {
      if (ground.outcomes[game] == kGivenUp) continue;
      const std::int64_t points = ground.outcomes[game] - '0';
      const auto [first, second] = pairing_of(league, game);
      now.match_ups[first][second].add(points);
      now.match_ups[second][first].add(2 - points);
      now.first_seat.add(points);
    }
  std::vector<Encounter> encounters;
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t k = 0; k < n; ++k) {
      const Share& share = now.match_ups[i][k];
      now.all[i].add(share);
      if (k > i && share.games > 0)
        encounters.push_back(
            {i, k, static_cast<double>(share.points.total) / 2, static_cast<double>(share.games)});
    }
  now.ratings = ratings(n, encounters);
  return now;
}

std::vector<std::size_t> Standings::best_first() const {
  std::vector<std::size_t> order(ratings.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return ratings[a].elo != ratings[b].elo ? ratings[a].elo > ratings[b].elo : a < b;
  });
  return order;
}

Interval wilson(const Share& share) {
  return wilson(static_cast<double>(share.points.total) / 2, static_cast<double>(share.games));
}

Decision decision(const Share& of_first, double better) {
  const double points = static_cast<double>(of_first.points.total) / 2;
  const double squares = static_cast<double>(of_first.points.squares) / 4;
  const double games = static_cast<double>(of_first.games);
  const Verdict first = sequential_test(points, games, squares, better);
  if (first == Verdict::kBetter) return Decision::kFirst;
  // The second has what the first has not: 1 - x of every game.
  const Verdict second =
      sequential_test(games - points, games, games - 2 * points + squares, better);
  if (second == Verdict::kBetter) return Decision::kSecond;
  return first == Verdict::kEqual && second == Verdict::kEqual ? Decision::kEqual : Decision::kOpen;
}

}  // namespace turnwright
