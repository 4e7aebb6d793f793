#include "engine/hash.h"

#include <array>
#include <bit>
#include <set>

#include "tests/test.h"

namespace turnwright {
namespace {

TEST_CASE("a hash depends on every bit, on the length and on the seed") {
  std::array<std::byte, 19> bytes{};
  std::set<std::uint64_t> hashes{hash_bytes(bytes), hash_bytes(bytes, 1),
                                 hash_bytes(std::span(bytes).first(18)),
                                 hash_bytes(std::span(bytes).first(0))};
  for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
    auto changed = bytes;
    changed[bit / 8] ^= std::byte{1} << (bit % 8);
    hashes.insert(hash_bytes(changed));
  }
  EXPECT(hashes.size() == 4 + 8 * bytes.size());
}

TEST_CASE("one bit in changes about half of the bits out") {
  std::array<std::byte, 16> bytes{};
  const std::uint64_t before = hash_bytes(bytes);
  int changed_bits = 0;
  for (std::size_t bit = 0; bit < 128; ++bit) {
    auto changed = bytes;
    changed[bit / 8] ^= std::byte{1} << (bit % 8);
    changed_bits += std::popcount(hash_bytes(changed) ^ before);
  }
  EXPECT(changed_bits > 128 * 28);
  EXPECT(changed_bits < 128 * 36);
}

// Records hold these numbers, so they may not change unnoticed.
TEST_CASE("hashes are the same on every machine and in every version") {
  const std::array<std::byte, 3> bytes{std::byte{1}, std::byte{2}, std::byte{3}};
  EXPECT(hash_bytes(bytes) == 0x70ff43f353107bb7u);
}

}  // namespace
}  // namespace turnwright
