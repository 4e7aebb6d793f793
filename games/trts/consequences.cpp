#include "games/trts/consequences.h"

#include <algorithm>

#include "games/trts/facts.h"
#include "games/trts/macro.h"

namespace turnwright::trts {
namespace {

class Consequences {
 public:
  explicit Consequences(Play& p) : p_(p), s_(p.s) {}

  void draw() {
    for (Seat seat = 0; seat < s_.seats; ++seat) put_markers(seat);
    for (Seat seat = 0; seat < s_.seats; ++seat) {
      show_units(seat);
      show_buildings(seat);
      s_.upgrades[seat] |= s_.declared[seat];
    }
    for (Area area = 0; area < p_.map().areas.size(); ++area)
      if (is_contested(s_, area)) declare_seen(p_, area);  // TR-61, TR-244
    for (Seat seat = 0; seat < s_.seats; ++seat) {
      s_.has_home[seat] = has_home(p_, seat) ? 1 : 0;
      forget_missing(seat);
    }
    if (s_.phase == Phase::kMacro) share_out(p_);
  }

 private:
  void put_markers(Seat seat) {
    for (const Unit& unit : s_.units[seat]) s_.markers[seat] |= area_bit(unit.area);
    for (const Building& b : s_.buildings[seat])
      if (b.type != kNoType) s_.markers[seat] |= area_bit(b.area);
  }
  void show_units(Seat seat) {
    change_units(
        s_.units[seat], [](const Unit&) { return true; },
        [&](Unit& unit) {
          unit.shown_type = unit.type;
          unit.shown_hit_points = unit.hit_points;
          clear_flag(unit, kOnBoard);
          if (is_contested(s_, unit.area) && !has_flag(unit, kAboard)) set_flag(unit, kOnBoard);
        });
  }
  void show_buildings(Seat seat) {
    for (Building& b : s_.buildings[seat]) {
      if (b.type == kNoType) continue;
      if (is_contested(s_, b.area)) b.shown_type = b.type;
      if (b.shown_type != kNoType) show_as_it_is(b);
    }
  }
  void forget_missing(Seat seat) {
    const Missing missing = missing_units(p_, seat);
    auto& rows = s_.seen[seat];
    for (std::size_t i = rows.size(); i-- > 0;) {
      rows[i].count = static_cast<std::uint8_t>(rows[i].count - missing[i]);
      if (rows[i].count == 0) rows.erase(i);
    }
  }

  Play& p_;
  State& s_;
};

}  // namespace

void draw_consequences(Play& p) { Consequences(p).draw(); }

void raise_means(const Look& look, State& s) {
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (s.faction[seat] == kNoFaction) continue;
    const Worth worth = worth_of(look, seat);
    s.most_minerals[seat] =
        std::max(s.most_minerals[seat], static_cast<std::uint16_t>(worth.minerals));
    s.most_gas[seat] = std::max(s.most_gas[seat], static_cast<std::uint16_t>(worth.gas));
  }
}

}  // namespace turnwright::trts
