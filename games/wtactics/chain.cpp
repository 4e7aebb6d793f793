// The chain and the opportunities to answer (chapter 8).
#include "games/wtactics/announce.h"
#include "games/wtactics/confrontations.h"
#include "games/wtactics/equipment.h"
#include "games/wtactics/flow.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/triggers.h"

namespace turnwright::wtactics {
namespace {

// Whether this seat has to be asked (WT-157): only the public state may spare it the question.
SeatMask who_may_answer(const Look& look, const Frame& f) {
  SeatMask mask = 0;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (may_announce(look, seat, (f.n & kNoAbilities) != 0)) mask |= only(seat);
  return mask;
}

// Targets that have become illegal since are forgotten; false if all of them have (WT-109).
bool recheck_targets(Play& p, Item& item) {
  int left = 0, had = 0;
  const Ability* aiming = aiming_of(p, item);
  for (std::size_t n = 0; n < kMostTargets; ++n) {
    if (item.targets[n] == kNoRef) continue;
    ++had;
    const Filter& filter = p.code().filters[aiming->target[n].filter];
    if (judge_target(p, filter, item.targets[n], viewpoint_of(p, item)).fine())
      ++left;
    else
      item.targets[n] = kNoRef;
  }
  return had == 0 || left > 0;
}

// A creature, Equipment or Enchantment comes into play.
void put_into_play(Play& p, const Item& item) {
  State& s = p.s;
  Slot slot = kNoSlot;
  if (p.card(item.card).type == CardType::kCreature)
    slot = enter(p, item.card, item.owner, item.front);
  else if (can_carry(p, item.card, item.controller, item.targets[0]))
    slot = enter_attached(p, item.card, item.owner, item.controller, item.targets[0]);
  if (slot == kNoSlot) tell_all(p, kToldNothing, item.card);
  move_seen(s, item.owner, item.card, Pile::kChain, slot == kNoSlot ? Pile::kGrave : Pile::kTable);
}

}  // namespace

void window(Play& p, std::uint8_t kind) {
  call(p.s, kExchange, other(p.s.active), kind | kForWindow);
}

void exchange(Play& p, Frame& f) {
  State& s = p.s;
  if (f.step == 0) {
    if (s.chain.empty() && (f.n & kForWindow) == 0) return s.flow.pop();
    f.step = 1;
    if (const SeatMask asked = who_may_answer(p, f); asked != 0) {
      const Seat first = holds(asked, f.seat) ? f.seat : other(f.seat);
      return s.flow.window.open_response(kRespondWindow, first, asked);
    }
  }
  if (s.chain.empty()) return s.flow.pop();  // all have passed, or there was nobody to ask
  f.step = 0;
  f.seat = other(s.active);  // WT-153
  call(s, kResolve);
}

void announced(Play& p, Seat seat, bool on_chain) {
  State& s = p.s;
  s.flow.window.close();
  Frame& f = s.flow.top();
  if (f.procedure == kExchange) {  // the other is asked first (WT-152)
    f.seat = other(seat);
    f.step = 0;
  } else {
    if (f.procedure != kOpportunity) f.step = 2;
    if (on_chain) call(s, kExchange, other(seat), kForChain);
  }
  follow_up(p);
}

void opportunity(Play& p, Frame& f) {
  State& s = p.s;
  if (may_announce(p, f.seat, false) || (f.n != 0 && may_pick_up(p, f.seat)))
    return s.flow.window.open_one(kAnswerWindow, f.seat);
  s.flow.pop();
}

void resolve(Play& p, Frame& f) {
  State& s = p.s;
  if (f.step == 0) {
    f.step = 1;
    s.running = s.chain.back();
    s.chain.pop_back();
    if (aims_at_foe(s, s.running)) touch_seen(p, kSeesPlaces);  // no longer engaged (WT-289)
    Item& item = s.running;
    const bool works = recheck_targets(p, item);
    const bool stays = item.owner != kNobody && item.ability == kNone;
    if (!works) {
      tell_all(p, kToldNothing, item.card);
      if (stays) move_seen(s, item.owner, item.card, Pile::kChain, Pile::kGrave);
    } else if (stays) {
      put_into_play(p, item);
    } else {
      tell_all(p, kToldResolves, item.card);
      carry_out(p, item);
    }
    return;
  }
  if (f.step == 2) return s.flow.pop();
  f.step = 2;
  // Events and Magic are used up (WT-243 to WT-245, WT-249).
  const Item item = s.running;
  s.running = {};
  const bool used_up = item.owner != kNobody && item.ability != kNone;
  const bool waits = s.combat != kNoSlot && p.card(item.card).type == CardType::kEvent;
  if (used_up)
    move_seen(s, item.owner, item.card, Pile::kChain, waits ? Pile::kPlayed : Pile::kGrave);
  follow_up(p);
}

}  // namespace turnwright::wtactics
