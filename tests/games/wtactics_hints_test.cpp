// What the hints of WTactics are good for: a bot that follows them wins, and does what any player would.
#include "bots/bot.h"
#include "engine/dice.h"
#include "games/wtactics/decks.h"
#include "games/wtactics/game.h"
#include "games/wtactics/play.h"
#include "lab/simulate.h"
#include "tests/test.h"

namespace turnwright::wtactics {
namespace {

std::uint64_t wins_of_greedy(const Setup& setup, Seat seat, std::uint64_t games) {
  Experiment experiment{wtactics_game(), setup, {"random", "random"}, games, 1, 2};
  experiment.bots[seat] = "greedy";
  return simulate(experiment).seats[seat].wins;
}

TEST_CASE("greedy beats random in WTactics, with every ready deck") {
  std::uint64_t wins = 0, games = 0;
  for (const Deck& deck : shipped_decks()) {
    Setup setup = wtactics_game().setup();
    REQUIRE(setup.set("deck1", deck.name).ok());
    REQUIRE(setup.set("deck2", deck.name).ok());
    for (Seat seat = 0; seat < kSeats; ++seat) wins += wins_of_greedy(setup, seat, 2);
    games += 2 * kSeats;
  }
  EXPECT(static_cast<double>(wins) >= 0.9 * static_cast<double>(games));
}

TEST_CASE("greedy keeps a hand, draws the second card and lays resource cards early") {
  const Game& game = wtactics_game();
  auto bot = make_bot("greedy");
  REQUIRE(bot.ok());
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    FastDice dice(seed), own(seed);
    Host host(dice);
    Position position = game.start(game.setup(), host);
    int mulligans = 0, turns = 0, drawn = 0, laid = 0;
    while (turns <= 8 && !game.ask(position).over()) {
      const Seat seat = lowest(game.ask(position).owing);
      ChoiceList choices;
      game.choices(position, seat, choices);
      const Choice c = (*bot)->decide(game, game.view(position, seat), choices, own);
      mulligans += c.kind == kMulligan ? 1 : 0;
      turns += game.ask(position).kind == kDrawWindow ? 1 : 0;
      drawn += c.kind == kDrawCard ? 1 : 0;
      laid += c.kind == kLay ? 1 : 0;
      game.submit(position, seat, c, host);
    }
    EXPECT(mulligans <= 4);
    EXPECT(drawn == turns);
    EXPECT(laid >= turns - 2);  // the last turn has just begun
  }
}

TEST_CASE("greedy accepts quests, abandons none and completes some") {
  class Quests final : public Onlooker {
   public:
    Quests(int& accepted, int& abandoned, int& scored)
        : accepted_(accepted), abandoned_(abandoned), scored_(scored) {}
    void sees(const Position&, Seat, const ChoiceList&, const Choice& chosen) override {
      accepted_ += chosen.kind == kAccept ? 1 : 0;
      abandoned_ += chosen.kind == kAbandon ? 1 : 0;
    }
    void sees_end(const Position& end) override {
      for (const Field& field : wtactics_game().about().fields)
        if (field.name == "victory points")
          for (Seat seat = 0; seat < kSeats; ++seat)
            scored_ += static_cast<int>(get_element(field, end.bytes(), seat));
    }

   private:
    int &accepted_, &abandoned_, &scored_;
  };
  const Experiment experiment{
      wtactics_game(), wtactics_game().setup(), {"greedy", "greedy"}, 5, 1, 1};
  int accepted = 0, abandoned = 0, scored = 0;
  simulate(experiment,
           [&](std::uint64_t) { return std::make_unique<Quests>(accepted, abandoned, scored); });
  EXPECT(accepted > 5);
  EXPECT(abandoned == 0);
  EXPECT(scored > 0);
}

}  // namespace
}  // namespace turnwright::wtactics
