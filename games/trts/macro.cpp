// Macromanagement (chapter 6): what begins and ends it. Between the two each player is alone (macro_line.cpp).
#include "games/trts/macro.h"

#include "games/trts/flow.h"
#include "games/trts/ledger.h"
#include "games/trts/pieces.h"

namespace turnwright::trts {
namespace {

void begin_macro(Play& p) {
  State& s = p.s;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!holds(s.playing, seat)) continue;
    forget_exact(s, seat);
    count_income(p, seat);
    upkeep(p, seat);
  }
  share_out(p);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!holds(s.playing, seat)) continue;
    if (s.round == 1) {  // TR-81
      gain(p, seat, s.first_income, 0);
      tell(p, only(seat), kToldIncome, seat, s.first_income, 0, s.start[seat]);
      deploy(p, seat);
    } else if (!gather_on(p, seat, 0)) {
      deploy(p, seat);
    }
  }
  s.flow.window.open_secret(kMacroWindow, s.playing);
}

// TR-107: who is late gets price and worker back.
void settle_geysers(Play& p) {
  State& s = p.s;
  const auto& areas = p.map().areas;
  int left[kMostAreas];
  for (Area area = 0; area < areas.size(); ++area) left[area] = areas[area].geysers - s.taken[area];
  for (const Seat seat : s.line) {
    for (std::size_t i = 0; i < kMostBuildings; ++i) {
      Building& b = s.buildings[seat][i];
      if ((b.flags & kHasBeenPaid) == 0) continue;
      b.flags &= static_cast<std::uint8_t>(~kHasBeenPaid);
      if (left[b.area]-- > 0) continue;
      tell(p, only(seat), kToldTooLate, seat, b.area);
      gain(p, seat, p.type(b.type).minerals, p.type(b.type).gas);
      take_back_site(p, seat, i);
    }
  }
}

// TR-67.
void end_macro(Play& p) {
  settle_geysers(p);
  clear_shares(p.s);
  for (Seat seat = 0; seat < p.s.seats; ++seat) show_new_shields(p, seat);
  show_macro(p);
  AreaMask disputed = 0;
  for (Seat seat = 0; seat < p.s.seats; ++seat) disputed |= contested(p.s, seat);
  for (const Area area : areas_in(disputed)) settle_area(p, area);
  check_elimination(p);
}

}  // namespace

void macro(Play& p, Frame& f) {
  if (f.step++ == 0) return begin_macro(p);
  p.s.flow.pop();
  end_macro(p);
}

}  // namespace turnwright::trts
