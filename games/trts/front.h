// What a seat makes of the map at first sight: who is how strong where. Of the others it counts what stands on the game
// board, and what is supposed to be behind their screens.
#pragma once

#include "games/trts/holdings.h"

namespace turnwright::trts {

// Points of worth (hints.h).
struct Front {
  int own[kMostAreas] = {};   // armed units
  int foe[kMostAreas] = {};   // armed units and towers
  int able[kMostAreas] = {};  // those of them that are seen and may still fire in this round
  int soft[kMostAreas] = {};  // what else of the enemies is seen
  int own_all = 0;
  int foe_all = 0;
  AreaMask mine = 0, theirs = 0, fights = 0;  // controlled, with an enemy's marker alone, contested
  Area goal = kNoArea;                        // where the army should be

  Front(const Look&, Seat);

 private:
  void count_own(const Look&, Seat);
  int count_seen(const Look&, Seat foe);
  void suppose(const Look&, Seat, Seat foe, int hidden);
};

inline bool is_fighter(const PieceType& type) { return !type.has(kWorker) && is_armed(type); }

// What a fight to the end brings: the stronger loses the less the stronger it is.
inline int fight_worth(int own, int foe) {
  if (own == foe) return 0;
  return own > foe ? foe - foe * foe / (2 * own) : own * own / (2 * foe) - own;
}

}  // namespace turnwright::trts
