// What seats remember, see and guess (What a seat remembers), on positions made by hand.
#include <cstring>
#include <set>

#include "games/trts/facts.h"
#include "tests/games/trts_table.h"

namespace turnwright::trts {
namespace {

bool is_equal(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }

// Every guess looks like the view and breaks no fact.
void check_guesses(Table& table) {
  for (Seat reader = 0; reader < 2; ++reader) {
    const State view = table.view(reader);
    for (int n = 0; n < 200; ++n) {
      State world = view;
      table.rules.guess(world, reader, table.host);
      EXPECT(table.rules.is_consistent(world));
      State again = world;
      table.rules.redact(again, reader);
      INFO(first_difference(kStateFields, std::as_bytes(std::span(&again, 1)),
                            std::as_bytes(std::span(&view, 1)), kNames));
      EXPECT(is_equal(again, view));
    }
  }
}

}  // namespace

TEST_CASE("trts ledger: what begins the game is known") {
  const Table table({});
  EXPECT(table.holds("Ann seen 4 Rigger in Westhold (round 1)"));
  EXPECT(table.holds("Bob seen 4 Tiller in Easthold, 1 Drift Pod in Easthold"));
  EXPECT(table.s.has_home[0] == 1);
  EXPECT(table.s.most_minerals[0] == 2 * (8 + 4 + 1));  // the first income too
  EXPECT(table.s.most_minerals[1] == 2 * (8 + 4 + 2 + 1));
  EXPECT(table.s.most_gas[0] == 0);
  EXPECT(facts_hold(table.look()));
}

TEST_CASE("trts ledger: units that come into sight may be those that were remembered") {
  Table table({"Ann has 6 Sawback in Westhold", "Ann seen 3 Sawback in Westhold (round 1)"});
  Play p = table.play();
  SUBCASE("one row falls") {
    meet(p, 0, table.type("Sawback"), table.area("West Shelf"), 2);
    EXPECT(table.holds("Ann seen 1 Sawback in Westhold"));
  }
  SUBCASE("a row is forgotten") {
    meet(p, 0, table.type("Sawback"), table.area("West Shelf"), 3);
    EXPECT(table.holds("Ann seen 0 Sawback in Westhold"));
  }
  SUBCASE("of several rows nobody knows which") {
    remember(p, 0, table.type("Sawback"), table.area("West Gap"), 2);
    meet(p, 0, table.type("Sawback"), table.area("West Shelf"), 1);
    EXPECT(table.holds("Ann seen 4 Sawback"));
    EXPECT(table.holds("Ann seen 0 Sawback in Westhold, 0 Sawback in West Gap"));
  }
}

TEST_CASE("trts ledger: who cannot have come so far is still where it can be") {
  // A Skyram has no size, so nothing carries it, and it takes one step a round.
  Table table({"Ann has 2 Skyram in Westhold", "Ann seen 2 Skyram in Westhold (round 1)"});
  Play p = table.play();
  const TypeId skyram = table.type("Skyram");
  EXPECT(may_be_in(p, 0, {skyram, table.area("Westhold"), 1, 2}) ==
         (area_bit(table.area("Westhold")) | area_bit(table.area("West Shelf")) |
          area_bit(table.area("West Ledge"))));
  meet(p, 0, skyram, table.area("East Gap"), 1);
  EXPECT(table.holds("Ann seen 2 Skyram in Westhold"));
  meet(p, 0, skyram, table.area("West Shelf"), 1);
  EXPECT(table.holds("Ann seen 1 Skyram in Westhold"));
}

TEST_CASE("trts ledger: a full one forgets areas, never units") {
  Table table({});
  Play p = table.play();
  int all = 4;
  for (int round = 1; round <= 4; ++round)
    for (Area area = 1; area < 11; ++area) {
      table.s.round = static_cast<std::uint8_t>(round);
      remember(p, 0, table.type(round % 2 != 0 ? "Fusilier" : "Bulwark"), area, 1);
      ++all;
    }
  remember(p, 0, table.type("Sawback"), 3, 5);
  int sum = 0;
  for (const Seen& row : table.s.seen[0]) sum += row.count;
  EXPECT(sum == all + 5);
  EXPECT(table.holds("Ann seen 5 Sawback in West Gap"));
}

TEST_CASE("trts ledger: what is destroyed is worth nothing, and takes its load along") {
  Table table(
      {"Ann has 1 Barge in Westhold, 12 Fusilier in Westhold", "Ann seen 12 Fusilier in Westhold"});
  Play p = table.play();
  const int before = table.s.most_minerals[0];
  note_destroyed(p, 0, table.type("Barge"), 1);
  EXPECT(table.s.most_minerals[0] == before - 4);
  EXPECT(table.holds("Ann seen 4 Fusilier in Westhold"));
}

TEST_CASE("trts redact: nothing of what is hidden shows in its order or number") {
  const Table few({"phase micro", "Bob has nothing", "Bob has 1 Heartbole in Easthold"});
  Table many({"phase micro", "Bob has 2 Gnaw Pit in Easthold, 1 Siphon in East Shelf",
              "Bob has 7 Gnawling in Easthold, 3 Spitter in East Shelf (2 hit points)",
              "Bob trains Tiller in Easthold", "Bob upgrade Quick Sap"});
  const State a = few.view(0), b = many.view(0);
  EXPECT(a.units[1].empty());
  EXPECT(b.units[1].empty());
  EXPECT(std::memcmp(a.buildings[1], b.buildings[1], sizeof(a.buildings[1])) == 0);
  EXPECT(b.upgrades[1] == 0);
}

TEST_CASE("trts redact: what stands on the game board is seen without movement points") {
  Table table({"phase micro", "Ann has 2 Fusilier in West Gap, 1 Fusilier in West Gap (0 movement)",
               "Bob has 2 Gnawling in West Gap", "Ann has 1 Watchtower in Westhold (known)"});
  const State view = table.view(1);
  REQUIRE(view.units[0].size() == 1);
  EXPECT(view.units[0][0].count == 3);
  EXPECT(movement_of(view.units[0][0].charge) == 0);
  EXPECT(view.buildings[0][0].type == table.type("Watchtower"));
  EXPECT(view.buildings[0][1].type == kNoType);
}

TEST_CASE("trts guess: it looks the same and fits all facts") {
  SUBCASE("at the start") {
    Table table({});
    check_guesses(table);
  }
  SUBCASE("in micro, with a contested area") {
    Table table({"round 6", "phase micro", "Ann has 3 Fusilier in West Gap, 2 Barge in Westhold",
                 "Bob has 4 Gnawling in West Gap, 2 Spitter in Easthold (1 hit point)",
                 "Bob has 1 Gnaw Pit in Easthold (site, 1 round, known)",
                 "Bob seen 2 Spitter in East Shelf (round 5)", "Bob declared Burrowing"});
    check_guesses(table);
  }
  SUBCASE("without a base") {
    Table table({"round 9", "phase secret moves", "Bob has nothing",
                 "Bob has 1 Lashvine in North Pan, 2 Tusker in North Pan"});
    check_guesses(table);
  }
}

TEST_CASE("trts guess: a Survey is a fact of the seat that made it") {
  Table table({"phase micro", "Ann has 1 Watchtower in Westhold",
               "Bob has 1 Gnaw Pit in Easthold, 3 Gnawling in Easthold"});
  Play p = table.play();
  const Area easthold = table.area("Easthold");
  note_survey(p, 0, easthold);
  EXPECT(table.holds("Ann surveyed 3 Gnawling of Bob in Easthold"));
  EXPECT(table.holds("Ann knows Easthold"));
  EXPECT(facts_hold(table.look()));
  const State view = table.view(0);
  for (int n = 0; n < 100; ++n) {
    Table world = table;
    world.s = view;
    world.rules.guess(world.s, 0, world.host);
    EXPECT(world.holds("Bob has 3 Gnawling in Easthold, 4 Tiller in Easthold"));
    EXPECT(world.holds("Bob has 1 Gnaw Pit in Easthold, 1 Heartbole in Easthold"));
  }
  EXPECT(table.view(1).surveyed[0].empty());
  forget_exact(table.s, 1);
  EXPECT(table.holds("Ann knows no longer Easthold"));
  EXPECT(table.holds("Ann surveyed 3 Gnawling of Bob in Easthold"));
  meet(p, 1, table.type("Gnawling"), table.area("Crown Hill"), 2);
  EXPECT(table.holds("Ann surveyed 1 Gnawling of Bob in Easthold"));
  check_guesses(table);
}

TEST_CASE("trts guess: what is hidden is not always the same") {
  Table table({});
  const State view = table.view(0);
  std::set<int> minerals, orders;
  for (int n = 0; n < 200; ++n) {
    State world = view;
    table.rules.guess(world, 0, table.host);
    minerals.insert(world.minerals[1]);
    orders.insert(world.buildings[1][0].work[0]);
  }
  EXPECT(minerals.size() > 1);
  EXPECT(orders.size() > 1);
}

TEST_CASE("trts facts: they are missed where they do not hold") {
  Table table({"phase micro"});
  EXPECT(facts_hold(table.look()));
  SUBCASE("units of the ledger") {
    table.s.units[0].clear();
    EXPECT_FALSE(facts_hold(table.look()));
  }
  SUBCASE("the base of the start") {
    table.s.buildings[0][0] = {};
    EXPECT_FALSE(facts_hold(table.look()));
  }
  SUBCASE("means") {
    table.s.minerals[0] = 2;
    EXPECT_FALSE(facts_hold(table.look()));
  }
  SUBCASE("declared upgrades") {
    table.s.declared[0] = 1;
    EXPECT_FALSE(facts_hold(table.look()));
  }
}

}  // namespace turnwright::trts
