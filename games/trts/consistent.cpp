// What must hold in every position that somebody is asked in.
#include <algorithm>

#include "games/trts/facts.h"
#include "games/trts/rules.h"
#include "games/trts/values.h"
#include "games/trts/work.h"

namespace turnwright::trts {
namespace {

class Realm {
 public:
  Realm(const Look& look, Seat seat)
      : look_(look), s_(look.s), seat_(seat), faction_(look.faction(seat)) {}

  bool is_consistent() const {
    const Constants& constants = look_.content.constants;
    if (s_.minerals[seat_] > constants.minerals_max || s_.gas[seat_] > constants.gas_max)
      return false;
    if (units_counted(look_, seat_) > s_.unit_limit) return false;
    const Army& army = s_.units[seat_];
    for (std::size_t i = 0; i < army.size(); ++i) {
      if (i > 0 && !is_before(army[i - 1], army[i])) return false;
      if (!is_unit(army[i]) || !is_in_place(army[i]) || !is_tied(army[i])) return false;
    }
    int standing = 0;
    for (const Building& b : s_.buildings[seat_]) {
      if (b.type == kNoType && b.shown_type == kNoType) continue;
      if (b.type != kNoType) ++standing;
      if (!is_building(b)) return false;
    }
    // In macro the last one may be cancelled; that counts when macro ends (TR-12).
    return (standing > 0 || s_.phase == Phase::kMacro) && standing <= s_.building_limit;  // TR-10
  }

 private:
  bool is_macro() const { return s_.phase == Phase::kMacro; }

  bool is_unit(const Unit& u) const {
    const auto& types = look_.content.tables.types;
    if (u.type == kNoType || u.type >= types.size() || u.area >= look_.map().areas.size())
      return false;
    const PieceType& type = look_.type(u.type);
    return u.count > 0 && !type.is_building && type.faction == s_.faction[seat_] &&
           u.hit_points > 0 && u.hit_points <= type.hit_points &&
           u.shields <= most_shields(look_, seat_, u.type, true) &&
           energy_of(u.charge) <= type.most_energy && movement_of(u.charge) <= kMostSpeed &&
           (!has_flag(u, kActive) || has_flag(u, kActivated)) &&
           (is_macro() ||
            (u.shown_type == u.type && u.shown_hit_points == u.hit_points && !has_flag(u, kGone)));
  }
  // TR-55, TR-57: where enemies are, everybody sees it; elsewhere nobody does, and pieces are where the marker lies.
  bool is_in_place(const Unit& u) const {
    if (!has_marker(s_, seat_, u.area)) return false;
    if (!is_contested(s_, u.area) || has_flag(u, kAboard)) return !has_flag(u, kOnBoard);
    return is_macro() || has_flag(u, kOnBoard);
  }
  bool is_tied(const Unit& u) const {
    if (has_flag(u, kOnSite)) {
      if (u.tie == 0 || u.tie > kMostBuildings || u.count != 1) return false;
      const Building& site = s_.buildings[seat_][u.tie - 1];
      return site.type != kNoType && site.area == u.area && (site.flags & kFinished) == 0;
    }
    if (has_flag(u, kAboard)) return is_aboard(u);
    return u.tie == 0 || most_room(look_.type(u.type)) > 0;
  }
  bool is_aboard(const Unit& passenger) const {
    int load = 0, carriers = 0, most = 0;
    for (const Unit& u : s_.units[seat_]) {
      if (u.tie != passenger.tie || has_flag(u, kOnSite)) continue;
      if (u.area != passenger.area) return false;
      if (has_flag(u, kAboard)) {
        load += look_.type(u.type).size * u.count;
      } else {
        carriers += u.count;
        most = room(look_, seat_, u.type);
      }
    }
    return carriers == 1 && load <= most;
  }

