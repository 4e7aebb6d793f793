// What a search makes of a game's promises and hints.
#include "bots/search.h"

#include "engine/game_of.h"
#include "tests/scenario/pairs.h"
#include "tests/test.h"

using namespace turnwright;

namespace {

constexpr std::uint16_t kPromised = 2;  // this number looks best …
constexpr std::uint16_t kGood = 3;      // … and that one is, to whoever picks it first

struct PromisingPairs : Pairs {
  static constexpr int kFaith = 0, kTurnsAhead = 1;
  std::uint32_t turn(const State& s) const { return s.window.kind; }
  std::int32_t evaluate(const State& s, Seat seat) const {
    return s.picks[2 * seat] == kGood ? 100 : 0;
  }
  void promise(const State&, Seat, const ChoiceList& choices, Promises& promises) const {
    for (int i = 0; i < choices.size(); ++i)
      promises[static_cast<std::size_t>(i)] = choices[i].a == kPromised ? 60 : 0;
  }
};
struct FaithfulPairs : PromisingPairs {
  static constexpr int kFaith = 20;
};

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
