#include "engine/dice.h"

#include <set>

#include "tests/test.h"

namespace turnwright {
namespace {

// Chi-square of 1,000 rolls per side.
double unevenness(Dice& dice, Stream stream, std::uint32_t sides) {
  std::vector<double> count(sides);
  for (std::uint32_t n = 0; n < 1000 * sides; ++n) ++count[dice.roll(stream, sides)];
  double chi = 0;
  for (double one : count) chi += (one - 1000) * (one - 1000) / 1000;
  return chi;
}

TEST_CASE("below() draws again what would favour some results") {
  std::vector<std::uint32_t> draws{0, 1, 0xffffffff};  // with 3 sides the draw 0 is one too many
  std::size_t used = 0;
  const auto draw = [&] { return draws[used++]; };
  EXPECT(below(3, draw) == 0);
  EXPECT(used == 2);
  EXPECT(below(3, draw) == 2);
  used = 0;
  EXPECT(below(4, draw) == 0);  // 4 divides 2^32: no draw is one too many
  EXPECT(used == 1);
}

TEST_CASE("fast dice are even on every stream") {
  FastDice dice(42);
  for (Stream stream : {Stream{0}, Stream{1}, kTable}) {
    EXPECT(unevenness(dice, stream, 6) < 30);
    EXPECT(unevenness(dice, stream, 2) < 16);
  }
}

TEST_CASE("streams of fast dice do not touch") {
  FastDice a(7), b(7);
  std::vector<std::uint32_t> left, right, table;
  for (int n = 0; n < 50; ++n) left.push_back(a.roll(2, 1000));
  for (int n = 0; n < 50; ++n) {
    b.roll(1, 6);  // rolls of others in between change nothing
    table.push_back(b.roll(kTable, 1000));
    right.push_back(b.roll(2, 1000));
  }
  EXPECT(left == right);
  EXPECT(left != table);

  FastDice c(7);
  c.reseed_stream(1, 99);
  FastDice d(7);
  EXPECT(c.roll(2, 1'000'000) == d.roll(2, 1'000'000));
  EXPECT(c.roll(1, 1'000'000) != d.roll(1, 1'000'000));
}

TEST_CASE("neighbouring seeds and streams have nothing in common") {
  std::set<std::uint32_t> first;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    FastDice dice(seed);
    for (Stream stream = 0; stream < kStreams; ++stream)
      first.insert(dice.roll(stream, 0x8000'0000));
  }
  EXPECT(first.size() == 100 * kStreams);
}

TEST_CASE("seeds of an experiment differ") {
  std::set<std::uint64_t> seeds;
  for (std::uint64_t experiment = 0; experiment < 10; ++experiment)
    for (std::uint64_t index = 0; index < 1000; ++index)
      seeds.insert(FastDice::seed_of(experiment, index));
  EXPECT(seeds.size() == 10'000);
}

TEST_CASE("a host knows that a die fell, and a die with one side is none") {
  ScriptedDice dice;
  dice.add(0, 4);
  Host host(dice);
  EXPECT(host.roll(0, 1) == 0);
  EXPECT_FALSE(host.die_fell());
  EXPECT(dice.left(0) == 1);
  EXPECT(host.roll(0, 6) == 4);
  EXPECT(host.die_fell());
  host.emit(only(2), {});
  host.emit(only(0), {});
  EXPECT(host.shown_to() == 0b101);
}

TEST_CASE("scripted dice fall as written, by stream, and else are in trouble") {
  ScriptedDice dice;
  dice.add(kTable, 3);
  dice.add(1, 5);
  dice.add(1, 6);
  EXPECT(dice.roll(1, 6) == 5);
  EXPECT(dice.roll(kTable, 4) == 3);
  EXPECT(dice.trouble().empty());
  EXPECT(dice.roll(1, 6) == 0);
  EXPECT(dice.trouble() == "the script gives 6 for a die with 6 sides for seat 1");
  dice.roll(0, 2);
  EXPECT(dice.trouble().starts_with("the script gives 6"));  // the first trouble counts
  dice.clear_trouble();
  dice.roll(kTable, 2);
  EXPECT(dice.trouble() == "a die with 2 sides for the table is not scripted");
}

TEST_CASE("replayed dice fall as they fell and notice everything else") {
  FastDice source(3);
  RecordingDice recording(source);
  recording.roll(0, 6), recording.roll(kTable, 100), recording.roll(0, 2);
  const std::vector<Roll> rolls = recording.take();
  REQUIRE(rolls.size() == 3);
  EXPECT(recording.take().empty());

  ReplayedDice same(rolls);
  for (const Roll& roll : rolls) EXPECT(same.roll(roll.stream, roll.sides) == roll.value);
  EXPECT(same.used() == 3);
  EXPECT(same.trouble().empty());
  same.roll(0, 6);
  EXPECT(same.trouble() == "a die with 6 sides for seat 0 is not in the record");

  ReplayedDice other_stream(rolls), other_sides(rolls);
  other_stream.roll(1, 6);
  EXPECT_FALSE(other_stream.trouble().empty());
  other_sides.roll(0, 7);
  EXPECT_FALSE(other_sides.trouble().empty());
  const Roll loaded[] = {{0, 6, 6}};
  ReplayedDice too_high(loaded);
  EXPECT(too_high.roll(0, 6) == 0);
  EXPECT_FALSE(too_high.trouble().empty());
}

TEST_CASE("explored dice go through every outcome once, also where rolls depend on rolls") {
  std::set<std::vector<std::uint32_t>> outcomes;
  int runs = 0;
  ExploredDice dice;
  do {
    std::vector<std::uint32_t> fell{dice.roll(0, 3)};
    if (fell[0] == 1) fell.push_back(dice.roll(kTable, 4));
    fell.push_back(dice.roll(1, 2));
    outcomes.insert(fell);
    ++runs;
    EXPECT(dice.rolls().size() == fell.size());
  } while (dice.next_outcome());
  EXPECT(runs == 2 + 4 * 2 + 2);
  EXPECT(outcomes.size() == 12);

  ExploredDice unused;
  EXPECT_FALSE(unused.next_outcome());
}

TEST_CASE("low dice always show the lowest") {
  LowDice dice;
  EXPECT(dice.roll(3, 20) == 0);
}

}  // namespace
}  // namespace turnwright
