// Blockers (TR-216 to TR-218, TR-257): fast units with a ranged attack that let themselves be reached in melee.
#include "games/trts/allocation.h"
#include "games/trts/battle.h"
#include "games/trts/combat.h"
#include "games/trts/windows.h"

namespace turnwright::trts {
namespace {

constexpr int kNoMelee = 255;

// The speed of the slowest able melee piece that fires at this layer.
int slowest_melee(const Look& look, SeatMask side, Layer layer) {
  const State& s = look.s;
  int slowest = kNoMelee;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!holds(side, seat)) continue;
    const Range here = in_area(s.units[seat], s.battle.area);
    for (std::size_t i = here.from; i < here.to; ++i) {
      const Unit& unit = s.units[seat][i];
      if (!has_flag(unit, kOnBoard) || has_flag(unit, kAttacked)) continue;
      const Attacker by = attacker_of(look, seat, unit, 1);
      if ((by.layers & layer) != 0) slowest = std::min(slowest, by.speed);
    }
    for (const Building& b : s.buildings[seat])
      if (b.area == s.battle.area && works(look, seat, b) && (b.flags & kHasAttacked) == 0 &&
          (attacker_of(look, seat, b, 1).layers & layer) != 0)
        slowest = 0;
  }
  return slowest;
}

// TR-257.
bool may_block(const Look& look, Seat seat, const Unit& unit) {
  return unit.area == look.s.battle.area && has_flag(unit, kOnBoard) && !has_flag(unit, kBlocks) &&
         range_of(look, seat, unit.type) >= 2 &&
         speed(look, seat, unit) >
             slowest_melee(look, other_side(look.s, seat), layer_of(look, unit.type));
}

Asked question(const Look&, Seat) { return kAskBlock; }

void list(const Look& look, Seat seat, ChoiceList& out) {
  const Army& army = look.s.units[seat];
  const Unit last = last_marked(army, kBlocks, [](const Unit&) { return true; });
  list_counts(
      army, kBlock,
      [&](const Unit& unit) {
        return comes_behind(unit, last) && may_block(look, seat, unit) ? int{unit.count} : 0;
      },
      out);
  out.add(choice(kReady));
}

Reason why_not(const Look& look, Seat seat, const Choice& c) {
  const Army& army = look.s.units[seat];
  if (c.kind != kBlock || c.a >= army.size()) return kNoSuchChoice;
  return why(may_block(look, seat, army[c.a]) ? kOrder : kNotAble);
}

Choice usual(const Look&, Seat) { return choice(kReady); }

// Openly, one after the other (TR-218).
void take_answer(Play& p, Seat seat, const Choice& c) {
  if (c.kind == kReady) return end_window(p.s, seat);
  const TypeId type = p.s.units[seat][c.a].type;
  change_part(p.s.units[seat], c.a, c.b, [](Unit& unit) {
    if (!has_flag(unit, kAboard)) set_flag(unit, kBlocks);
  });
  tell_all(p, kToldBlocks, seat, type, c.b);
  end_line(p.s, seat);
}

}  // namespace

bool could_block(const Look& look, Seat seat) {
  const Army& army = look.s.units[seat];
  return std::any_of(army.begin(), army.end(),
                     [&](const Unit& unit) { return may_block(look, seat, unit); });
}

const Answers kBlockAnswers = {question, list, why_not, usual, take_answer};

}  // namespace turnwright::trts
