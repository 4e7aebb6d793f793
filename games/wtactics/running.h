// The text that is being carried out (State::running), as `effects` and its questions see it.
#pragma once

#include "games/wtactics/effects.h"

namespace turnwright::wtactics {

// How `effects` uses its frame: a = instructions done, n = stage, step = how far the instruction is, b = a count.
enum Stage : std::uint8_t { kCarriesOut, kChooses };

inline const Ability& running_ability(const Look& look) {
  return look.code().abilities[look.s.running.ability];
}
inline const Instruction& running_instruction(const Look& look) {
  const Frame& f = look.s.flow.frames[look.s.flow.depth - 1];
  return look.code().instructions[running_ability(look).first + f.a];
}

// Which selector of the instruction is chosen or rolled only now.
inline const Selector* open_selector(const Instruction& in) {
  for (const Selector* sel : {&in.sel, &in.to})
    if (sel->is == Selector::Is::kChoose || sel->is == Selector::Is::kRandom) return sel;
  return nullptr;
}

}  // namespace turnwright::wtactics