  bool is_building(const Building& b) const {
    if (!is_macro()) {  // the energy that a Survey took is shown when macro ends
      const bool finished = (b.flags & kFinished) != 0, shown = (b.flags & kShownFinished) != 0;
      const bool is_as_shown = b.shown_type == b.type && b.shown_hit_points == b.hit_points &&
                               b.shown_shields == b.shields && b.shown_energy >= b.energy &&
                               finished == shown;
      if (b.shown_type != kNoType ? !is_as_shown : is_contested(s_, b.area)) return false;
    }
    if (b.type == kNoType) return true;
    if (b.type >= look_.content.tables.types.size() || b.area >= look_.map().areas.size())
      return false;
    const PieceType& type = look_.type(b.type);
    const bool is_finished = (b.flags & kFinished) != 0;
    if (!type.is_building || type.faction != s_.faction[seat_] || !has_marker(s_, seat_, b.area) ||
        b.hit_points == 0 || b.hit_points > most_hit_points(look_, b.type, is_finished) ||
        b.shields > most_shields(look_, seat_, b.type, is_finished) || b.energy > type.most_energy)
      return false;
    return is_finished ? has_orders(b, type) : is_site(b);
  }
  bool is_site(const Building& b) const {
    return b.work[0] == kNoWork && b.work[1] == kNoWork && work_rounds(b.work[kOtherSlot]) != 0 &&
           work_item(b.work[kOtherSlot]) == kWorkSite;
  }
  bool is_made_at(TypeId maker, TypeId building) const {
    return maker == building || (maker != kNoType && maker == look_.type(building).counts_as);
  }
  bool has_orders(const Building& b, const PieceType& type) const {
    int orders = 0;
    for (int slot = 0; slot < kTrainSlots; ++slot) {
      if (b.work[slot] == kNoWork) continue;
      const unsigned item = work_item(b.work[slot]);
      ++orders;
      if (work_rounds(b.work[slot]) == 0 || item >= faction_.units.size() ||
          slot >= std::max<int>(type.train_slots, 1) ||
          !is_made_at(look_.type(faction_.units[item]).made_at, b.type))
        return false;
    }
    if (b.work[kOtherSlot] == kNoWork) return true;
    if (orders > 0 && type.shared_slot) return false;
    const unsigned item = work_item(b.work[kOtherSlot]);
    if (work_rounds(b.work[kOtherSlot]) == 0) return false;
    if (item >= kWorkMorph)
      return item - kWorkMorph < faction_.buildings.size() &&
             look_.type(faction_.buildings[item - kWorkMorph]).made_at == b.type;
    return item < faction_.upgrades.size() && is_made_at(faction_.upgrades[item].made_at, b.type) &&
           (s_.upgrades[seat_] >> item & 1) == 0;
  }

  const Look look_;
  const State& s_;
  const Seat seat_;
  const Faction& faction_;
};

// TR-107, but for orders of one macro phase that may still be given up.
bool geysers_suffice(const Look& look) {
  const State& s = look.s;
  if (s.phase == Phase::kMacro) return true;
  int extractors[kMostAreas] = {};
  for (Seat seat = 0; seat < s.seats; ++seat)
    for (const Building& b : s.buildings[seat])
      if (b.type != kNoType && look.type(b.type).is_extractor) ++extractors[b.area];
  for (std::size_t area = 0; area < look.map().areas.size(); ++area)
    if (extractors[area] > look.map().areas[area].geysers) return false;
  return true;
}

}  // namespace

bool Trts::is_consistent(const State& s) const {
  const Look look{*content_, s};
  if (s.flow.window.open() != (s.ending == Ending::kNotOver)) return false;
  if ((s.flow.depth > 0) != s.flow.window.open()) return false;
  if (s.phase == Phase::kSetup || s.ending != Ending::kNotOver) return true;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (holds(s.playing, seat) && !Realm(look, seat).is_consistent()) return false;
    if (!holds(s.playing, seat) && (!s.units[seat].empty() || s.markers[seat] != 0)) return false;
  }
  return geysers_suffice(look) && facts_hold(look);
}

}  // namespace turnwright::trts
