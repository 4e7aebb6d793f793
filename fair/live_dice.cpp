#include "fair/live_dice.h"

#include <sodium.h>

namespace turnwright::fair {

namespace {

void prepare() {
  static const bool kReady = sodium_init() >= 0;
  CHECK(kReady, "libsodium does not start");
}

std::string hex(const std::uint8_t* bytes, std::size_t count) {
  std::string text(2 * count + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes, count);
  text.pop_back();
  return text;
}

}  // namespace

Seed fresh_seed() {
  prepare();
  Seed seed;
  randombytes_buf(seed.data(), seed.size());
  return seed;
}

Seed seed_from_number(std::uint64_t number) {
  prepare();
  const std::string text = "turnwright seed " + std::to_string(number);
  Seed seed;
  crypto_hash_sha256(seed.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  return seed;
}

std::string commitment(const Seed& seed) {
  prepare();
  std::uint8_t hash[crypto_hash_sha256_BYTES];
  crypto_hash_sha256(hash, seed.data(), seed.size());
  return hex(hash, sizeof hash);
}

std::string to_hex(const Seed& seed) { return hex(seed.data(), seed.size()); }

Result<Seed> seed_from_hex(std::string_view text) {
  prepare();
  Seed seed;
  std::size_t length = 0;
  const char* end = nullptr;
  if (sodium_hex2bin(seed.data(), seed.size(), text.data(), text.size(), nullptr, &length, &end) !=
          0 ||
      length != seed.size() || end != text.data() + text.size())
    return Failure{"a seed has 64 hexadecimal digits, not " + quoted(text)};
  return seed;
}

LiveDice::LiveDice(const Seed& seed) : seed_(seed) { prepare(); }

LiveDice::~LiveDice() {
  sodium_memzero(seed_.data(), seed_.size());
  sodium_memzero(sources_.data(), sizeof sources_);
}

std::uint32_t LiveDice::draw(Stream stream) {
  Source& source = sources_[stream];
  if (source.used == kBlock) {
    const std::uint8_t nonce[crypto_stream_chacha20_ietf_NONCEBYTES] = {stream};
    source.bytes.fill(0);
    crypto_stream_chacha20_ietf_xor_ic(source.bytes.data(), source.bytes.data(), kBlock, nonce,
                                       source.next_block++, seed_.data());
    source.used = 0;
  }
  std::uint32_t value = 0;
  for (int byte = 0; byte < 4; ++byte)
    value |= std::uint32_t{source.bytes[source.used++]} << (8 * byte);
  return value;
}

std::uint32_t LiveDice::roll(Stream stream, std::uint32_t sides) {
  return below(sides, [this, stream] { return draw(stream); });
}

}  // namespace turnwright::fair
