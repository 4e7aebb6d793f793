#include "games/crowdcontrol/queue.h"

#include "games/crowdcontrol/camp.h"

namespace turnwright::crowdcontrol {

std::uint8_t new_list(Play& p, Seat seat) {
  std::uint8_t& lists = p.camp(seat).lists;
  const std::uint8_t number = lists;
  lists = static_cast<std::uint8_t>((lists + 1) % 0xff);
  return number;
}

void join(Play& p, Seat seat, const Entry& entry) {
  Camp& camp = p.camp(seat);
  CHECK(camp.queue_size < kMostEntries, "the Queue overflows");
  p.s.queue[seat][camp.queue_size] = entry;
  p.s.aim[seat][camp.queue_size++] = kNoAim;
}

void join_triggered(Play& p, Seat seat, Ref source, CardId card, int which) {
  const AbilityCode& ability = p.code().ability(card, which);
  tell(p, kToldTriggers, seat, card);
  if (ability.size() == 0) return;
  const std::uint8_t list = new_list(p, seat);
  for (int i = 0; i < ability.size(); ++i) {
    if (room_in_queue(p, seat) <= 0) {
      tell(p, kToldLost, seat, card);
      if (p.alone == seat) p.s.log[seat].back().x |= kLost;
      continue;
    }
    const EffectCode& e = p.code().effect(ability, i);
    join(p, seat, {source, kNoRef, kUnwritten, card, entry_code(which, i), e.side, list});
  }
}

void take_out(State& s, Seat seat, int at) {
  Camp& camp = s.camp[seat].now;
  Entry* entries = s.queue[seat];
  Aim* aims = s.aim[seat];
  std::copy(entries + at + 1, entries + camp.queue_size, entries + at);
  std::copy(aims + at + 1, aims + camp.queue_size, aims + at);
  entries[--camp.queue_size] = {};
  aims[camp.queue_size] = kNoAim;
  if (at < s.serve[seat]) --s.serve[seat];
}

bool has_list(const State& s, Seat seat, std::uint8_t list) {
  for (int i = 0; i < s.camp[seat].now.queue_size; ++i)
    if (s.queue[seat][i].list == list) return true;
  return false;
}

void write_to_readers(Play& p, Seat seat, std::uint8_t list, int writer, const EffectCode& by,
                      const Written& written) {
  State& s = p.s;
  for (int i = 0; i < p.camp(seat).queue_size; ++i) {
    Entry& entry = s.queue[seat][i];
    if (entry.list != list) continue;
    const EffectCode& e = effect_of(p, entry);
    if (by.writes == Writes::kX && e.reads_x_from == writer) entry.x = written.x;
    if (by.writes != Writes::kChosen || e.reads_chosen_from != writer) continue;
    entry.chosen = written.chosen;
    s.aim[seat][i] = written.chosen_in_hand;
  }
}

}  // namespace turnwright::crowdcontrol
