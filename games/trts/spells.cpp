#include "games/trts/spells.h"

#include "games/trts/allocation.h"
#include "games/trts/battle.h"

namespace turnwright::trts {
namespace {

bool is_of_units(const Spell& spell) {
  return spell.kind == SpellKind::kChoke || spell.kind == SpellKind::kBurst;
}

bool can_be_kindled(const Look& look, const Target& target) {
  const Unit& piece = target.look;
  const bool is_kindled =
      target.is_building ? (piece.flags & kIsKindled) != 0 : (piece.charge & kKindled) != 0;
  const bool is_finished = !target.is_building || (piece.flags & kShownFinished) != 0;
  return !is_kindled && most_shields(look, target.owner, piece.type, is_finished) > 0;
}

void mark(State& s, const Target& target, int n, SpellKind kind) {
  change_pieces(
      s, target, n,
      [&](Unit& unit) {
        if (kind == SpellKind::kRekindle)
          unit.charge |= kKindled;
        else
          set_flag(unit, kind == SpellKind::kBurst ? kBurst : kHalved);
      },
      [](Building& b) { b.flags |= kIsKindled; });
}

}  // namespace

bool knows_spell(const Look& look, Seat seat, TypeId type, int energy) {
  for (unsigned which = 0; which < kMostSpellsOfUnit; ++which)
    if (const Spell* spell = spell_of(look, type, which);
        spell != nullptr && can_cast(look, seat, *spell, energy))
      return true;
  return false;
}

SeatMask touched_by(const State& s, Seat by, const Spell& spell) {
  switch (spell.kind) {
    case SpellKind::kShroud: return 0;
    case SpellKind::kRekindle: return own_side(s, by) & allies(s, by);
    default: return other_side(s, by);
  }
}

// TR-259.
bool may_aim(const Look& look, Seat by, const Spell& spell, const TargetList& list, int place,
             const Picks& picks) {
  const Target& target = list[place];
  if (spell.kind == SpellKind::kRekindle) return can_be_kindled(look, target);
  if (!is_visible(look, by, target)) return false;
  if (!is_of_units(spell)) return true;
  if (target.is_building || (spell.kind == SpellKind::kBurst && has_flag(target.look, kBurst)))
    return false;
  if (picks.empty()) return true;
  const Target& first = list[picks[0]];
  return target.owner == first.owner && target.look.type == first.look.type &&
         place >= picks.back() && std::count(picks.begin(), picks.end(), place) < target.look.count;
}

void cast(Play& p, Seat by, const Spell& spell, const TargetList& list, const Picks& picks) {
  State& s = p.s;
  if (spell.kind == SpellKind::kShroud) s.battle.shrouding |= other_side(s, by);
  // From the last on: what is changed comes to look like what stands behind it in the list.
  for (std::size_t i = picks.size(); i-- > 0;) {
    Target target = list[picks[i]];
    if (spell.kind == SpellKind::kLance || spell.kind == SpellKind::kBurst) {
      const int points = std::min<int>(spell.amount, capacity(p, target));
      allocate(s, target, 1, points);
      target.look.points = static_cast<std::uint8_t>(target.look.points + points);
    }
    if (spell.kind != SpellKind::kLance) mark(s, target, 1, spell.kind);
  }
}

int amount_of(const Content& content, SpellKind kind) {
  for (const Spell& spell : content.tables.spells)
    if (spell.kind == kind) return spell.amount;
  return 0;
}

}  // namespace turnwright::trts
