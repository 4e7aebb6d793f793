// Whom an attacker may hit, and how its points are counted (chapter 14). Numbers are those at the beginning of the step
// (TR-253).
#pragma once

#include "games/trts/targets.h"

namespace turnwright::trts {

// Ground and air (TR-206): each attacker is used against one of them (TR-255).
enum Layer : std::uint8_t { kGroundLayer = 1, kAirLayer = 2 };
using Layers = std::uint8_t;
inline Layer layer_of(const Look& look, TypeId type) {
  return look.type(type).has(kFly) ? kAirLayer : kGroundLayer;
}

struct Attacker {
  Seat seat;
  TypeId type;
  Layers layers;  // that it can hit in this step
  int speed;
  bool is_halved;
};
// TR-183: what the piece can do in the step of this range by its weapons; no layers: nothing.
Attacker attacker_of(const Look&, Seat, const Unit&, int range);
Attacker attacker_of(const Look&, Seat, const Building&, int range);

// TR-254: weapons or spells; 0: none.
int range_of(const Look&, Seat, TypeId);
// TR-260: with upgrades, then half of it; `splash` as on the sheet.
Attack attack_of(const Look&, const Attacker&, Layer);
int bonus_of(const Look&, const Attacker&, const Target&);  // TR-222

// TR-207, TR-232: it is not cloaked, or the side has a detector there.
bool is_visible(const Look&, Seat by, const Target&);
// TR-206, TR-207, TR-216: the ladder apart.
bool can_hit(const Look&, const Attacker&, const Target&);
// TR-214, TR-219: the lowest rank of which a piece has got nothing, if `picks` get something too.
inline constexpr int kTopRung = 255;
int rank_of(const Look&, const Target&);
int rung_of(const Look&, const Attacker&, const TargetList&, const Picks& picks);
// TR-213.
bool may_spill(const Look&, const Attacker&, const Target&);

// TR-212: hit points, shields and armour, less what was allocated.
int capacity(const Look&, const Target&);

// TR-256: so many attackers fire one after the other at pieces of one kind, a begun one first.
struct Volley {
  int attackers, points, bonus;
  bool goes_on;  // excess goes to the next of them (TR-213)
};
struct Filled {
  int full;     // pieces that are filled
  int partial;  // points that the next one gets
  int excess;
};
Filled fill(const Volley&, int capacity, int pieces);

// So many points more for `n` of these pieces.
void allocate(State&, const Target&, int n, int points);

}  // namespace turnwright::trts
