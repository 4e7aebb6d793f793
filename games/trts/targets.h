// What can be fired at in a battle (chapter 14): the pieces of the other side, as everybody sees them.
#pragma once

#include <algorithm>

#include "games/trts/army.h"
#include "games/trts/values.h"

namespace turnwright::trts {

// Pieces that look alike (TR-240). Its place in the list is how a choice names it: by owner, buildings first, each sorted
// by how they look, so the list is the same for whoever looks.
struct Target {
  Seat owner;
  bool is_building;
  Unit look;  // of a building: look_of
};

// More kinds than this have never stood in one area; further ones could not be aimed at.
inline constexpr int kMostTargets = 250;
class TargetList {
 public:
  int size() const { return count_; }
  const Target& operator[](int i) const { return items_[i]; }
  const Target* begin() const { return items_; }
  const Target* end() const { return items_ + count_; }
  void add(const Target&);  // in its place among those of its owner and kind, which come last

 private:
  int count_ = 0;
  Target items_[kMostTargets];
};

// The pieces of these seats in the battle's area that are not aboard.
void list_targets(const Look&, SeatMask owners, TargetList& out);

// Whose pieces a kOn of the seat's open line names (aiming.cpp): the other side's, or of a friendly spell the own.
SeatMask aimed_at(const Look&, Seat);

// Type, hit points, shields and points as of a unit; its energy in `charge`, and its own flags.
Unit look_of(const Building&);

// Changes `n` of the pieces that a target stands for; which of them, nobody can tell.
template <class ChangeUnit, class ChangeBuilding>
void change_pieces(State& s, const Target& target, int n, ChangeUnit change_unit,
                   ChangeBuilding change_building) {
  if (target.is_building) {
    for (Building& b : s.buildings[target.owner])
      if (n > 0 && b.type != kNoType && is_same(look_of(b), target.look)) {
        change_building(b);
        --n;
      }
    return;
  }
  Army& army = s.units[target.owner];
  while (n > 0) {
    const Range here = in_area(army, target.look.area);
    std::size_t at = here.from;
    while (at < here.to &&
           !(has_flag(army[at], kOnBoard) && is_same(appearance(army[at]), target.look)))
      ++at;
    CHECK(at < here.to, "a target that stands for fewer pieces than it says");
    const int part = std::min<int>(n, army[at].count);
    Unit unit = take(army, at, static_cast<unsigned>(part));
    change_unit(unit);
    join(army, unit);
    n -= part;
  }
}

}  // namespace turnwright::trts
