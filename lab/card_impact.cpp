#include "lab/card_impact.h"

#include <algorithm>
#include <cmath>

namespace turnwright {

namespace {

// Fewer games than that with a card, or without it, say nothing.
constexpr std::uint64_t kFew = 30;

double variance_of_mean(const Sum& points, std::uint64_t games) {
  const double half = margin(points, games) / 1.96 / 2;  // a share is half of the points
  return half * half;
}

// The mean of the games with the card less that of all games is this part of the difference between those with and
// those without.
struct Difference {
  double part = 0, variance = 0;
};
Difference from_average(const Share& with, const Share& all) {
  const Share without{
      all.games - with.games,
      {all.points.total - with.points.total, all.points.squares - with.points.squares}};
  if (with.games < 2 || without.games < 2) return {};
  const double rest = static_cast<double>(without.games) / static_cast<double>(all.games);
  return {rest * (with.part() - without.part()),
          rest * rest *
              (variance_of_mean(with.points, with.games) +
               variance_of_mean(without.points, without.games))};
}

// Each contender counts by its games with the card.
Gain gain(const std::vector<std::size_t>& contenders, const Standings& now, const CardUses& uses,
          std::size_t card, Share CardUse::* which) {
  double games = 0, part = 0, variance = 0;
  for (const std::size_t i : contenders) {
    const Share& with = uses[i][card].*which;
    const auto weight = static_cast<double>(with.games);
    const Difference one = from_average(with, now.all[i]);
    games += weight;
    part += weight * one.part;
    variance += weight * weight * one.variance;
  }
  if (games == 0) return {};
  return {part / games, 1.96 * std::sqrt(variance) / games};
}

// How much the true gains of cards differ, as a variance: what is seen, less what chance adds to it. Never none, so that
// there is an order.
double true_spread(const std::vector<Gain>& gains) {
  constexpr double kLeast = 0.01 * 0.01;
  double seen = 0, chance = 0;
  for (const Gain& gain : gains) {
    seen += gain.part * gain.part;
    chance += (gain.margin / 1.96) * (gain.margin / 1.96);
  }
  return std::max(kLeast,
                  (seen - chance) / static_cast<double>(std::max<std::size_t>(1, gains.size())));
}

// What is to be expected of a card, if its true gain is one of many with this spread around 0.
double expected_gain(const Gain& gain, double spread) {
  const double chance = (gain.margin / 1.96) * (gain.margin / 1.96);
  return gain.part * spread / (spread + chance);
}

}  // namespace

std::vector<CardImpact> card_impacts(const Game& game, const Standings& now, const CardUses& uses) {
  std::vector<CardImpact> impacts;
  const bool has_draws = !game.about().draws.empty();
  const std::size_t cards = uses.empty() ? 0 : uses[0].size();
  for (std::size_t card = 0; card < cards; ++card) {
    CardImpact impact{card};
    for (std::size_t i = 0; i < uses.size(); ++i) {
      const CardUse& use = uses[i][card];
      if (use.drawn.games + use.played.games == 0) continue;
      impact.contenders.push_back(i);
      impact.games += now.all[i].games;
      impact.drawn.add(use.drawn);
      impact.played.add(use.played);
    }
    if (impact.contenders.empty()) continue;
    impact.when_drawn = gain(impact.contenders, now, uses, card, &CardUse::drawn);
    impact.when_played = gain(impact.contenders, now, uses, card, &CardUse::played);
    const std::uint64_t with = has_draws ? impact.drawn.games : impact.played.games;
    impact.is_rare = with < kFew || impact.games - with < kFew;
    impacts.push_back(std::move(impact));
  }
  const auto gain_of = [&](const CardImpact& one) {
    return has_draws ? one.when_drawn : one.when_played;
  };
  std::vector<Gain> gains;
  for (const CardImpact& one : impacts)
    if (!one.is_rare) gains.push_back(gain_of(one));
  const double spread = true_spread(gains);
  const auto key = [&](const CardImpact& one) { return expected_gain(gain_of(one), spread); };
  std::sort(impacts.begin(), impacts.end(), [&](const CardImpact& a, const CardImpact& b) {
    if (a.is_rare != b.is_rare) return b.is_rare;
    return key(a) != key(b) ? key(a) > key(b) : a.card < b.card;
  });
  return impacts;
}

}  // namespace turnwright
