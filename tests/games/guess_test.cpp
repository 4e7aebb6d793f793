// Property 3c in the exact sense: where chance dealt the hidden part, or where all histories are equally likely,
// guesses have the right frequencies (chi-square).
#include <algorithm>
#include <cmath>
#include <map>

#include "engine/dice.h"
#include "games/classics/classics.h"
#include "tests/test.h"

namespace turnwright {
namespace {

using World = std::vector<std::uint64_t>;  // the hidden values that matter
using Worlds = std::map<World, int>;       // how often each is expected, in proportion

constexpr int kGuesses = 6000;

std::uint64_t value(const Game& game, const StateBytes& state, std::string_view field,
                    std::size_t i) {
  for (const Field& one : game.about().fields)
    if (one.name == field) return get_element(one, state.bytes(), i);
  FAIL("no field ", std::string(field));
  return 0;
}

// Whether guesses from the view of `seat` are worlds of `expected` in the right proportion: a chi-square that
// chance exceeds once in ten thousand times (Wilson and Hilferty's approximation). Seeds are fixed.
template <class WorldOf>
bool frequencies_fit(const Game& game, const Position& position, Seat seat, const Worlds& expected,
                     WorldOf&& world_of) {
  const View view = game.view(position, seat);
  FastDice dice(11);
  Worlds found;
  for (int n = 0; n < kGuesses; ++n) {
    Host host(dice);
    ++found[world_of(game.guess(view, host))];
  }
  double weight = 0, chi = 0;
  for (const auto& [world, count] : expected) weight += count;
  for (const auto& [world, count] : found)
    if (!expected.contains(world)) return false;
  for (const auto& [world, count] : expected) {
    const double due = kGuesses * count / weight;
    const double off = found[world] - due;
    chi += off * off / due;
  }
  const double degrees = static_cast<double>(expected.size()) - 1;
  if (degrees == 0) return true;
  const double part = 2 / (9 * degrees);
  return chi < degrees * std::pow(1 - part + 3.719 * std::sqrt(part), 3);
}

Position start(const Game& game, const Setup& setup, std::uint64_t seed) {
  FastDice dice(seed);
  Host host(dice);
  return game.start(setup, host);
}

void submit(const Game& game, Position& position, Seat seat, std::uint16_t a) {
  FastDice dice(5);
  Host host(dice);
  game.submit(position, seat, {0, a, 0, 0}, host);
}

TEST_CASE("Kuhn poker: every deal of the others' cards is equally likely") {
  const Game& game = kuhn_poker();
  for (int players : {2, 3}) {
    Setup setup = game.setup();
    REQUIRE(setup.set("players", std::to_string(players)).ok());
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      Position position = start(game, setup, seed);
      // At the start, and when the game is over: then Ann, who passed, has not shown her card.
      for (const bool over : {false, true}) {
        if (over) {
          submit(game, position, 0, 0);
          for (Seat seat = 1; seat < players; ++seat) submit(game, position, seat, 1);
          submit(game, position, 0, 0);
          REQUIRE(game.ask(position).over());
        }
        for (Seat seat = 0; seat < players; ++seat) {
          const auto world_of = [&](const Position& world) {
            World cards;
            for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i)
              cards.push_back(value(game, world, "card", i));
            return cards;
          };
          Worlds expected;
          World deck;
          for (std::uint64_t card = 0; card <= static_cast<std::uint64_t>(players); ++card)
            deck.push_back(card);
          do {
            bool fits = true;
            for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
              const std::uint64_t shown = value(game, position, "shown", i);
              if (i == seat) fits = fits && deck[i] == value(game, position, "card", i);
              if (shown != 0xff) fits = fits && deck[i] == shown;
            }
            if (fits) ++expected[World(deck.begin(), deck.begin() + players)];
          } while (std::next_permutation(deck.begin(), deck.end()));
          EXPECT(frequencies_fit(game, position, seat, expected, world_of));
        }
      }
    }
  }
}

