// The turn and its segments (chapter 4), but for what resolves.
#include "games/crowdcontrol/flow.h"
#include "games/crowdcontrol/known.h"
#include "games/crowdcontrol/line.h"

namespace turnwright::crowdcontrol {
namespace {

struct Part {
  Procedures procedure;
  std::uint8_t n;
  Segment segment;
};
// CC-34.
constexpr Part kParts[] = {
    {kSupplyProcedure, 0, Segment::kSupply},
    {kResolveProcedure, 1, Segment::kFirstResolve},
    {kCommitProcedure, 0, Segment::kCommit},
    {kTargetProcedure, kOwnStep, Segment::kFirstTarget},
    {kTargetProcedure, kOpponentStep, Segment::kFirstTarget},
    {kResolveProcedure, 2, Segment::kSecondResolve},
    {kLanesProcedure, 0, Segment::kLaneSwitch},
    {kTargetProcedure, kOwnStep, Segment::kSecondTarget},
    {kTargetProcedure, kOpponentStep, Segment::kSecondTarget},
    {kResolveProcedure, 3, Segment::kThirdResolve},
    {kCombatProcedure, 0, Segment::kThirdResolve},
    {kTurnEndProcedure, 0, Segment::kThirdResolve},
};

// Nothing waits to be aimed or resolved, and no list of priorities is to be set.
bool is_idle(const State& s, const Part& part) {
  if (part.procedure != kResolveProcedure && part.procedure != kTargetProcedure) return false;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (s.camp[seat].now.queue_size > 0 || sets_priorities(s, seat, part.n)) return false;
  return true;
}

// Everybody sees how things are before somebody is asked.
void show_table(State& s) {
  drop_gone_priorities(s);
  show_all(s);
}

// What Commit begins with, before anybody is asked.
void begin_commit(Play& p) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (Object& o : p.camp(seat).objects) o.free_used = 0;
    clear_draft(p.s, seat);
  }
  show_table(p.s);
  p.s.flow.window.open_secret(kCommitWindow, first_seats(kSeats));
}

// CC-52.
void reveal(Play& p) {
  tell(p, kToldReveal);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (p.host.is_heard()) tell_commit(p, seat);
    p.s.log[seat].clear();
  }
  show_table(p.s);
}

// CC-20, CC-51.
void lose_leftover(Play& p) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    Camp& camp = p.camp(seat);
    if (camp.mana == 0) continue;
    camp.mana = 0;
    tell(p, kToldLeftover, seat);
    gain_wisdom(p, seat, 1);
  }
}

bool somebody_fell(const Play& p) {
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (p.s.fallen[seat] != Fallen::kNo || has_fallen(p, p.s.camp[seat].now)) return true;
  return false;
}

void switch_lanes(Play& p, Seat seat) {
  SlotMask moving = 0;
  Camp& camp = p.camp(seat);
  const Picks& picks = p.s.draft[seat].picks;
  for (std::uint16_t slot : picks) moving |= slot_bit(static_cast<Slot>(slot));
  Slot old[kLanes][kMostEntities];
  std::uint8_t old_size[kLanes] = {camp.lane_size[0], camp.lane_size[1]};
  std::uint8_t from[kSlots] = {};
  std::copy(&camp.lane[0][0], &camp.lane[0][0] + kLanes * kMostEntities, &old[0][0]);
  for (std::uint8_t lane = 0; lane < kLanes; ++lane) {
    std::fill(camp.lane[lane], camp.lane[lane] + kMostEntities, Slot{0});
    camp.lane_size[lane] = 0;
    for (int i = 0; i < old_size[lane]; ++i) {
      const Slot slot = old[lane][i];
      from[slot] = lane;
      if ((moving >> slot & 1) == 0) camp.lane[lane][camp.lane_size[lane]++] = slot;
    }
  }
  for (std::uint16_t slot : picks) {
    const std::uint8_t to = other_lane(from[slot]);
    camp.lane[to][camp.lane_size[to]++] = static_cast<Slot>(slot);
    tell(p, kToldSwitches, seat, camp.objects[slot].card, camp.objects[slot].number, to);
  }
}

}  // namespace

