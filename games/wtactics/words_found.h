// What the two halves of checking rows share: what is the case, in the words of rows.
#pragma once

#include "games/wtactics/words.h"

namespace turnwright::wtactics {

using Cards = std::vector<unsigned>;  // kNoCard: unknown
using Slots = std::vector<Slot>;
// What is so instead; empty if the row holds. Nothing: it is none of these rows.
using Found = Result<std::optional<std::string>>;
inline Found holds_or(bool so, std::string instead) {
  return std::optional(so ? std::string() : std::move(instead));
}

class FoundWords {
 public:
  FoundWords(const Look& look, const Names& names) : look_(look), s_(look.s), names_(names) {}

  std::string cards(const Cards&) const;
  std::string things(const Slots&) const;
  std::string counters(Slot) const;
  std::string object(Slot) const;

 private:
  std::string thing(Slot) const;

  Look look_;
  const State& s_;
  const Names& names_;
};

// A row about one thing in play: `NAME CARD CLAIM`.
Found check_thing(const Look&, std::string_view row, const Names&);

}  // namespace turnwright::wtactics
