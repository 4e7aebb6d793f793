// Resolve Segments (CC-39, CC-55, CC-62): halves, and in them pairs of effects that happen together (CC-83).
#include "games/crowdcontrol/flow.h"
#include "games/crowdcontrol/known.h"
#include "games/crowdcontrol/line.h"

namespace turnwright::crowdcontrol {
namespace {

bool is_in_half(const Look& look, Seat seat, int i, std::uint8_t half) {
  const Entry& entry = look.s.queue[seat][i];
  if (look.s.segment == Segment::kFirstResolve) {
    const EffectCode& e = effect_of(look, entry);
    return entry.side == Side::kOwn && !e.targeted && !e.held;  // CC-39
  }
  const bool keeps_to_own = entry.side == Side::kOpen && look.s.aim[seat][i] != kNoAim &&
                            (look.s.aim[seat][i] & kPassedOn) == 0;
  return (entry.side == Side::kOwn || keeps_to_own) == (half == kOwnStep);
}

std::uint16_t entry_in(const Frame& f, Seat seat) { return seat == 0 ? f.a : f.b; }

std::uint16_t x_of(const Entry& entry) {
  return entry.x == kUnwritten ? std::uint16_t{0} : entry.x;
}

bool is_discount(Effect op) {
  return op == Effect::kDiscountAction || op == Effect::kDiscountEntity ||
         op == Effect::kDiscountPlace;
}

// CC-86.
Stage prompt_for(const Look& look, Seat seat, const Entry& entry) {
  const EffectCode& e = effect_of(look, entry);
  const int hand = look.camp(seat).hand_size;
  if (e.op == Effect::kDiscard && hand > 1) return Stage::kDiscard;
  if (is_discount(e.op) && hand > 0 && amount_of(e, x_of(entry)) > 0) return Stage::kDiscount;
  return Stage::kIdle;
}

struct Served {
  bool is_there = false;
  Entry entry{};
  Aim aim = kNoAim;
};

Doing doing(const Look& look, Seat seat, const Served& served) {
  const Entry& entry = served.entry;
  const EffectCode& e = effect_of(look, entry);
  return {seat,       &e,           entry.source, x_of(entry),
          served.aim, entry.chosen, served.aim,   entry.side != Side::kOpponent};
}

// What comes onto a board comes behind what is moved there by the other's effect.
bool brings_back(const Look& look, const Served& served) {
  if (!served.is_there) return false;
  const Effect op = effect_of(look, served.entry).op;
  return op == Effect::kResurrect || op == Effect::kReassemble;
}

Served serve(const State& s, const Frame& f, Seat seat) {
  const int at = entry_in(f, seat) - 1;
  if (at < 0) return {};
  return {true, s.queue[seat][at], s.aim[seat][at]};
}

Plan plan_served(const Play& p, Seat seat, const Served& served) {
  if (!served.is_there) return {};
  tell(p, kToldResolves, seat, served.entry.card, served.entry.code);
  return plan(p, doing(p, seat, served));
}

void resolve_pair(Play& p, const Frame& f) {
  State& s = p.s;
  const Served served[kSeats] = {serve(s, f, 0), serve(s, f, 1)};
  const Plan plans[kSeats] = {plan_served(p, 0, served[0]), plan_served(p, 1, served[1])};
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (served[seat].is_there) take_out(s, seat, entry_in(f, seat) - 1);
  Moment moments[kSeats];
  const Seat first = brings_back(p, served[0]) ? 1 : 0;
  for (Seat seat : {first, other(first)}) {
    if (!served[seat].is_there) continue;
    const Entry& entry = served[seat].entry;
    const Written written = carry_out(p, plans[seat], moments);
    if (plans[seat].what.e->writes != Writes::kNothing)
      write_to_readers(p, seat, entry.list, entry.code & 7, *plans[seat].what.e, written);
  }
  for (Seat seat = 0; seat < kSeats; ++seat) finish(p, seat, moments[seat]);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    death_check(p, seat, moments[seat].hurt);
    const Entry& entry = served[seat].entry;
    const bool is_last =
        served[seat].is_there && entry.source == kNoRef && !has_list(s, seat, entry.list);
    if (!is_last) continue;
    const RowPlace place = find_copy(s, p.camp(seat), seat, entry.card, Where::kAction);
    CHECK(place != kNoPlace, "an Action that has resolved is not on its spot");
    p.camp(seat).where[place] = Where::kDust;  // CC-73
  }
  check(p);
}

// Whatever the own half has gone past was passed on (CC-92).
void settle_open_entries(State& s) {
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (int i = 0; i < s.serve[seat]; ++i)
      if (s.queue[seat][i].side == Side::kOpen) {
        s.queue[seat][i].side = Side::kOpponent;
        s.aim[seat][i] = static_cast<Aim>(s.aim[seat][i] & ~kPassedOn);
      }
}

}  // namespace

std::uint16_t first_in_half(const Look& look, Seat seat, std::uint8_t half) {
  for (int i = 0; i < look.s.serve[seat]; ++i)
    if (is_in_half(look, seat, i, half)) return static_cast<std::uint16_t>(i + 1);
  return 0;
}

bool asks_prompt(const Look& look, Seat seat, const Entry& entry) {
  return prompt_for(look, seat, entry) != Stage::kIdle;
}

void resolve(Play& p, Frame& f) {
  State& s = p.s;
  switch (f.step++) {
    case 0:
      for (Seat seat = 0; seat < kSeats; ++seat) s.serve[seat] = p.camp(seat).queue_size;
      return call(s, kPairProcedure, kOwnStep);
    case 1:
      if (f.n == 1 || s.serve[0] + s.serve[1] == 0) break;
      settle_open_entries(s);
      return call(s, kPairProcedure, kOpponentStep);
    default: break;
  }
  for (std::uint8_t& serve : s.serve) serve = 0;
  s.flow.pop();
}

void pair(Play& p, Frame& f) {
  State& s = p.s;
  if (f.step == 0) {
    f.a = first_in_half(p, 0, f.n);
    f.b = first_in_half(p, 1, f.n);
    if (f.a == 0 && f.b == 0) return s.flow.pop();
    SeatMask asked = 0;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const int at = entry_in(f, seat) - 1;
      const Stage stage = at < 0 ? Stage::kIdle : prompt_for(p, seat, s.queue[seat][at]);
      if (stage == Stage::kIdle) continue;
      asked |= only(seat);
      s.draft[seat].stage = stage;
    }
    if (asked != 0) {
      f.step = 1;
      drop_gone_priorities(s);
      show_all(s);
      return s.flow.window.open_secret(kPromptWindow, asked);
    }
  } else {
    f.step = 0;
    for (Draft& draft : s.draft) draft.stage = Stage::kIdle;
    if (check(p)) return;  // somebody has resigned meanwhile (CC-125)
  }
  resolve_pair(p, f);
}

const EffectCode& effect_prompted(const Look& look, Seat seat) {
  const Frame& f = look.s.flow.frames[look.s.flow.depth - 1];
  return effect_of(look, look.s.queue[seat][entry_in(f, seat) - 1]);
}
unsigned amount_prompted(const Look& look, Seat seat) {
  const Frame& f = look.s.flow.frames[look.s.flow.depth - 1];
  return amount_of(effect_prompted(look, seat), x_of(look.s.queue[seat][entry_in(f, seat) - 1]));
}

}  // namespace turnwright::crowdcontrol