void turn(Play& p, Frame& f) {
  if (f.step == 0) {
    tell(p, kToldTurn, p.s.turn);
    for (Seat seat = 0; seat < kSeats; ++seat)  // CC-98, CC-154
      for (Object& o : p.camp(seat).objects)
        o.status &= static_cast<std::uint8_t>(~(kCame | kHastened));
  }
  for (;;) {
    const Part& part = kParts[f.step];
    if (part.segment != p.s.segment || f.step == 0) {
      p.s.segment = part.segment;
      tell(p, kToldSegment, static_cast<unsigned>(part.segment));
    }
    f.step = static_cast<std::uint8_t>((f.step + 1u) % std::size(kParts));
    if (!is_idle(p.s, part)) return call(p.s, part.procedure, part.n);
  }
}

void supply(Play& p, Frame&) {
  p.s.flow.pop();
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (p.card(p.camp(seat).objects[kHqSlot].card).delay == p.s.turn) wake(p, seat);
  for (Seat seat = 0; seat < kSeats; ++seat)
    gain_wisdom(p, seat, static_cast<unsigned>(p.content.constants.wisdom_per_turn));
  for (Seat seat = 0; seat < kSeats; ++seat) {
    Camp& camp = p.camp(seat);
    add(camp.size, camp.growth);
    add(camp.mana, camp.size);
    tell(p, kToldSupply, seat, camp.mana, camp.size);
  }
  for (Seat seat = 0; seat < kSeats; ++seat) trigger_all(p, seat, AbilityKind::kPeriodic);
  check(p);
}

void commit(Play& p, Frame& f) {
  if (f.step++ == 0) return begin_commit(p);
  p.s.flow.pop();
  for (Seat seat = 0; seat < kSeats; ++seat) clear_draft(p.s, seat);
  if (!somebody_fell(p)) lose_leftover(p);
  reveal(p);  // also if the game ends with it (CC-124)
  check(p);
}

void target(Play& p, Frame& f) {
  State& s = p.s;
  if (f.step++ == 0) {
    SeatMask asked = 0;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const bool orders = sets_priorities(s, seat, f.n);
      if (!orders && p.camp(seat).queue_size == 0) continue;
      if (orders || has_something_to_aim(p, seat, f.n)) asked |= only(seat);
      aim_on(p, seat, f.n);
      if (!holds(asked, seat)) clear_draft(s, seat);
    }
    if (asked == 0) return s.flow.pop();
    return s.flow.window.open_secret(f.n == kOwnStep ? kOwnTargetsWindow : kOpponentTargetsWindow,
                                     asked);
  }
  s.flow.pop();
  check(p);  // somebody may have resigned meanwhile (CC-125)
}

void lanes(Play& p, Frame& f) {
  State& s = p.s;
  if (f.step++ == 0) {
    for (Seat seat = 0; seat < kSeats; ++seat) trigger_all(p, seat, AbilityKind::kBattlecry);
    show_table(s);
    SeatMask asked = 0;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      clear_draft(s, seat);
      if (entities(p.camp(seat)) != 0) asked |= only(seat);
    }
    if (asked != 0) return s.flow.window.open_secret(kLanesWindow, asked);
  }
  s.flow.pop();
  if (check(p)) return;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!s.draft[seat].picks.empty()) {
      switch_lanes(p, seat);
      show_lanes(s, seat);  // CC-60
    }
    clear_draft(s, seat);
  }
}

void turn_end(Play& p, Frame&) {
  p.s.flow.pop();
  if (p.s.turn >= p.s.turns) return end_game(p, Ending::kTurnLimit, first_seats(kSeats));
  ++p.s.turn;
}

}  // namespace turnwright::crowdcontrol
