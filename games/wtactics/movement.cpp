// Phases 5 and 7, and the lines in which creatures are named that move, attack or defend.
#include <algorithm>
#include <bitset>

#include "games/wtactics/combat.h"
#include "games/wtactics/confrontations.h"
#include "games/wtactics/flow.h"
#include "games/wtactics/triggers.h"

namespace turnwright::wtactics {
namespace {

// How a battle line uses the draft: chosen = 1 once the creatures are named and Equipment is asked for; amount = the
// creature it is asked for; it = the attacker for which a defender is to be named.
bool names_gear(const State& s) { return s.draft.chosen != 0; }

constexpr Ref pair_of(Slot attacker, Slot defender) {
  return static_cast<Ref>(attacker << 8 | defender);
}
constexpr Slot attacker_in(Ref pair) { return static_cast<Slot>(pair >> 8); }
constexpr Slot defender_in(Ref pair) { return static_cast<Slot>(pair & 0xff); }
using Pairs = FixedVec<Ref, kPicksMost>;

// An attacker of the line: the creature, and one more than the foe it attacks, or 0.
constexpr Ref attack_of(unsigned creature, unsigned on) {
  return static_cast<Ref>(on << 8 | creature);
}
constexpr Slot creature_in(Ref attack) { return static_cast<Slot>(attack & 0xff); }
constexpr unsigned foe_in(Ref attack) { return attack >> 8; }
// Creatures are named in the order of their slots, foes that join them last.
int turn_in_line(const State& s, Slot slot) {
  return is_foe(s.objects[slot]) ? kObjects + slot : slot;
}

bool is_attacking(const Look& look, Slot slot) {
  const Object& o = look.s.objects[slot];
  return can_fight(o) && (o.fight & kAttacks) != 0 && foe_attacked_by(look.s, slot) == kNoSlot;
}

bool must_attack(const Look& look, Seat seat, Slot slot) {
  return (look.s.objects[slot].can & kMustAttack) != 0 && judge_attack(look, seat, slot).fine();
}

// A creature that must attack cannot be passed over (WT-347).
bool passes_over_forced(const Look& look, Seat seat, int from, int to) {
  for (int slot = from; slot < to; ++slot)
    if (must_attack(look, seat, static_cast<Slot>(slot))) return true;
  return false;
}

// The slot from which creatures may still be named.
int first_after_picks(const State& s) {
  if (s.line_kind != kAttack || s.picks.empty()) return 0;
  const Slot last = creature_in(s.picks.back());
  return is_foe(s.objects[last]) ? s.slots : last + 1;
}

// ---- defending

Reason judge_defence(const Look& look, Slot attacker, Slot defender) {  // WT-168, WT-170, WT-175
  const State& s = look.s;
  const Object& o = s.objects[defender];
  if (!stands(o) || o.controller == s.active) return why(kNotYours);
  if (o.front != kDefensive && !has(o, Keyword::kPicket)) return why(kWrongFront);  // WT-43, WT-44
  if (o.mark == Mark::kMarked) return why(kMarkedCreature);
  if (o.mark == Mark::kAssigned) return why(kAssignedCreature);
  if (is_forbidden(o, Action::kDefend)) return why(kForbidden);
  return gets_past(look, attacker, defender) ? kFine : why(kElusive);
}

int places_left(const Look& look, const Pairs& pairs, Slot defender) {  // WT-182, Bulwark
  int used = 0;
  for (Ref pair : pairs) used += defender_in(pair) == defender ? 1 : 0;
  return 1 + look.s.objects[defender].bulwark - used;
}

bool is_defended(const Pairs& pairs, Slot attacker) {
  return std::any_of(pairs.begin(), pairs.end(),
                     [&](Ref pair) { return attacker_in(pair) == attacker; });
}

// Whether all that must be defended is, as WT-347 says it, and whoever must defend does.
bool duties_done(const Look& look, const Pairs& pairs) {
  const State& s = look.s;
  for (Slot d = 0; d < s.slots; ++d) {
    const bool must = (s.objects[d].can & kMustDefend) != 0;
    const bool unused = places_left(look, pairs, d) == 1 + s.objects[d].bulwark;
    for (Slot a = 0; a < s.slots; ++a) {
      if (!is_attacking(look, a) || !judge_defence(look, a, d).fine()) continue;
      if (must && unused) return false;
      if (!has(s.objects[a], Keyword::kLure) || is_defended(pairs, a)) continue;
      if (places_left(look, pairs, d) > 0) return false;
      for (Ref pair : pairs)
        if (defender_in(pair) == d && !has(s.objects[attacker_in(pair)], Keyword::kLure))
          return false;
    }
  }
  return true;
}

bool has_duties(const Look& look) {
  const State& s = look.s;
  for (Slot slot = 0; slot < s.slots; ++slot) {
    const Object& o = s.objects[slot];
    if (((o.fight & kAttacks) != 0 && has(o, Keyword::kLure)) || (o.can & kMustDefend) != 0)
      return true;
  }
  return false;
}

// Whether a line that stands at `last` can still fulfil all duties: setting whoever is left against attackers with
// Lure, or anybody if it must defend, is the best that can be done.
bool can_do_duties(const Look& look, Pairs pairs, Ref last) {
  if (!has_duties(look)) return true;
  const State& s = look.s;
  for (const bool lured : {true, false})
    for (Slot a = 0; a < s.slots; ++a) {
      if (!is_attacking(look, a) || has(s.objects[a], Keyword::kLure) != lured) continue;
      for (Slot d = 0; d < s.slots; ++d) {
        const bool unused = places_left(look, pairs, d) == 1 + s.objects[d].bulwark;
        if (!lured && ((s.objects[d].can & kMustDefend) == 0 || !unused)) continue;
        if (pair_of(a, d) <= last || pairs.full() || places_left(look, pairs, d) <= 0) continue;
        if (judge_defence(look, a, d).fine()) pairs.push_back(pair_of(a, d));
      }
    }
  return duties_done(look, pairs);
}

Pairs defence_pairs(const State& s) {
  return s.line_kind == kDefend && !names_gear(s) ? s.picks : Pairs{};
}

Reason judge_pair(const Look& look, Slot attacker, Slot defender) {
  Pairs pairs = defence_pairs(look.s);
  const Ref pair = pair_of(attacker, defender);
  if (!pairs.empty() && pair <= pairs.back()) return why(kAscending);
  if (pairs.full()) return why(kCrowded);
  if (const Reason reason = judge_defence(look, attacker, defender); !reason.fine()) return reason;
  if (places_left(look, pairs, defender) <= 0) return why(kCannotDefend);
  pairs.push_back(pair);
  return can_do_duties(look, pairs, pair) ? kFine : why(kLured);
}

// ---- Equipment in use

// The creatures of the line that have been named, in order.
template <class Call>
void for_each_named(const State& s, Call&& call) {
  const std::size_t n =
      s.draft.front;            // how many picks name creatures; those behind name Equipment
  std::bitset<kObjects> named;  // a Bulwark may be named more than once
  for (std::size_t i = 0; i < n; ++i) {
    const Slot slot =
        s.line_kind == kDefend ? defender_in(s.picks[i]) : static_cast<Slot>(s.picks[i]);
    if (!named.test(slot)) call(slot);
    named.set(slot);
  }
}

Slot carrier_asked(const Look& look) {
  Slot found = kNoSlot;
  unsigned n = 0;
  for_each_named(look.s, [&](Slot slot) {
    if (n++ >= look.s.draft.amount && found == kNoSlot && has_choice_of_gear(look, slot))
      found = slot;
  });
  return found;
}

// The creatures are named: Equipment comes next.
void end_of_names(State& s) {
  s.draft.front = static_cast<std::uint8_t>(s.picks.size());
  s.draft.chosen = 1;
}

}  // namespace

Reason judge_move(const Look& look, Seat seat, Slot slot) {  // WT-159 to WT-165
  const State& s = look.s;
  if (slot >= s.slots || !stands_for(s.objects[slot], seat)) return why(kNotYours);
  if (s.phase == 7 && s.first_use == Moved::kMoved) return why(kMoveDone);  // WT-137
  const Object& o = s.objects[slot];
  if (o.mark == Mark::kAssigned) return why(kAssignedCreature);
  if (o.mark == Mark::kMarked) return why(kMarkedCreature);
  if (is_forbidden(o, Action::kMove)) return why(kForbidden);
  if (!has(o, Keyword::kFleet) && !can_mark(o)) return why(kForbidden);
  if (s.line_kind != kMove || s.picks.empty()) return judge_no_move_or_attack(look, seat);
  if (s.objects[s.picks[0]].front != o.front) return why(kOneDirection);  // WT-162
  if (slot <= s.picks.back()) return why(kAscending);
  return s.picks.full() ? why(kCrowded) : kFine;
}

Reason judge_attack(const Look& look, Seat seat, Slot slot,
                    unsigned on) {  // WT-168, WT-169, WT-175
  const State& s = look.s;
  if (slot >= s.slots) return why(kNotYours);
  if (on > s.slots) return kNoSuchChoice;
  if (s.phase == 7 && s.first_use == Moved::kAttacked) return why(kAttackDone);  // WT-137
  if (is_foe(s.objects[slot])) return on == 0 ? judge_foe_joins(look, seat, slot) : kNoSuchChoice;
  if (!stands_for(s.objects[slot], seat)) return why(kNotYours);
  if (on != 0) return judge_attack_on_foe(look, seat, slot, static_cast<Slot>(on - 1));
  const Object& o = s.objects[slot];
  if (o.front != kOffensive && !has(o, Keyword::kSally)) return why(kWrongFront);  // WT-44
  if (o.mark == Mark::kAssigned) return why(kAssignedCreature);
  if (o.mark == Mark::kMarked) return why(kMarkedCreature);
  if (is_forbidden(o, Action::kAttack)) return why(kForbidden);
  return has(o, Keyword::kVigil) || can_mark(o) ? kFine : why(kForbidden);
}

Reason judge_first_attacker(const Look& look, Seat seat, Slot slot, unsigned on) {
  if (const Reason reason = judge_attack(look, seat, slot, on); !reason.fine()) return reason;
  if (is_foe(look.s.objects[slot])) return why(kNotAlone);  // WT-302
  return passes_over_forced(look, seat, 0, slot) ? why(kMustAttackNow) : kFine;
}

Reason judge_no_move_or_attack(const Look& look, Seat seat) {
  const State& s = look.s;
  if (s.phase != 7 || s.first_use == Moved::kAttacked) return kFine;
  return passes_over_forced(look, seat, 0, s.slots) ? why(kMustAttackNow) : kFine;
}

bool may_move_or_attack(const Look& look, Seat seat) {
  for (const Object& o : objects_of(look.s)) {
    const Slot slot = slot_at(look.s, o);
    if (stands_for(o, seat) &&
        (judge_move(look, seat, slot).fine() || judge_attack(look, seat, slot).fine()))
      return true;
  }
  bool any = false;
  for_each_attack_on_foe(look, seat, [&](Slot slot, unsigned foe) {
    any |= judge_attack(look, seat, slot, foe).fine();
  });
  return any;
}

Reason judge_defend(const Look& look, Seat, Slot attacker) {
  const State& s = look.s;
  if (attacker >= s.slots || !is_attacking(look, attacker)) return why(kNotAttacking);
  Reason reason = why(kCannotDefend);
  for (Slot d = 0; d < s.slots && !reason.fine(); ++d) {
    if (!stands(s.objects[d]) || s.objects[d].controller == s.active) continue;
    const Reason one = judge_pair(look, attacker, d);
    if (one.fine() || reason != why(kLured))
      reason = one;  // of several reasons, the one about somebody who could
  }
  return reason;
}

Reason judge_with(const Look& look, Seat, Slot defender) {
  if (defender >= look.s.slots) return kNoSuchChoice;
  return judge_pair(look, static_cast<Slot>(look.s.draft.it), defender);
}

Reason judge_no_more_defenders(const Look& look, Seat) {
  return !has_duties(look) || duties_done(look, defence_pairs(look.s)) ? kFine : why(kLured);
}

bool may_defend(const Look& look, Seat) {
  for (Slot a = 0; a < look.s.slots; ++a) {
    if (!is_attacking(look, a)) continue;
    for (Slot d = 0; d < look.s.slots; ++d)
      if (judge_defence(look, a, d).fine()) return true;
  }
  return false;
}

Asked next_of_battle_line(const Look& look) {
  const State& s = look.s;
  if (names_gear(s))
    return s.line_kind == kMove || carrier_asked(look) == kNoSlot ? kQuestions : kAskWear;
  if (s.line_kind == kDefend) return s.draft.it == kNoRef ? kAskDefenders : kAskWith;
  return s.line_kind == kMove ? kAskMovers : kAskAttackers;
}

namespace {

// An answer to what a battle line asks.
Reason judge_asked(const Look& look, Seat seat, Asked asked, const Choice& c) {
  const State& s = look.s;
  if ((c.b != 0 && c.kind != kAttack) || c.c != 0 || c.a > 0xff) return kNoSuchChoice;
  const Slot slot = static_cast<Slot>(c.a);
  const bool pass = c == choice(kPass);
  switch (asked) {
    case kAskMovers:
      if (pass) return kFine;
      return c.kind == kMove ? judge_move(look, seat, slot) : kNoSuchChoice;
    case kAskAttackers:
      if (pass)
        return passes_over_forced(look, seat, first_after_picks(s), s.slots) ? why(kMustAttackNow)
                                                                             : kFine;
      if (c.kind != kAttack) return kNoSuchChoice;
      if (const Reason reason = judge_attack(look, seat, slot, c.b); !reason.fine()) return reason;
      if (is_foe(s.objects[slot]) && std::any_of(s.picks.begin(), s.picks.end(), [&](Ref pick) {
            return foe_in(pick) == slot + 1u;
          }))
        return why(kBadTarget);  // it cannot be on both sides of one attack
      if (turn_in_line(s, slot) <= turn_in_line(s, creature_in(s.picks.back())))
        return why(kAscending);
      if (passes_over_forced(look, seat, first_after_picks(s),
                             is_foe(s.objects[slot]) ? s.slots : slot))
        return why(kMustAttackNow);
      return s.picks.full() ? why(kCrowded) : kFine;
    case kAskDefenders:
      if (pass) return judge_no_more_defenders(look, seat);
      return c.kind == kDefend ? judge_defend(look, seat, slot) : kNoSuchChoice;
    case kAskWith: return c.kind == kWith ? judge_with(look, seat, slot) : kNoSuchChoice;
    case kAskWear:
      if (pass) return kFine;
      if (c.kind != kWear || slot >= s.slots) return kNoSuchChoice;
      return could_wear(look, carrier_asked(look), slot) && !s.picks.full() ? kFine
                                                                            : why(kBadTarget);
    default: return kNoSuchChoice;
  }
}

}  // namespace

Reason judge_battle_step(const Look& look, Seat seat, const Choice& c) {
  return judge_asked(look, seat, next_of_battle_line(look), c);
}

void list_battle_steps(const Look& look, Seat seat, ChoiceList& out) {
  const Asked asked = next_of_battle_line(look);
  const Kind kind = asked == kAskMovers      ? kMove
                    : asked == kAskAttackers ? kAttack
                    : asked == kAskDefenders ? kDefend
                    : asked == kAskWith      ? kWith
                                             : kWear;
  const auto offer = [&](const Choice& c) {
    if (judge_asked(look, seat, asked, c).fine()) out.add(c);
  };
  for (const Object& o : objects_of(look.s))
    if (can_fight(o) == (asked != kAskWear)) offer(choice(kind, slot_at(look.s, o)));
  if (kind == kAttack)
    for_each_attack_on_foe(look, seat,
                           [&](Slot slot, unsigned foe) { offer(choice(kAttack, slot, foe)); });
  offer(choice(kPass));
}

void begin_battle_line(Play& p, const Choice& c) {
  State& s = p.s;
  s.draft = {};
  s.draft.it = c.kind == kDefend ? c.a : kNoRef;
  if (c.kind == kMove) s.picks.push_back(c.a);
  if (c.kind == kAttack) s.picks.push_back(attack_of(c.a, c.b));
}

void take_battle_step(Play& p, const Choice& c) {
  State& s = p.s;
  switch (c.kind) {
    case kDefend: s.draft.it = c.a; break;
    case kWith:
      s.picks.push_back(pair_of(static_cast<Slot>(s.draft.it), static_cast<Slot>(c.a)));
      s.draft.it = kNoRef;
      break;
    case kWear: s.picks.push_back(ref_of(s, static_cast<Slot>(c.a))); break;
    case kPass:
      if (!names_gear(s)) {
        end_of_names(s);
      } else {  // the creature that was asked about keeps what it has
        const Slot asked = carrier_asked(p);
        unsigned n = 0;
        for_each_named(s, [&](Slot slot) {
          ++n;
          if (slot == asked) s.draft.amount = static_cast<std::uint16_t>(n);
        });
      }
      break;
    case kAttack: s.picks.push_back(attack_of(c.a, c.b)); break;
    default: s.picks.push_back(c.a); break;
  }
}

namespace {

void declare_gear(Play& p, const Pairs& picks, std::size_t from) {
  for (std::size_t i = from; i < picks.size(); ++i) use_gear(p, slot_of(p.s, picks[i]));
}

void move_creatures(Play& p, const Pairs& picks) {
  State& s = p.s;
  s.moved_from = s.objects[picks[0]].front;
  if (s.phase == 5) s.first_use = Moved::kMoved;
  for (Ref pick : picks) {  // WT-160
    const auto slot = static_cast<Slot>(pick);
    if (!has(s.objects[slot], Keyword::kFleet)) mark(p, slot);
    move_to_front(p, slot, other_front(s.objects[slot].front));
  }
}

void declare_attack(Play& p, const Pairs& picks, std::size_t creatures) {
  State& s = p.s;
  if (s.phase == 5) s.first_use = Moved::kAttacked;
  for (std::size_t i = 0; i < creatures; ++i) {  // WT-176
    const Slot slot = creature_in(picks[i]);
    Object& o = s.objects[slot];
    o.fight = static_cast<std::uint8_t>((o.fight & kLastingFight) | kAttacks);
    o.turn |= kGearFixed;
    if (is_foe(o)) o.controller = s.active, touch(s);  // WT-302
    if (foe_in(picks[i]) != 0)
      confront(p, slot, static_cast<Slot>(foe_in(picks[i]) - 1));
    else
      tell_object(p, kToldAttacks, slot);
    if (!has(o, Keyword::kVigil)) mark(p, slot);
    happen(p, TriggerKind::kAttacks, o.controller, slot);
  }
  touch_seen(p, kSeesPlaces);
  declare_gear(p, picks, creatures);
}

void declare_defence(Play& p, const Pairs& picks, std::size_t pairs) {
  State& s = p.s;
  if (pairs == 0) tell_all(p, kToldUndefended);
  for (std::size_t i = 0; i < pairs; ++i) {  // WT-183: defending does not mark
    const Slot attacker = attacker_in(picks[i]), defender = defender_in(picks[i]);
    s.defences.push_back({attacker, defender});
    s.objects[attacker].fight |= kDefended;
    Object& d = s.objects[defender];
    tell_object(p, kToldDefends, defender, name_a(s.objects[attacker]),
                name_b(s.objects[attacker]));
    if (is_foe(s.objects[attacker])) note_meeting(s, defender, offer_of(s.objects[attacker]));
    if ((d.fight & kDefends) == 0) happen(p, TriggerKind::kDefends, d.controller, defender);
    d.fight |= kDefends;
  }
  if (pairs > 0) touch_seen(p, kSeesPlaces);
  declare_gear(p, picks, pairs);
}

}  // namespace

void finish_battle_line(Play& p, Seat) {
  State& s = p.s;
  const Pairs picks = s.picks;
  const std::size_t named = s.draft.front;
  const std::uint8_t kind = s.line_kind;
  close_line(s);
  s.flow.window.close();
  Frame& f = s.flow.top();
  switch (kind) {
    case kMove:
      move_creatures(p, picks);
      f.step = 3;
      break;
    case kAttack:
      declare_attack(p, picks, named);
      f.step = 4;
      break;
    default:
      declare_defence(p, picks, named);
      f.step = 2;
      break;
  }
}

void move_or_attack_phase(Play& p, Frame& f) {
  State& s = p.s;
  switch (f.step) {
    case 0:
      f.step = 1;
      happen(p, TriggerKind::kPhaseStart, s.active, kNoSlot, static_cast<int>(PhaseWord::kAttack));
      tell_all(p, kToldPhase, s.phase);
      return follow_up(p);
    case 1:
      f.step = 5;
      if (may_move_or_attack(p, s.active)) s.flow.window.open_one(kMoveOrAttackWindow, s.active);
      return;
    case 3:  // after the moves (WT-164)
      f.step = 5;
      window(p, 0);
      return follow_up(p);
    case 4: f.step = 5; return call(s, kAttackProcedure);
    default: return s.flow.pop();
  }
}

}  // namespace turnwright::wtactics
