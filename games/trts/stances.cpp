#include "games/trts/stances.h"

namespace turnwright::trts {

// TR-235, TR-260.
bool can_change_stance(const Look& look, Seat seat, const Unit& unit) {
  const PieceType& type = look.type(unit.type);
  return type.stance != kNoType && is_free(unit) && points_left(unit) > 0 &&
         has_upgrade(look.s, seat, type.stance_needs);
}

void change_stance(Play& p, Seat seat, std::size_t at, unsigned n) {
  const Unit before = p.s.units[seat][at];
  const TypeId becomes = p.type(before.type).stance;
  change_part(p.s.units[seat], at, n, [&](Unit& unit) {
    if (has_flag(unit, kAboard)) return;
    spend(unit, 1);
    set_type(unit, becomes);
  });
  const bool is_seen = has_flag(before, kOnBoard);
  tell(p, is_seen ? kEveryone : only(seat), kToldStance, seat, becomes, n);
  if (is_seen) declare_seen(p, before.area);
}

}  // namespace turnwright::trts
