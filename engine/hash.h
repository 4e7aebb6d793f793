// The engine's own 64-bit hash of bytes: for records, signatures and Memory. It guards against mistakes,
// not against forgers; commitments are SHA-256 and live in fair/.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace turnwright {

// Both halves of a 128-bit product, folded: every bit of the inputs reaches every bit of the result.
inline std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
  __extension__ using Wide = unsigned __int128;
  const Wide product = static_cast<Wide>(a ^ 0x2d358dccaa6c78a5u) * (b ^ 0x8bb84b93962eacc9u);
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

inline std::uint64_t hash_bytes(std::span<const std::byte> bytes, std::uint64_t seed = 0) {
  std::uint64_t hash = mix(seed, bytes.size());
  while (!bytes.empty()) {
    std::uint64_t word = 0;
    const std::size_t taken = bytes.size() < 8 ? bytes.size() : 8;
    std::memcpy(&word, bytes.data(), taken);
    hash = mix(hash ^ word, 0x9fb21c651e98df25u);
    bytes = bytes.subspan(taken);
  }
  return hash;
}

// Two hashes that have nothing to do with each other, in one pass. Most of a state is room for what may come, so blocks of
// zeros are passed over; of the others the place goes into the hash.
struct TwoHashes {
  std::uint64_t first, second;
};
inline TwoHashes hash_twice(std::span<const std::byte> bytes, std::uint64_t seed) {
  TwoHashes hash{mix(seed, bytes.size()), mix(~seed, bytes.size())};
  constexpr std::size_t kBlock = 32;
  std::uint64_t place = 0;
  const auto add = [&](const std::byte* block) {
    const auto word = [block](std::size_t i) {
      std::uint64_t eight;
      std::memcpy(&eight, block + 8 * i, 8);
      return eight;
    };
    const std::uint64_t a = word(0), b = word(1), c = word(2), d = word(3);
    place += 0x9e3779b97f4a7c15u;
    if ((a | b | c | d) == 0) return;
    hash.first = mix(mix(hash.first ^ a, place ^ b) ^ c, d);
    hash.second = mix(mix(hash.second ^ d, place ^ a) ^ b, c);
  };
  for (; bytes.size() >= kBlock; bytes = bytes.subspan(kBlock)) add(bytes.data());
  std::byte rest[kBlock] = {};
  if (!bytes.empty()) std::memcpy(rest, bytes.data(), bytes.size());
  add(rest);
  return hash;
}

}  // namespace turnwright
