#include "engine/dice.h"

#include "engine/hash.h"

namespace turnwright {

namespace {

std::string name_of(Stream stream) {
  return stream == kTable ? "the table" : "seat " + std::to_string(stream);
}

std::string describe(Stream stream, std::uint32_t sides) {
  return "a die with " + std::to_string(sides) + " sides for " + name_of(stream);
}

}  // namespace

void FastDice::reseed(std::uint64_t seed) {
  for (int stream = 0; stream < kStreams; ++stream)
    reseed_stream(static_cast<Stream>(stream), seed);
}

void FastDice::reseed_stream(Stream stream, std::uint64_t seed) {
  counters_[stream] = mix(seed, 0x6a09e667f3bcc909u + stream);
}

std::uint64_t FastDice::seed_of(std::uint64_t experiment, std::uint64_t index) {
  return mix(mix(experiment, 0xbb67ae8584caa73bu) ^ index, 0x3c6ef372fe94f82bu);
}

std::uint32_t ScriptedDice::roll(Stream stream, std::uint32_t sides) {
  if (left(stream) == 0) {
    if (trouble_.empty()) trouble_ = describe(stream, sides) + " is not scripted";
    return 0;
  }
  const std::uint32_t value = waiting_[stream][used_[stream]++];
  if (value >= sides) {
    if (trouble_.empty())
      trouble_ = "the script gives " + std::to_string(value) + " for " + describe(stream, sides);
    return 0;
  }
  return value;
}

std::uint32_t ReplayedDice::roll(Stream stream, std::uint32_t sides) {
  if (used_ == rolls_.size()) {
    if (trouble_.empty()) trouble_ = describe(stream, sides) + " is not in the record";
    return 0;
  }
  const Roll& fell = rolls_[used_++];
  if (fell.stream != stream || fell.sides != sides || fell.value >= sides) {
    if (trouble_.empty())
      trouble_ = describe(stream, sides) + " was expected, the record has " +
                 describe(fell.stream, fell.sides) + " that shows " + std::to_string(fell.value);
    return 0;
  }
  return fell.value;
}

std::uint32_t ExploredDice::roll(Stream stream, std::uint32_t sides) {
  if (used_ == path_.size()) path_.push_back({stream, sides, 0});
  DCHECK(path_[used_].sides == sides, "the same rolls must lead to the same dice");
  return path_[used_++].value;
}

bool ExploredDice::next_outcome() {
  used_ = 0;
  while (!path_.empty()) {
    if (++path_.back().value < path_.back().sides) return true;
    path_.pop_back();
  }
  return false;
}

}  // namespace turnwright
