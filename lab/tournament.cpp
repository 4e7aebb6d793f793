#include "lab/tournament.h"

#include <algorithm>

#include "lab/standings.h"

namespace turnwright {

namespace {

// Enough to keep the threads busy, and few enough to stop soon. Portions grow with what was played, so that looking at it
// all after each costs little.
constexpr std::uint64_t kPortion = 128, kPortionsOfAll = 16;

// Plays the games of one ground that are missing to `until`. False: somebody stopped it.
bool play_ground(const Tournament& tournament, std::size_t number, std::uint64_t until,
                 TournamentResults& results, const Progress& progress) {
  GroundResults& ground = results.grounds[number];
  const std::uint64_t first = ground.outcomes.size(), games = until - first;
  if (games == 0) return true;
  const std::uint64_t before = results.games();
  const Experiment experiment{
      tournament.game,
      tournament.grounds[number].setup,
      {},
      games,
      tournament.seed + number,
      static_cast<unsigned>(std::min<std::uint64_t>(tournament.threads, games)),
      tournament.league,
      first};
  Witnesses witnesses(experiment);
  GroundResults portion;
  portion.sums = simulate(
      experiment, [&](std::uint64_t index) { return witnesses.at(index); },
      [&](std::uint64_t finished) { return !progress || progress(before + finished); });
  const std::uint64_t played = portion.sums.games + portion.sums.unfinished;
  portion.outcomes = witnesses.outcomes().substr(0, played);
  portion.cards = witnesses.cards();
  ground.add(portion);
  return played == games;
}

bool is_decided(const Tournament& tournament, const TournamentResults& results) {
  const auto match_ups = standings(tournament.league, results).match_ups;
  for (std::size_t i = 0; i < match_ups.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (decision(match_ups[i][k], *tournament.decides_at) == Decision::kOpen) return false;
  return true;
}

}  // namespace

std::uint64_t Tournament::whole_rounds(std::uint64_t games_wanted) const {
  const std::uint64_t round = league.pairings();
  return (games_wanted + round - 1) / round * round;
}

void GroundResults::add(const GroundResults& other) {
  sums.add(other.sums);
  outcomes += other.outcomes;
  cards.resize(std::max(cards.size(), other.cards.size()));
  for (std::size_t i = 0; i < other.cards.size(); ++i) {
    cards[i].resize(std::max(cards[i].size(), other.cards[i].size()));
    for (std::size_t card = 0; card < other.cards[i].size(); ++card) {
      cards[i][card].drawn.add(other.cards[i][card].drawn);
      cards[i][card].played.add(other.cards[i][card].played);
    }
  }
}

std::uint64_t TournamentResults::games() const {
  std::uint64_t games = 0;
  for (const GroundResults& ground : grounds) games += ground.outcomes.size();
  return games;
}

GroundResults TournamentResults::sum() const {
  GroundResults all;
  for (const GroundResults& ground : grounds) all.add(ground);
  return all;
}

TournamentResults nothing_played(const Tournament& tournament) {
  return {std::vector<GroundResults>(tournament.grounds.size())};
}

TournamentEnd play(const Tournament& tournament, TournamentResults& results,
                   const Progress& progress, const std::function<void()>& between) {
  std::uint64_t until = 0;
  while (until < tournament.games) {
    const std::uint64_t before = results.games();
    const std::uint64_t portion = std::max(kPortion, until / kPortionsOfAll);
    until = std::min(until + tournament.whole_rounds(portion), tournament.games);
    for (std::size_t i = 0; i < tournament.grounds.size(); ++i)
      if (results.grounds[i].outcomes.size() < until &&
          !play_ground(tournament, i, until, results, progress))
        return TournamentEnd::kStopped;
    if (between && results.games() > before) between();
    if (tournament.decides_at && is_decided(tournament, results)) return TournamentEnd::kDecided;
  }
  return TournamentEnd::kPlayed;
}

}  // namespace turnwright
