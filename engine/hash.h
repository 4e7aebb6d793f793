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

// Two hashes that have nothing to do with each other, in one pass. Long texts are taken in two strands, since a strand waits for
// its last product before it can begin the next.
struct TwoHashes {
  std::uint64_t first, second;
};
inline TwoHashes hash_twice(std::span<const std::byte> bytes, std::uint64_t seed) {
  TwoHashes hash{mix(seed, bytes.size()), mix(~seed, bytes.size())};
  TwoHashes strand = hash;
  const auto add = [](TwoHashes& to, const std::byte* from, std::size_t size) {
    std::uint64_t word = 0;
    std::memcpy(&word, from, size);
    to.first = mix(to.first ^ word, 0x9fb21c651e98df25u);
    to.second = mix(to.second ^ word, 0xd6e8feb86659fd93u);
  };
  while (bytes.size() >= 16) {
    add(hash, bytes.data(), 8);
    add(strand, bytes.data() + 8, 8);
    bytes = bytes.subspan(16);
  }
  while (!bytes.empty()) {
    const std::size_t taken = bytes.size() < 8 ? bytes.size() : 8;
    add(hash, bytes.data(), taken);
    bytes = bytes.subspan(taken);
  }
  return {mix(hash.first, strand.second), mix(hash.second, strand.first)};
}

}  // namespace turnwright
