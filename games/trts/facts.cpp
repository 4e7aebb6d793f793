#include "games/trts/facts.h"

#include "games/trts/values.h"

namespace turnwright::trts {
namespace {

bool is_behind_screen(const Unit& unit) { return !has_flag(unit, kOnBoard | kGone); }

// Finds for the units that rows of one type speak of others of that type behind the screen: a flow from rows to areas,
// found by ways along which one unit more can be sent.
class Assignment {
 public:
  Assignment(const Look& look, Seat seat, TypeId type, Whereabouts where)
      : look_(look), seat_(seat), type_(type), where_(where) {
    for (const Unit& unit : look.s.units[seat]) {
      if (normal_form(look, unit.type) != type || !is_behind_screen(unit)) continue;
      there_[has_flag(unit, kAboard) ? kAboardPlace : unit.area] += unit.count;
    }
  }

  void run(Missing& missing) {
    const auto& rows = look_.s.seen[seat_];
    for (std::size_t row = 0; row < rows.size(); ++row) {
      if (rows[row].type != type_) continue;
      may_be_in_[row] =
          where_ == Whereabouts::kAnywhere ? ~AreaMask{0} : may_be_in(look_, seat_, rows[row]);
      int left = rows[row].count;
      while (left > 0 && send(row)) --left;
      missing[row] = static_cast<std::uint8_t>(left);
    }
  }

 private:
  static constexpr std::size_t kAboardPlace = kMostAreas, kPlaces = kMostAreas + 1;

  bool send(std::size_t row) {
    std::fill(std::begin(tried_), std::end(tried_), false);
    return send_on(row);
  }
  bool send_on(std::size_t row) {
    for (std::size_t place = 0; place < kPlaces; ++place) {
      if (tried_[place] || there_[place] == 0) continue;
      if (place < kMostAreas && !holds_area(may_be_in_[row], static_cast<Area>(place))) continue;
      tried_[place] = true;
      if (!make_room_at(place)) continue;
      ++sent_[row][place];
      ++taken_[place];
      return true;
    }
    return false;
  }
  bool make_room_at(std::size_t place) {
    if (taken_[place] < there_[place]) return true;
    for (std::size_t other = 0; other < kMostSeen; ++other)
      if (sent_[other][place] > 0 && send_on(other)) {
        --sent_[other][place];
        --taken_[place];
        return true;
      }
    return false;
  }

