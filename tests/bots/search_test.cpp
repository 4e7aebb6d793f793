// What a search makes of a game's promises and hints, and of what it has learnt before.
#include "bots/search.h"

#include "bots/mcts.h"
#include "engine/game_of.h"
#include "tests/scenario/pairs.h"
#include "tests/test.h"

using namespace turnwright;

namespace {

constexpr std::uint16_t kPromised = 2;  // this number looks best …
constexpr std::uint16_t kGood = 3;      // … and that one is, to whoever picks it first

struct PromisingPairs : Pairs {
  std::uint32_t turn(const State& s) const { return s.window.kind; }
  int turns_ahead(const State&) const { return 1; }
  std::int32_t evaluate(const State& s, Seat seat) const {
    return s.picks[2 * seat] == kGood ? 100 : 0;
  }
  void promise(const State&, Seat, const ChoiceList& choices, Promises& promises) const {
    for (int i = 0; i < choices.size(); ++i)
      promises[static_cast<std::size_t>(i)] = choices[i].a == kPromised ? 60 : 0;
  }
};
struct FaithfulPairs : PromisingPairs {
  int faith(const State&) const { return 20; }
};

// Whatever is picked is as good, so nothing is settled before the budget is used up.
struct CountingPairs : PromisingPairs {
  static inline int judged = 0;  // positions
  std::int32_t evaluate(const State&, Seat) const {
    ++judged;
    return 0;
  }
  void promise(const State&, Seat, const ChoiceList& choices, Promises& promises) const {
    std::fill_n(promises.begin(), choices.size(), 0);
  }
};

// How many positions a bot judges to answer.
int judged_to_answer(MctsBot& bot, const Game& game, const Position& position) {
  FastDice dice(2);
  ChoiceList choices;
  game.choices(position, 0, choices);
  CountingPairs::judged = 0;
  EXPECT(choices.contains(bot.decide(game, game.view(position, 0), choices, dice)));
  return CountingPairs::judged;
}

// Which number is tried most often of so many times.
template <class R>
std::uint16_t searched(int simulations) {
  const GameOf<R> game;
  FastDice dice(1);
  Host host(dice);
  const Position position = game.start(game.setup(), host);
  ChoiceList choices;
  game.choices(position, 0, choices);
  const View view = game.view(position, 0);
  Search search;
  search.begin(game, view, choices, Memory{}, dice);
  for (int i = 0; i < simulations; ++i) search.simulate(dice);
  const Edge* most = &search.root().front();
  for (const Edge& edge : search.root())
    if (edge.tries > most->tries) most = &edge;
  return most->choice.a;
}

}  // namespace

TEST_CASE("what looks most promising is tried first, and what turns out better is found") {
  EXPECT(searched<PromisingPairs>(1) == kPromised);
  EXPECT(searched<PromisingPairs>(300) == kGood);
}

TEST_CASE("a game that has more faith in its promises than in its hints is played by them") {
  EXPECT(searched<FaithfulPairs>(300) == kPromised);
}

TEST_CASE("what came through a question before counts for its budget") {
  const GameOf<CountingPairs> game;
  const Budget budget = *budget_from("2000");
  FastDice dice(1);
  Host host(dice);
  const Position first = game.start(game.setup(), host);
  Position second = first;
  MctsBot knows(budget), is_new(budget);
  FastDice own(2);
  ChoiceList choices;
  game.choices(first, 0, choices);
  const Choice chosen = knows.decide(game, game.view(first, 0), choices, own);
  game.submit(second, 0, chosen, host);
  const int all = judged_to_answer(is_new, game, second);
  const int rest = judged_to_answer(knows, game, second);
  EXPECT(all > 2000);
  EXPECT(rest > all / 4);
  EXPECT(rest < all * 3 / 4);
}
