#include "engine/fixed_vec.h"

#include <cstring>

#include "tests/test.h"

namespace turnwright {
namespace {

template <class Vec>
bool same_bytes(const Vec& a, const Vec& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

static_assert(std::has_unique_object_representations_v<FixedVec<std::uint8_t, 5>>);
static_assert(std::has_unique_object_representations_v<FixedVec<std::uint16_t, 5>>);
static_assert(std::has_unique_object_representations_v<FixedVec<std::uint32_t, 3>>);
static_assert(std::has_unique_object_representations_v<FixedVec<std::uint64_t, 3>>);

TEST_CASE("a FixedVec is a list with a bound") {
  FixedVec<std::uint16_t, 4> list{};
  EXPECT(list.empty());
  EXPECT(list.capacity() == 4);
  for (std::uint16_t i = 1; i <= 4; ++i) list.push_back(i);
  EXPECT(list.full());
  EXPECT(list.back() == 4);
  list.erase(1);
  EXPECT(list.size() == 3);
  EXPECT(list[0] == 1);
  EXPECT(list[1] == 3);
  EXPECT(list[2] == 4);
  int sum = 0;
  for (std::uint16_t one : list) sum += one;
  EXPECT(sum == 8);
}

TEST_CASE("equal lists are equal bytes, whatever they held before") {
  FixedVec<std::uint16_t, 4> list{}, other{};
  for (std::uint16_t i = 1; i <= 4; ++i) list.push_back(i);
  list.pop_back();
  list.erase(0);
  other.push_back(2);
  other.push_back(3);
  EXPECT(same_bytes(list, other));
  list.clear();
  EXPECT(same_bytes(list, FixedVec<std::uint16_t, 4>{}));
}

}  // namespace
}  // namespace turnwright
