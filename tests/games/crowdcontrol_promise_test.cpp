// What CrowdControl promises of choices at first sight: in positions where it is plain what is best, and never by what a
// seat may not know.
#include "bots/bot.h"
#include "engine/dice.h"
#include "games/crowdcontrol/game.h"
#include "games/crowdcontrol/rules.h"
#include "lab/simulate.h"
#include "tests/test.h"

namespace turnwright::crowdcontrol {
namespace {

const Names kNames{"Kim", "John"};
constexpr Seat kKim = 0, kJohn = 1;

// A position made of the rows of scenarios.
struct Table {
  CrowdControl rules{shipped_content()};
  State s;
  FastDice dice{1};
  Host host{dice};

  explicit Table(std::initializer_list<std::string_view> rows)
      : s(rules.standard(Setup(kCrowdControlAbout.options))) {
    for (std::string_view row : rows) {
      const auto done = rules.read_row(s, row, kNames);
      INFO(row, ": ", done.ok() ? "not known" : done.error());
      REQUIRE(done.ok());
      REQUIRE(*done);
    }
    const auto done = rules.finish_position(s);
    INFO((done.ok() ? "" : done.error()));
    REQUIRE(done.ok());
  }
  // What promises most, as the seat would write it.
  std::string best(Seat seat) const {
    ChoiceList choices;
    rules.choices(s, seat, choices);
    Promises promises;
    rules.promise(s, seat, choices, promises);
    int best = 0;
    for (int i = 1; i < choices.size(); ++i)
      if (promises[static_cast<std::size_t>(i)] > promises[static_cast<std::size_t>(best)])
        best = i;
    return written(seat, choices[best]);
  }
  std::string written(Seat seat, const Choice& one) const {
    std::string out;
    Text text(out, kNames);
    rules.write(s, seat, seat, one, text);
    return out;
  }
  void answer_best(Seat seat) {
    const std::string text = best(seat);
    ChoiceList choices;
    rules.choices(s, seat, choices);
    for (const Choice& one : choices)
      if (written(seat, one) == text) return rules.submit(s, seat, one, host);
  }
};

TEST_CASE("what can be played is played, and nothing is paid for no use") {
  Table table{"Kim hand Cragfoot Bear", "Kim mana 3"};
  EXPECT(table.best(kKim) == "play Cragfoot Bear");
  table.answer_best(kKim);
  EXPECT(table.best(kKim) == "defense");
  table.answer_best(kKim);
  EXPECT(table.best(kKim) == "lock");
  // Nobody is there to be killed.
  EXPECT(Table({"Kim hand Draw the Last Curtain", "Kim mana 5"}).best(kKim) == "lock");
}

TEST_CASE("who is unopposed attacks, and who cannot attack blocks") {
  const Table open{"turn 3 lane switch", "Kim defense Cragfoot Bear"};
  EXPECT(open.best(kKim) == "switch Cragfoot Bear");
  const Table fresh{"turn 3 lane switch", "Kim defense Cragfoot Bear (new)",
                    "John attack Bramble Hog"};
  EXPECT(fresh.best(kKim) == "lock");
}

TEST_CASE("a blow that wins is not spent on a Place") {
  Table table{"turn 3 lane switch", "Kim attack Rumbling Aurochs", "Kim defense Bramble Hog",
              "John places Otter Weir", "John health 6"};
  for (const Seat seat : {kKim, kJohn})
    if (holds(table.rules.ask(table.s).owing, seat))
      table.rules.submit(table.s, seat, choice(kLock), table.host);
  REQUIRE(table.rules.question(table.s, kKim).kind == kAskPriorities);
  const std::string best = table.best(kKim);
  EXPECT((best == "keep" || best == "done"));
}

// A view and all worlds behind it promise the same.
TEST_CASE("nothing is promised by what a seat may not know") {
  const Game& game = crowdcontrol_game();
  FastDice dice(3);
  Host host(dice);
  for (int n = 0; n < 4; ++n) {
    Setup setup = game.setup();
    for (std::string_view deck : {"deck1", "deck2"}) REQUIRE(setup.set(deck, "random").ok());
    Position position = game.start(setup, host);
    for (Ask ask = game.ask(position); !ask.over(); ask = game.ask(position)) {
      // Sometimes the one, sometimes the other is first to decide in secret.
      Seat seat = lowest(ask.owing);
      if (count_seats(ask.owing) > 1) seat = static_cast<Seat>(dice.roll(kTable, kSeats));
      ChoiceList choices;
      game.choices(position, seat, choices);
      const Position guessed = game.guess(game.view(position, seat), host);
      Promises here{}, there{};
      game.promise(position, seat, choices, here);
      game.promise(guessed, seat, choices, there);
      REQUIRE(here == there);
      const auto chosen = dice.roll(kTable, static_cast<std::uint32_t>(choices.size()));
      game.submit(position, seat, choices[static_cast<int>(chosen)], host);
    }
  }
}

TEST_CASE("hasty beats random in CrowdControl") {
  std::uint64_t wins = 0;
  constexpr std::uint64_t kGames = 20;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    Experiment experiment{
        crowdcontrol_game(), crowdcontrol_game().setup(), {"random", "random"}, kGames, 1, 1};
    experiment.bots[seat] = "hasty";
    wins += simulate(experiment).seats[seat].wins;
  }
  EXPECT(static_cast<double>(wins) >= 0.9 * kSeats * kGames);
}

}  // namespace
}  // namespace turnwright::crowdcontrol
