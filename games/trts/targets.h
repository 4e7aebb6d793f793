// What can be fired at in a battle (chapter 14): the pieces of the other side, as everybody sees them.
#pragma once

#include "games/trts/values.h"

namespace turnwright::trts {

// Pieces that look alike. Its place in the list is how a choice names it: by owner, buildings first, each sorted by how
// they look, so the list is the same for whoever looks.
struct Target {
  Seat owner;
  bool is_building;
  Unit look;  // of a building: type, hit points, shields, points; energy in charge; count
};
struct TargetList {
  FixedVec<Target, 255> all;
};

// The pieces of these seats in the battle's area that are not aboard.
void list_targets(const Look&, SeatMask owners, TargetList& out);

// One of the pieces that a target stands for, in the list of its owner: of units the entry that comes first.
struct PieceAt {
  Seat owner;
  bool is_building;
  std::size_t at;
};
PieceAt find_piece(const Look&, const Target&);

}  // namespace turnwright::trts