  const Look look_;
  const Seat seat_;
  const TypeId type_;
  const Whereabouts where_;
  int there_[kPlaces] = {}, taken_[kPlaces] = {};
  std::uint8_t sent_[kMostSeen][kPlaces] = {};
  AreaMask may_be_in_[kMostSeen] = {};
  bool tried_[kPlaces] = {};
};

// What the seat's transports on the game board may have aboard.
int room_in_sight(const Look& look, Seat seat) {
  int room = 0;
  for (const Unit& unit : look.s.units[seat])
    if (has_flag(unit, kOnBoard)) room += most_room(look.type(unit.type)) * unit.count;
  return room;
}

bool ledger_holds(const Look& look, Seat seat) {
  const auto& rows = look.s.seen[seat];
  const Missing missing = missing_units(look, seat, Whereabouts::kAnywhere);
  int aboard = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (missing[i] == 0 || may_be_used_up(look, seat, rows[i].type)) continue;
    if (!may_be_carried(look, seat, rows[i].type)) return false;
    aboard += missing[i] * look.type(rows[i].type).size;
  }
  return aboard == 0 || aboard <= room_in_sight(look, seat);
}

// What this seat has of the type behind its screen, in the area or (kNoArea) anywhere.
int count_units(const Look& look, Seat seat, TypeId type, Area area) {
  int sum = 0;
  for (const Unit& unit : look.s.units[seat])
    if (is_behind_screen(unit) && normal_form(look, unit.type) == type &&
        (area == kNoArea || (unit.area == area && !has_flag(unit, kAboard))))
      sum += unit.count;
  return sum;
}
// Unless nothing can have changed, one may have become another.
int count_buildings(const Look& look, Seat seat, TypeId type, Area area, bool is_site,
                    bool is_exact) {
  int sum = 0;
  for (const Building& b : look.s.buildings[seat]) {
    if (b.type == kNoType || b.shown_type != kNoType || b.area != area) continue;
    const bool fits = b.type == type || (!is_exact && look.type(b.type).made_at == type);
    if (fits && ((b.flags & kFinished) == 0) == is_site) ++sum;
  }
  return sum;
}

bool survey_row_holds(const Look& look, const Surveyed& row, bool is_exact) {
  const PieceType& type = look.type(row.type);
  if (type.is_building) {
    const int found =
        count_buildings(look, row.owner, row.type, row.area, row.is_site != 0, is_exact);
    return is_exact ? found == row.count : found >= row.count;
  }
  if (is_exact) return count_units(look, row.owner, row.type, row.area) == row.count;
  const int missing = row.count - count_units(look, row.owner, row.type, kNoArea);
  if (missing <= 0 || may_be_used_up(look, row.owner, row.type)) return true;
  return type.size != 0 && missing * type.size <= room_in_sight(look, row.owner);
}

// Nothing is in the area but what the rows of the Survey say.
bool is_nothing_else(const Look& look, Seat by, Area area) {
  int known = 0, found = 0;
  for (const Surveyed& row : look.s.surveyed[by])
    if (row.area == area) known += row.count;
  for (Seat seat = 0; seat < look.s.seats; ++seat) {
    if (seat == by) continue;
    for (const Unit& unit : look.s.units[seat])
      if (unit.area == area && is_behind_screen(unit) && !has_flag(unit, kAboard))
        found += unit.count;
    for (const Building& b : look.s.buildings[seat])
      if (b.type != kNoType && b.area == area && b.shown_type == kNoType) ++found;
  }
  return known == found;
}

bool surveys_hold(const Look& look, Seat by) {
  const AreaMask exact = look.s.exact[by];
  for (const Surveyed& row : look.s.surveyed[by])
    if (!survey_row_holds(look, row, holds_area(exact, row.area))) return false;
  for (const Area area : areas_in(exact))
    if (!is_nothing_else(look, by, area)) return false;
  return true;
}

// TR-61: what changes a number of a piece in a contested area has been declared, once macro is over.
bool is_declared(const Look& look, Seat seat) {
  const State& s = look.s;
  if ((s.declared[seat] & ~s.upgrades[seat]) != 0) return false;
  if (s.phase == Phase::kMacro) return true;
  UpgradeMask numeric = 0;
  for (const Unit& unit : s.units[seat])
    if (has_flag(unit, kOnBoard)) numeric |= numeric_upgrades(look, seat, unit.type);
  for (const Building& b : s.buildings[seat])
    if (b.type != kNoType && is_contested(s, b.area))
      numeric |= numeric_upgrades(look, seat, b.type);
  return (numeric & ~s.declared[seat]) == 0;
}

}  // namespace

bool has_home(const Look& look, Seat seat) {
  for (const Building& b : look.s.buildings[seat])
    if (b.type != kNoType && b.area == look.s.start[seat] && b.shown_type == kNoType &&
        look.type(b.type).is_base && (b.flags & kFinished) != 0)
      return true;
  return false;
}

Missing missing_units(const Look& look, Seat seat, Whereabouts where) {
  const auto& rows = look.s.seen[seat];
  Missing missing{};
  for (std::size_t i = 0; i < rows.size(); ++i) missing.push_back(0);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    bool is_first = true;
    for (std::size_t k = 0; k < i; ++k) is_first &= rows[k].type != rows[i].type;
    if (is_first) Assignment(look, seat, rows[i].type, where).run(missing);
  }
  return missing;
}

bool facts_hold(const Look& look) {
  const State& s = look.s;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!holds(s.playing, seat)) continue;
    if (!worth_of(look, seat).fits_in(means(s, seat))) return false;
    if (s.has_home[seat] != 0 && !has_home(look, seat)) return false;
    if (!is_declared(look, seat)) return false;
    if (!ledger_holds(look, seat) || !surveys_hold(look, seat)) return false;
  }
  return true;
}

}  // namespace turnwright::trts
