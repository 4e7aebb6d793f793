// Programs made up from the operation table alone, for tests: whatever can be said must be printed and read back.
#pragma once

#include <cstdint>
#include <vector>

#include "language/program.h"

namespace turnwright::language {

class RandomPrograms {
 public:
  RandomPrograms(const Operations&, const Lexicon&);

  // The same seed gives the same program.
  Program of_category(std::uint8_t category, std::uint64_t seed);
  // A short one whose first operation is this one.
  Program of_operation(std::uint16_t operation, std::uint64_t seed);

 private:
  // What holds for whatever is made at some place of a program.
  struct Bounds {
    int depth;                  // at most so many operations in one another, where that can be had
    std::uint64_t open = 0;     // the once-categories it stands in, a bit each
    std::uint32_t accepts = 0;  // the head words it may have, a bit each; 0: any
  };

  std::uint64_t roll(std::uint64_t sides);
  int depth_of(const Operation&) const;
  bool allowed(const Operation&, std::uint8_t category, const Bounds&) const;
  void make(std::uint8_t category, const Bounds&);
  void make_operation(std::uint16_t operation, const Bounds&);
  std::int16_t value(const Slot&, std::uint32_t accepts);
  std::int16_t word(const Slot&, std::uint32_t accepts);

  const Operations& operations_;
  const Lexicon& lexicon_;
  std::uint64_t state_ = 0;
  std::vector<int> depths_;  // the least depth of a program that begins with each operation
  Program program_;
};

}  // namespace turnwright::language
