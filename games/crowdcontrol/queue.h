// The Trigger Queue (chapter 7): one row of entries for each player, first in, first out.
#pragma once

#include "games/crowdcontrol/play.h"

namespace turnwright::crowdcontrol {

constexpr std::uint8_t entry_code(int ability, int effect) {
  return static_cast<std::uint8_t>(8 * ability + effect);
}
inline const EffectCode& effect_of(const Look& look, const Entry& entry) {
  return look.code().effect(entry.card, entry.code >> 3, entry.code & 7);
}

// Whether its target, or what it has chosen or uses of that, is a card in the Hand.
inline bool aims_at_hand(const EffectCode& e) {
  return e.op == Effect::kTrain || (e.op == Effect::kChoose && e.zone == Zone::kHand);
}

// Room that is left for triggered effects, beside what a play has set aside for its own (CC-75).
inline int room_in_queue(const Look& look, Seat seat) {
  return look.content.constants.queue_max - look.camp(seat).queue_size -
         look.s.draft[seat].reserved;
}

std::uint8_t new_list(Play&, Seat);  // its number
void join(Play&, Seat, const Entry&);
// The effects of a triggered ability; those that find no room are lost.
void join_triggered(Play&, Seat, Ref source, CardId, int ability);
// An entry leaves; the later ones move up.
void take_out(State&, Seat, int at);
bool has_list(const State&, Seat, std::uint8_t list);

// An effect of a list has written something: those that read it from there get it (CC-157).
struct Written {
  std::uint16_t x = 0;
  Ref chosen = kNoRef;  // on the board
  Aim chosen_in_hand = kNoAim;
};
void write_to_readers(Play&, Seat, std::uint8_t list, int writer, const EffectCode&,
                      const Written&);

}  // namespace turnwright::crowdcontrol
