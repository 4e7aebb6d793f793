#include "games/trts/combat.h"

#include "games/trts/battle.h"
#include "games/trts/flow.h"
#include "games/trts/retreat.h"
#include "games/trts/spells.h"

namespace turnwright::trts {
namespace {

constexpr RangeMask range_bit(int range) { return RangeMask{1} << range; }

// Of the weapons and spells on the sheet (TR-182, TR-229).
RangeMask ranges_of(const Look& look, Seat seat, TypeId type, int energy) {
  const Attack ground = ground_attack(look, seat, type), air = air_attack(look, seat, type);
  RangeMask mask = 0;
  if (ground.points != 0) mask |= range_bit(ground.range);
  if (air.points != 0) mask |= range_bit(air.range);
  for (unsigned which = 0; which < kMostSpellsOfUnit; ++which)
    if (const Spell* spell = spell_of(look, type, which);
        spell != nullptr && energy >= spell->energy)
      mask |= range_bit(spell->range);
  return mask;
}

// TR-183: the next range that is shorter than this one; 0: none.
int next_range(const Look& look, int below) {
  RangeMask mask = 0;
  for (Seat seat = 0; seat < look.s.seats; ++seat)
    if (holds(look.s.battle.engaging | look.s.battle.defending, seat))
      mask |= able_ranges(look, seat);
  mask &= range_bit(below) - 1;
  return mask == 0 ? 0 : 63 - std::countl_zero(mask);
}

bool is_decided(const State& s) { return s.battle.engaging == 0 || s.battle.defending == 0; }

// TR-195: the first defender in turn order; all that they have there would be lost.
Seat who_saves(const State& s) {
  for (const Seat seat : s.line)
    if (holds(s.battle.defending, seat)) return seat;
  return kNobody;
}

void end_combat_round(Play& p) {
  State& s = p.s;
  end_combat(s);
  tell_all(p, kToldEndsCombat, s.battle.area);
  settle_area(p, s.battle.area);  // TR-203
  s.flow.pop();
}

}  // namespace

// Who has not attacked in this round is active or in Hold Position (TR-170, TR-186).
RangeMask able_ranges(const Look& look, Seat seat) {
  const State& s = look.s;
  RangeMask mask = 0;
  const Range here = in_area(s.units[seat], s.battle.area);
  for (std::size_t i = here.from; i < here.to; ++i) {
    const Unit& unit = s.units[seat][i];
    if (has_flag(unit, kOnBoard) && !has_flag(unit, kAttacked | kFired))
      mask |= ranges_of(look, seat, unit.type, energy_of(unit.charge));
  }
  for (const Building& b : s.buildings[seat])
    if (b.area == s.battle.area && works(look, seat, b) && (b.flags & kHasAttacked) == 0)
      mask |= ranges_of(look, seat, b.type, b.shown_energy);
  return mask;
}

// Frame::b: who has been asked in this part of the step.
void combat(Play& p, Frame& f) {
  enum : std::uint8_t { kBegin, kNextStep, kBlocking, kFiring, kDamage, kAfter };
  State& s = p.s;
  Battle& battle = s.battle;
  set_sides(s);
  const auto ask_next = [&](std::uint8_t window, bool (*is_asked)(const Look&, Seat)) {
    for (Seat seat = next_to_act(s, static_cast<SeatMask>(f.b)); seat != kNobody;
         seat = next_to_act(s, static_cast<SeatMask>(f.b))) {
      f.b |= only(seat);
      if (!is_asked(p, seat)) continue;
      s.flow.window.open_one(window, seat);
      return true;
    }
    f.b = 0;
    return false;
  };
  switch (f.step) {
    case kBegin:
      tell_all(p, kToldCombat, battle.area);
      battle.range = 63;
      f.step = kNextStep;
      return;
    case kNextStep: {
      const int range = is_decided(s) ? 0 : next_range(p, battle.range);
      if (range == 0) return end_combat_round(p);
      battle.range = static_cast<std::uint8_t>(range);
      tell_all(p, kToldStep, battle.range);
      f.step = range == 1 ? kBlocking : kFiring;
      return;
    }
    case kBlocking:  // TR-218
      if (!ask_next(kBlockWindow, could_block)) f.step = kFiring;
      return;
    case kFiring:  // TR-190
      if (!ask_next(kFireWindow, [](const Look& look, Seat seat) {
            return is_able(look, seat, look.s.battle.range);
          }))
        f.step = kDamage;
      return;
    case kDamage:
      if (destroys_all(p)) return s.flow.window.open_one(kSurvivorWindow, who_saves(s));
      deal_damage(p);
      f.step = kAfter;
      if (!check_elimination(p))
        settle_area(p, battle.area);  // TR-12; TR-26 counts areas before TR-50
      return;
    default:
      if (is_decided(s)) return end_combat_round(p);  // TR-202
      f.step = kNextStep;
      if (battle.up_ramp != battle.area + 1 && could_fall_back(p, battle.active))  // TR-196, TR-199
        s.flow.window.open_one(kFallBackWindow, battle.active);
      return;
  }
}

}  // namespace turnwright::trts
