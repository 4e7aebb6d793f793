#include "fair/live_dice.h"

#include <set>
#include <vector>

#include "tests/test.h"

namespace turnwright::fair {
namespace {

std::vector<std::uint32_t> rolls(Dice& dice, Stream stream, std::uint32_t sides, int count) {
  std::vector<std::uint32_t> fell;
  for (int n = 0; n < count; ++n) fell.push_back(dice.roll(stream, sides));
  return fell;
}

// RFC 8439, A.1: the key stream of the zero key and nonce begins 76 b8 e0 ad a0 f1 3d 90 40 5d 6a e5; block 1
// begins 9f 07 e7 be. A die with 65,536 sides shows the upper half of four bytes, lowest first.
TEST_CASE("live dice are ChaCha20") {
  LiveDice dice(Seed{});
  EXPECT(rolls(dice, 0, 65536, 3) == std::vector<std::uint32_t>{0xade0, 0x903d, 0xe56a});
  rolls(dice, 0, 65536, 13);  // the rest of a block of 64 bytes
  EXPECT(dice.roll(0, 65536) == 0xbee7);
}

TEST_CASE("a commitment is the SHA-256 of the seed") {
  EXPECT(commitment(Seed{}) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  EXPECT(to_hex(seed_from_number(7)) ==
         "cb6088dfc27308f5ee3a051da1be92efcff5ef9fb300ecf34b93593b5e987743");
}

TEST_CASE("a seed is 64 hexadecimal digits and nothing else") {
  const Seed seed = fresh_seed();
  EXPECT(seed_from_hex(to_hex(seed)).value() == seed);
  EXPECT(to_hex(seed).size() == 64);
  EXPECT(fresh_seed() != seed);
  const std::string digits(64, 'a');
  EXPECT(seed_from_hex(digits).ok());
  for (const std::string& wrong :
       {std::string(), digits.substr(1), digits.substr(2), digits + "aa", digits + "\n",
        "g" + digits.substr(1), " " + digits, digits.substr(0, 63) + " "}) {
    const auto read = seed_from_hex(wrong);
    REQUIRE(!read.ok());
    EXPECT(read.error().starts_with("a seed has 64 hexadecimal digits, not "));
  }
}

TEST_CASE("the same seed gives the same rolls, and streams do not touch") {
  LiveDice a(seed_from_number(1)), b(seed_from_number(1)), c(seed_from_number(2));
  const auto left = rolls(a, 0, 1000, 100);
  rolls(b, 1, 1000, 37);
  const auto right = rolls(b, 0, 1000, 100);
  EXPECT(left == right);
  EXPECT(left != rolls(c, 0, 1000, 100));
  std::set<std::vector<std::uint32_t>> streams;
  for (Stream stream = 0; stream < kStreams; ++stream) {
    LiveDice fresh(seed_from_number(1));
    streams.insert(rolls(fresh, stream, 1000, 20));
  }
  EXPECT(streams.size() == kStreams);
}

TEST_CASE("live dice are even") {
  LiveDice dice(seed_from_number(3));
  for (std::uint32_t sides : {2u, 6u, 52u}) {
    std::vector<double> count(sides);
    for (std::uint32_t n = 0; n < 1000 * sides; ++n) ++count[dice.roll(kTable, sides)];
    double chi = 0;
    for (double one : count) chi += (one - 1000) * (one - 1000) / 1000;
    EXPECT(chi < sides + 6 * std::max(4u, sides / 6));
  }
}

}  // namespace
}  // namespace turnwright::fair