TEST_CASE("Leduc poker: every card that is left is equally likely") {
  const Game& game = leduc_poker();
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Position position = start(game, game.setup(), seed);
    for (const bool public_card : {false, true}) {
      if (public_card) {
        submit(game, position, 0, 1);
        submit(game, position, 1, 1);
        REQUIRE(value(game, position, "public card", 0) != 0xff);
      }
      for (Seat seat = 0; seat < 2; ++seat) {
        Worlds expected;
        for (std::uint64_t card = 0; card < 6; ++card)
          if (card != value(game, position, "card", seat) &&
              card != value(game, position, "public card", 0))
            ++expected[{card}];
        EXPECT(expected.size() == (public_card ? 4 : 5));
        EXPECT(frequencies_fit(game, position, seat, expected, [&](const Position& world) {
          return World{value(game, world, "card", 1u - seat)};
        }));
      }
    }
  }
}

// Bids of both seats, round by round.
void play_rounds(Position& position, const std::vector<std::pair<int, int>>& bids) {
  for (const auto& [ann, bob] : bids) {
    submit(goofspiel(), position, 0, static_cast<std::uint16_t>(ann - 1));
    submit(goofspiel(), position, 1, static_cast<std::uint16_t>(bob - 1));
  }
}

TEST_CASE("goofspiel: a bid that is laid may be any card of the hand") {
  const Game& game = goofspiel();
  Setup setup = game.setup();
  REQUIRE(setup.set("cards", "5").ok());
  Position position = start(game, setup, 1);
  play_rounds(position, {{2, 4}});
  submit(game, position, 1, 0);
  EXPECT(
      frequencies_fit(game, position, 0, {{{1}, 1}, {{2}, 1}, {{3}, 1}, {{5}, 1}},
                      [&](const Position& world) { return World{value(game, world, "bid", 1)}; }));
}

TEST_CASE("goofspiel: where only winners are told, all histories that fit are equally likely") {
  const Game& game = goofspiel();
  struct Case {
    int cards;
    std::vector<std::pair<int, int>> bids;
    bool laid;  // Bob has laid a bid for the next round
  };
  const Case kCases[] = {
      {4, {{2, 3}}, false},
      {4, {{2, 3}, {3, 1}}, false},
      {4, {{2, 2}, {3, 1}}, true},
      {5, {{3, 1}, {2, 5}}, true},
      {5, {{4, 1}, {2, 3}, {1, 4}}, false},
      {5, {{5, 1}, {3, 3}, {1, 4}}, false},
  };
  for (const Case& one : kCases) {
    Setup setup = game.setup();
    REQUIRE(setup.set("cards", std::to_string(one.cards)).ok());
    REQUIRE(setup.set("reveal", "winner").ok());
    Position position = start(game, setup, 3);
    play_rounds(position, one.bids);
    const std::size_t rounds = one.bids.size();
    if (one.laid) {
      ChoiceList choices;
      game.choices(position, 1, choices);
      submit(game, position, 1, choices[0].a);
    }
    Worlds expected;
    World bids;  // Bob's, in the order of all his cards
    for (int card = 1; card <= one.cards; ++card) bids.push_back(static_cast<std::uint64_t>(card));
    do {
      bool fits = true;
      for (std::size_t round = 0; round < rounds; ++round) {
        const int guessed = static_cast<int>(bids[round]), ann = one.bids[round].first;
        fits = fits && (guessed > ann) == (one.bids[round].second > ann) &&
               (guessed == ann) == (one.bids[round].second == ann);
      }
      const auto length = static_cast<std::ptrdiff_t>(rounds + (one.laid ? 1 : 0));
      if (fits) ++expected[World(bids.begin(), bids.begin() + length)];
    } while (std::next_permutation(bids.begin(), bids.end()));
    INFO(one.cards, " cards, ", rounds, " rounds");
    EXPECT(expected.size() > 1);
    EXPECT(frequencies_fit(game, position, 0, expected, [&](const Position& world) {
      World guessed;
      for (std::size_t round = 0; round < rounds; ++round)
        guessed.push_back(value(game, world, "past bids", 62 + round));
      if (one.laid) guessed.push_back(value(game, world, "bid", 1));
      return guessed;
    }));
  }
}

}  // namespace
}  // namespace turnwright
