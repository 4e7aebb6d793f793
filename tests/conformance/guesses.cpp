// Property 3: a guess is a world that the seat cannot rule out, and not always the same one.
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "engine/hash.h"
#include "tests/conformance/play.h"

namespace turnwright::conformance {

namespace {

// The open lines of others are empty in a guess, so such moments do not say what it should be able to find.
bool others_have_begun(const Game& game, const Moment& moment, Seat reader) {
  for (Seat seat = 0; seat < moment.seats; ++seat)
    if (seat != reader && game.question(moment.position(), seat).step != 0) return true;
  // Nor do those in which somebody has answered and this seat does not know it.
  return game.ask(game.view(moment.position(), reader)) != game.ask(moment.position());
}

struct Element {
  const Field* field;
  std::size_t index;
};

// What the field table hides from `reader`.
std::vector<Element> hidden_elements(const Game& game, Seat reader, int seats) {
  std::vector<Element> hidden;
  for (const Field& field : game.about().fields) {
    if (field.sight == Sight::kPublic || field.sight == Sight::kKnown) continue;
    for (std::size_t i = 0; i < field.count; ++i)
      if (field.per_seat == 0 || (field.owner(i) != reader && field.owner(i) < seats))
        hidden.push_back({&field, i});
  }
  return hidden;
}

// What different games have shown to be possible behind one and the same view.
struct Behind {
  std::vector<std::uint64_t> first;  // the values in the first game, by hidden element
  std::vector<bool> varies;          // whether another game had another value
  std::optional<View> view;          // kept once something varies
};

std::string check_variety(const Game& game, const Behind& behind,
                          const std::vector<Element>& hidden, int seats) {
  constexpr int kGuesses = 1000;
  std::vector<std::uint64_t> first;
  std::vector<bool> missing = behind.varies;
  auto left = std::count(missing.begin(), missing.end(), true);
  FastDice dice(1);
  for (int n = 0; n < kGuesses && left > 0; ++n) {
    Host host(dice);
    const Position world = game.guess(*behind.view, host);
    for (std::size_t k = 0; k < hidden.size(); ++k) {
      const std::uint64_t value = get_element(*hidden[k].field, world.bytes(), hidden[k].index);
      if (n == 0) first.push_back(value);
      if (!missing[k] || value == first[k]) continue;
      missing[k] = false;
      --left;
    }
  }
  for (std::size_t k = 0; k < hidden.size(); ++k)
    if (missing[k])
      return "over 1,000 guesses of " + name_of(behind.view->seat()) + " \"" +
             std::string(hidden[k].field->name) + "\" (number " +
             std::to_string(hidden[k].index + 1) + ") is always the same, but need not be\n" +
             game.position_text(*behind.view, names_for(seats));
  return {};
}

bool has_pools(const Game& game) {
  const auto fields = game.about().fields;
  return std::any_of(fields.begin(), fields.end(),
                     [](const Field& field) { return field.sight == Sight::kPooled; });
}

// Whether two things of a bag could be swapped without this seat noticing: what is known may leave only one way.
bool may_lie_otherwise(const Game& game, const Position& position, const View& view,
                       const Field& field) {
  for (std::size_t i = 0; i < field.count; ++i)
    for (std::size_t j = i + 1; j < field.count && field.owner(j) == field.owner(i); ++j) {
      const std::uint64_t a = get_element(field, position.bytes(), i);
      const std::uint64_t b = get_element(field, position.bytes(), j);
      if (field.owner(i) == view.seat() || a == b || std::max(a, b) >= field.pool_below) continue;
      const Position swapped =
          game.with_element(game.with_element(position, field, i, b), field, j, a);
      if (game.is_consistent(swapped) && game.view(swapped, view.seat()) == view) return true;
    }
  return false;
}

// No two games of a large game have one view. There, what lies in a bag that holds more than one thing must not
// lie in the same way in every guess.
std::string pools_vary(const Trial& trial) {
  constexpr int kGuesses = 50;
  const Game& game = trial.game;
  FastDice dice(trial.seed);
  Trial now_and_then = trial;
  now_and_then.every = std::max(trial.every, 50);
  return at_moments(now_and_then, [&](const Moment& moment) -> std::string {
    for (Seat seat = 0; seat < moment.seats; ++seat) {
      const View view = game.view(moment.position(), seat);
      for (const Field& field : game.about().fields) {
        if (field.sight != Sight::kPooled) continue;
        std::set<std::uint64_t> in_bag;
        std::vector<std::uint64_t> first;
        bool varies = false;
        for (std::size_t i = 0; i < field.count; ++i)
          if (field.owner(i) != seat)
            if (const std::uint64_t value = get_element(field, moment.position().bytes(), i);
                value < field.pool_below)
              in_bag.insert(value);
        for (int n = 0; n < kGuesses && !varies; ++n) {
          Host host(dice);
          const Position world = game.guess(view, host);
          std::vector<std::uint64_t> values;
          for (std::size_t i = 0; i < field.count; ++i)
            values.push_back(get_element(field, world.bytes(), i));
          if (n == 0) first = values;
          varies = values != first;
        }
        if (in_bag.size() > 1 && !varies && may_lie_otherwise(game, moment.position(), view, field))
          return broken(moment, "what lies hidden in \"" + std::string(field.name) +
                                    "\" is the same in every guess of " + name_of(seat));
      }
    }
    return {};
  });
}

// Nor has every large game bags. There, somewhere two guesses of one view must differ.
std::string some_guesses_differ(const Trial& trial) {
  constexpr int kGuesses = 3;
  const Game& game = trial.game;
  FastDice dice(trial.seed);
  bool differ = false;
  std::string found = at_moments(trial, [&](const Moment& moment) -> std::string {
    for (Seat seat = 0; seat < moment.seats && !differ; ++seat) {
      const View view = game.view(moment.position(), seat);
      Host host(dice);
      const Position first = game.guess(view, host);
      for (int n = 1; n < kGuesses; ++n) differ |= !(game.guess(view, host) == first);
    }
    return {};
  });
  if (!found.empty() || differ) return found;
  return "no view hid anything in " + std::to_string(trial.games) + " games";
}

}  // namespace

std::string guesses_fit(const Trial& trial) {
  constexpr int kGuesses = 3;
  const Game& game = trial.game;
  FastDice dice(trial.seed);
  return at_moments(trial, [&](const Moment& moment) -> std::string {
    for (Seat seat = 0; seat < moment.seats; ++seat) {
      const View view = game.view(moment.position(), seat);
      for (int n = 0; n < kGuesses; ++n) {
        Host host(dice);
        const Position world = game.guess(view, host);
        const View again = game.view(world, seat);
        if (!(again == view))
          return broken(moment, "what " + name_of(seat) + " guesses does not fit its view: " +
                                    game.first_difference(view, again, names()));
        if (!game.is_consistent(world))
          return broken(moment, "what " + name_of(seat) + " guesses is impossible");
      }
    }
    return {};
  });
}

// Sound without knowing the game: only what two real games with the same view had different must vary.
std::string guesses_vary(const Trial& trial) {
  constexpr std::size_t kMostViews = 20'000, kMostChecked = 200;
  const Game& game = trial.game;
  std::map<std::pair<Seat, std::uint64_t>, Behind> seen;
  std::vector<std::vector<Element>> hidden(kMaxSeats);
  const std::string found = at_moments(trial, [&](const Moment& moment) -> std::string {
    for (Seat seat = 0; seat < moment.seats; ++seat) {
      if (others_have_begun(game, moment, seat)) continue;
      if (hidden[seat].empty()) hidden[seat] = hidden_elements(game, seat, moment.seats);
      const View view = game.view(moment.position(), seat);
      const auto key = std::pair(seat, hash_bytes(view.bytes()));
      if (seen.size() >= kMostViews && !seen.contains(key)) continue;
      Behind& behind = seen[key];
      const bool is_new = behind.first.empty();
      behind.varies.resize(hidden[seat].size());
      for (std::size_t k = 0; k < hidden[seat].size(); ++k) {
        const Element& one = hidden[seat][k];
        const std::uint64_t value = get_element(*one.field, moment.position().bytes(), one.index);
        if (is_new) behind.first.push_back(value);
        if (value == behind.first[k]) continue;
        behind.varies[k] = true;
        if (!behind.view) behind.view = view;
      }
    }
    return {};
  });
  if (!found.empty()) return found;
  std::size_t checked = 0;
  for (const auto& [key, behind] : seen) {
    if (!behind.view || checked == kMostChecked) continue;
    ++checked;
    const int seats = game.seats(*behind.view);
    if (std::string bad = check_variety(game, behind, hidden[key.first], seats); !bad.empty())
      return bad;
  }
  // A game without a single decision keeps no secret.
  const bool can_hide = game.about().has_secrets && game.bounds(trial.setup).choices_per_game > 0;
  if (checked != 0 || !can_hide) return {};
  return has_pools(game) ? pools_vary(trial) : some_guesses_differ(trial);
}

}  // namespace turnwright::conformance
