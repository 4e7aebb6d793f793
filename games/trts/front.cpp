#include "games/trts/front.h"

#include <algorithm>

#include "games/trts/army.h"
#include "games/trts/board.h"
#include "games/trts/promises.h"

namespace turnwright::trts {
namespace {

// Of one unit, as far as it is damaged.
int worth_left(const PieceType& type, int body) {
  const int most = type.hit_points + type.shields;
  return body >= most ? type.worth : type.worth * (most + body) / (2 * most);
}

// What the player has behind the screen, if no more is known than what was seen of it.
int remembered(const Look& look, Seat foe) {
  int worth = 0;
  for (const Seen& row : look.s.seen[foe])
    if (is_fighter(look.type(row.type))) worth += row.count * look.type(row.type).worth;
  return worth;
}

}  // namespace

Front::Front(const Look& look, Seat seat) {
  const State& s = look.s;
  mine = controlled(s, seat);
  fights = contested(s, seat);
  count_own(look, seat);
  for (Seat other = 0; other < s.seats; ++other) {
    if (s.team[other] == s.team[seat]) continue;
    theirs |= s.markers[other] & ~s.markers[seat];
    const int seen = count_seen(look, other);
    const int means = (s.most_minerals[other] + s.most_gas[other]) / 2;
    const int hidden = std::max(remembered(look, other), means * kHope.foe_army / 100 - seen);
    foe_all += seen + hidden;
    suppose(look, seat, other, hidden);
  }
  goal = goal_of(look, seat);
}

void Front::count_own(const Look& look, Seat seat) {
  for (const Unit& u : look.s.units[seat]) {
    const PieceType& type = look.type(u.type);
    if (!is_fighter(type) || has_flag(u, kGone)) continue;
    const int worth = u.count * worth_left(type, u.hit_points + u.shields);
    own[u.area] += worth;
    own_all += worth;
  }
}

// What is worth of it in all.
int Front::count_seen(const Look& look, Seat other) {
  int sum = 0;
  for (const Unit& u : look.s.units[other]) {
    if (!has_flag(u, kOnBoard)) continue;
    const PieceType& type = look.type(u.shown_type);
    if (!is_fighter(type)) {
      soft[u.area] += u.count * (type.has(kWorker) ? kHope.worker : int{type.worth});
      continue;
    }
    const int worth = u.count * worth_left(type, u.shown_hit_points + u.shields);
    foe[u.area] += worth;
    if (!has_flag(u, kAttacked)) able[u.area] += worth;
    sum += worth;
  }
  for (const Building& b : look.s.buildings[other]) {
    if (b.shown_type == kNoType) continue;
    const PieceType& type = look.type(b.shown_type);
    soft[b.area] += kHope.ruin * (type.minerals + type.gas);
    if (!is_armed(type) || (b.flags & kShownFinished) == 0) continue;
    foe[b.area] += type.worth;
    if ((b.flags & kHasAttacked) == 0) able[b.area] += type.worth;
  }
  return sum;
}

// Half of what is hidden is supposed at home and half of it where the land is nearest to the own; less elsewhere.
void Front::suppose(const Look& look, Seat seat, Seat other, int hidden) {
  const State& s = look.s;
  const AreaMask land = s.markers[other] & ~contested(s, other);
  if (land == 0 || hidden <= 0) return;
  const Area heart = nearest(look.map(), s.start[other], land);
  const Area edge = nearest(look.map(), s.start[seat], land);
  for (const Area area : areas_in(land)) {
    const int parts = (area == heart ? 2 : 0) + (area == edge ? 2 : 0);
    foe[area] += hidden * std::max(1, parts) / 4;
  }
}

}  // namespace turnwright::trts
