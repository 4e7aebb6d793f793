// Runs tests/perft/*.perft: how many sequences of choices there are from the start of a game. Each file names a
// game, its options and what was counted elsewhere or by hand.
#include "engine/perft.h"

#include <filesystem>
#include <fstream>
#include <set>

#include "engine/dice.h"
#include "games/registry.h"
#include "tests/test.h"

namespace turnwright {
namespace {

#ifdef NDEBUG
constexpr long long kMostNodes = 2'000'000;
#else
constexpr long long kMostNodes = 250'000;  // sanitizers take their time
#endif

// Where the deal alone has too many results to count them all: the sequences of choices with one run of the dice.
std::uint64_t count_lines(const Game& game, const Position& position, const FastDice& dice,
                          int depth) {
  const Ask ask = game.ask(position);
  if (ask.over()) return 0;
  ChoiceList choices;
  game.choices(position, lowest(ask.owing), choices);
  if (depth == 1) return static_cast<std::uint64_t>(choices.size());
  std::uint64_t all = 0;
  for (const Choice& choice : choices) {
    Position next = position;
    FastDice falling = dice;
    Host host(falling);
    game.submit(next, lowest(ask.owing), choice, host);
    all += count_lines(game, next, falling, depth - 1);
  }
  return all;
}

struct Counter {
  const Game* game = nullptr;
  std::optional<Setup> setup;
  int counted = 0;

  void obey(std::string_view row) {
    if (const auto name = after_word(row, "game")) {
      game = find_game(*name).value();
      setup = game->setup();
    } else if (const auto option = after_word(row, "set")) {
      EXPECT(setup.value().set_row(*option).ok());
    } else if (const auto lines = after_word(row, "lines")) {  // with the dice of seed 1
      const auto words = split_words(*lines);
      REQUIRE(words.size() == 2);
      FastDice dice(1);
      Host host(dice);
      const Position start = game->start(setup.value(), host);
      ++counted;
      EXPECT(count_lines(*game, start, dice, static_cast<int>(to_number(words[0]).value())) ==
             static_cast<std::uint64_t>(to_number(words[1]).value()));
    } else if (const auto numbers = after_word(row, "perft")) {
      const auto words = split_words(*numbers);
      REQUIRE(words.size() == 2);
      const long long count = to_number(words[1]).value();
      if (count > kMostNodes) return;
      ++counted;
      EXPECT(perft(*game, setup.value(), static_cast<int>(to_number(words[0]).value())) ==
             static_cast<std::uint64_t>(count));
    } else {
      EXPECT((row.empty() || row.starts_with("#")));
    }
  }
};

TEST_CASE("perft counts what was counted before, for every game") {
  std::set<std::string_view> covered;
  for (const auto& entry : std::filesystem::directory_iterator(SOURCE_DIR "/tests/perft")) {
    INFO(entry.path().string());
    std::ifstream file(entry.path());
    Counter counter;
    for (std::string row; std::getline(file, row);) {
      INFO(row);
      counter.obey(trimmed(row));
    }
    EXPECT(counter.counted > 0);
    REQUIRE(counter.game != nullptr);
    covered.insert(counter.game->about().name);
  }
  for (const Game* game : all_games()) {
    INFO("no perft file for ", std::string(game->about().name));
    EXPECT(covered.contains(game->about().name));
  }
}

}  // namespace
}  // namespace turnwright
