// Dice nobody can foresee and everybody can check afterwards. A match is played from a secret seed of 256 bits:
// its SHA-256 is published at the start, the seed itself at the end. Stream s of the match is the ChaCha20 key
// stream (IETF variant) with the seed as key and the nonce s, 0, 0, … ; each draw takes the next four bytes,
// lowest first, and is brought below the number of sides as in engine/dice.h.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/dice.h"
#include "engine/result.h"
#include "engine/text.h"

namespace turnwright::fair {

using Seed = std::array<std::uint8_t, 32>;

Seed fresh_seed();                     // from the operating system
Seed seed_from_number(std::uint64_t);  // SHA-256 of "turnwright seed N": for games to be repeated
std::string commitment(const Seed&);   // 64 hexadecimal digits
std::string to_hex(const Seed&);
Result<Seed> seed_from_hex(std::string_view);

class LiveDice final : public Dice {
 public:
  explicit LiveDice(const Seed& seed);
  ~LiveDice() override;
  LiveDice(const LiveDice&) = delete;
  LiveDice& operator=(const LiveDice&) = delete;

  std::uint32_t roll(Stream stream, std::uint32_t sides) override;

 private:
  static constexpr std::size_t kBlock = 64;  // ChaCha20's own
  struct Source {
    std::array<std::uint8_t, kBlock> bytes;
    std::size_t used = kBlock;
    std::uint32_t next_block = 0;
  };
  std::uint32_t draw(Stream stream);

  Seed seed_;
  std::array<Source, kStreams> sources_;
};

}  // namespace turnwright::fair
