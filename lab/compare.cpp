#include "lab/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace turnwright {

namespace {

constexpr std::uint64_t kFewestPairs = 20;  // for a mean to be nearly normal
constexpr double kDoubt = 0.05;             // for all findings together

using Group = std::vector<bool>;  // by contender: whether it belongs

// The points of the first contender in both seatings of a pair; -1: one of the games came to no end.
int points_of_pair(const Outcomes& outcomes, std::uint64_t pair) {
  const char as_first = outcomes[2 * pair], as_second = outcomes[2 * pair + 1];
  if (as_first == kGivenUp || as_second == kGivenUp) return -1;
  return (as_first - '0') + 2 - (as_second - '0');
}

Effect effect_on(const Group& group, const League& league, const TournamentResults& had,
                 const TournamentResults& has) {
  constexpr int kAll = 4;  // points to be won in two games
  Effect effect;
  Sum before, after, more;
  for (std::size_t ground = 0; ground < had.grounds.size(); ++ground) {
    const Outcomes &then = had.grounds[ground].outcomes, &now = has.grounds[ground].outcomes;
    for (std::uint64_t pair = 0; pair < std::min(then.size(), now.size()) / 2; ++pair) {
      const auto [first, second] = pairing_of(league, 2 * pair);
      int was = points_of_pair(then, pair), is = points_of_pair(now, pair);
      if (group[first] == group[second] || was < 0 || is < 0) continue;
      if (group[second]) was = kAll - was, is = kAll - is;
      before.add(was);
      after.add(is);
      more.add(is - was);
      ++effect.pairs;
    }
  }
  if (effect.pairs == 0) return effect;
  effect.before = mean(before, effect.pairs) / kAll;
  effect.after = mean(after, effect.pairs) / kAll;
  effect.margin = margin(more, effect.pairs) / kAll;
  // Differences that are all alike have no spread: there are none, or there is no doubt.
  const double deviations =
      effect.difference() == 0 ? 0 : 1.96 * effect.difference() / effect.margin;
  effect.chance = std::erfc(std::fabs(deviations) / std::sqrt(2.0));
  return effect;
}

// Who has drawn or played it, in either world.
void add_holders(const Game& game, const std::string& card, const CardUses& uses, Group& group) {
  const auto names = game.card_names();
  const auto number =
      static_cast<std::size_t>(std::find(names.begin(), names.end(), card) - names.begin());
  for (std::size_t i = 0; i < uses.size(); ++i)
    if (number < uses[i].size() && uses[i][number].drawn.games + uses[i][number].played.games > 0)
      group[i] = true;
}

void judge(std::vector<Finding>& findings, std::size_t looked_for) {
  for (Finding& one : findings) {
    const double doubt = std::min(1.0, one.effect.chance * static_cast<double>(looked_for));
    if (one.effect.pairs < kFewestPairs) continue;
    one.certainty = 1 - doubt;
    if (doubt < kDoubt)
      one.change = one.effect.difference() > 0 ? Change::kStronger : Change::kWeaker;
  }
}

}  // namespace

std::string_view change_word(Change change) {
  switch (change) {
    case Change::kStronger: return "stronger";
    case Change::kWeaker: return "weaker";
    default: return "no difference found";
  }
}

std::string certainty_text(const Finding& one) {
  if (one.certainty > 0.9999) return "> 99.99 %";
  return fmt::format("{:.{}f} %", 100 * one.certainty, one.certainty < 0.99 ? 0 : 2);
}

Comparison compare(const Tournament& before, const TournamentResults& had, const Tournament& after,
                   const TournamentResults& has, const std::vector<std::string>& cards) {
  const League& league = before.league;
  const std::size_t n = league.contenders.size();
  const CardUses then = had.sum().cards, now = has.sum().cards;
  Comparison comparison;
  const auto finding = [&](std::string name, const Group& group) {
    Finding one{std::move(name), {}, effect_on(group, league, had, has)};
    for (std::size_t i = 0; i < n; ++i)
      if (group[i]) one.contenders.push_back(i);
    return one;
  };
  for (std::size_t i = 0; i < n; ++i) {
    Group alone(n);
    alone[i] = true;
    comparison.contenders.push_back(finding(league.name(i), alone));
  }
  for (const std::string& card : cards) {
    Group holders(n);
    add_holders(before.game, card, then, holders);
    add_holders(after.game, card, now, holders);
    comparison.cards.push_back(finding(card, holders));
  }
  const std::size_t looked_for = comparison.contenders.size() + comparison.cards.size();
  judge(comparison.contenders, looked_for);
  judge(comparison.cards, looked_for);
  return comparison;
}

}  // namespace turnwright
