// Damage, death, and effects that last.
#include <algorithm>

#include "games/wtactics/confrontations.h"
#include "games/wtactics/effects.h"
#include "games/wtactics/triggers.h"

namespace turnwright::wtactics {

int deal_damage(Play& p, Slot slot, int n, std::uint8_t blame, bool slays) {
  State& s = p.s;
  Object& o = s.objects[slot];
  n -= o.tough;
  for (std::size_t i = 0;
       i < s.lasting.size() && n > 0;) {  // the oldest first, each used up by what it stops
    Lasting& one = s.lasting[i];
    const Effect effect = p.code().instructions[one.what].effect;
    if (one.on != slot || (effect != Effect::kPrevent && effect != Effect::kPreventAll &&
                           effect != Effect::kRedirect)) {
      ++i;
      continue;
    }
    const int stopped = effect == Effect::kPreventAll ? n : std::min<int>(n, one.left);
    n -= stopped;
    tell_object(p, kToldPrevented, slot, static_cast<unsigned>(stopped));
    const Slot taker = one.source;
    bool spent = false;
    if (effect != Effect::kPreventAll) {
      one.left = static_cast<std::uint8_t>(one.left - stopped);
      spent = one.left == 0;
    }
    if (spent) s.lasting.erase(i), touch(s);
    if (effect == Effect::kRedirect) deal_damage(p, taker, stopped, blame, slays);
    if (!spent) ++i;
  }
  if (n <= 0) return 0;
  if (is_foe(o)) {
    hit_foe(p, slot, n, blame, slays);
    return n >= o.def || slays ? n : 0;
  }
  o.damage = static_cast<std::uint16_t>(std::min(0xffff, o.damage + n));
  touch_seen(p, kSeesWounds);
  o.blame = blame;
  tell_object(p, kToldDamage, slot, static_cast<unsigned>(n));
  happen(p, TriggerKind::kDamaged, o.controller, slot, n);
  if (slays) die(p, slot);
  return n;
}

void die(Play& p, Slot slot) {
  Object& o = p.s.objects[slot];
  if (is_foe(o)) return lose_hp(p, slot, seat_to_blame(p.s, o.blame), 1);  // WT-298
  if (o.where != Where::kFront) return;
  if (p.s.combat == kNoSlot) return leave(p, slot, Leaving::kDies);
  o.where = Where::kDying;
  touch(p.s);
}

void add_lasting(Play& p, std::uint16_t instruction, std::uint8_t on, Slot source) {
  State& s = p.s;
  if (s.lasting.full()) return tell_all(p, kToldLimit);  // WT-349
  const Instruction& in = p.code().instructions[instruction];
  touch(s);
  s.lasting.push_back({instruction, on, source, s.running.controller,
                       static_cast<std::uint8_t>(in.duration.is), in.duration.n,
                       static_cast<std::uint8_t>(in.n)});
}

void end_effect(Play& p, std::size_t i) {
  State& s = p.s;
  const Lasting one = s.lasting[i];
  s.lasting.erase(i);
  touch(s);
  if (p.code().instructions[one.what].effect != Effect::kControl) return;
  // Whoever took it last before, or its owner (WT-62).
  Seat seat = s.objects[one.on].owner;
  for (const Lasting& older : s.lasting)
    if (older.on == one.on && p.code().instructions[older.what].effect == Effect::kControl)
      seat = older.controller;
  take_control(p, one.on, seat);
}

void end_lasting(Play& p, Duration::Is until, Slot only_on) {
  State& s = p.s;
  for (std::size_t i = s.lasting.size(); i-- > 0;) {
    const Lasting& one = s.lasting[i];
    if (static_cast<Duration::Is>(one.until) == until && (only_on == kNoSlot || one.on == only_on))
      end_effect(p, i);
  }
}

void end_lasting_of(Play& p, Duration::Is until, Seat controller) {
  State& s = p.s;
  for (std::size_t i = s.lasting.size(); i-- > 0;)
    if (static_cast<Duration::Is>(s.lasting[i].until) == until &&
        s.lasting[i].controller == controller)
      end_effect(p, i);
}

void end_turns(Play& p, Seat seat) {
  State& s = p.s;
  for (std::size_t i = s.lasting.size(); i-- > 0;) {
    Lasting& one = s.lasting[i];
    if (static_cast<Duration::Is>(one.until) != Duration::Is::kTurns || one.controller != seat)
      continue;
    if (--one.turns == 0) end_effect(p, i);
  }
}

}  // namespace turnwright::wtactics
