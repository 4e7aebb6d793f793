// Macromanagement (chapter 6). A seat's Income, Deployment and Production touch nothing but its own units, buildings,
// stock, upgrades and draft, and read nothing of others that they may be changing: so lines of different seats can be
// carried out in any order (TR-78).
#pragma once

#include "games/trts/board.h"

namespace turnwright::trts {

// ---- income.cpp

// TR-89.
inline bool is_lean(const State& s) { return s.lean_from != 0 && s.round >= s.lean_from; }
// TR-80.
void upkeep(Play&, Seat);
// TR-87, TR-107: what each may gather, and the geysers in use, as things stand when macro begins.
void share_out(Play&);
void clear_shares(State&);  // they are nobody's concern when macro is over
// TR-86: how many of the workers of an area may take minerals; the others take gas. Nothing to decide: both are equal.
struct Miners {
  int least, most;
};
Miners miners(const Look&, Seat, Area);
void gather(Play&, Seat, Area, int miners);
// Gathers in all areas from this one on until there is something to decide; then Stage::kGather. False: Income is over.
bool gather_on(Play&, Seat, Area from);
// TR-30, TR-88.
void gain(Play&, Seat, int minerals, int gas);

// ---- deployment.cpp

// TR-245: buildings and morphs, then research. Then units, until there is something to decide (Stage::kDeploy).
void deploy(Play&, Seat);
void deploy_on(Play&, Seat);
// TR-265: where the unit that is being deployed may appear.
AreaMask deploy_areas(const Look&, Seat);
void deploy_in(Play&, Seat, Area);

// ---- sites.cpp

// The worker on the site is free again (TR-94, TR-106).
void free_worker(State&, Seat, std::size_t building);
// A worker that the building has used up comes back (TR-248).
void return_worker(Play&, Seat, Area);
// What has been ordered is taken back, as far as it stands: the site, and its worker.
void take_back_site(Play&, Seat, std::size_t building);

}  // namespace turnwright::trts
