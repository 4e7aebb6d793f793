// Who retreats, who fires at whom, and who is saved.
#include <algorithm>

#include "games/trts/aiming.h"
#include "games/trts/front.h"
#include "games/trts/promises.h"

namespace turnwright::trts {
namespace {

int worth_of_piece(const PieceType& type) {
  if (type.is_building) return kHope.ruin * (type.minerals + type.gas);
  return type.has(kWorker) ? kHope.worker : type.worth;
}

// What so many points destroy of a target; pieces that are only hurt count for a little less.
int destroyed(const Look& look, const Target& target, int points) {
  const int most = std::max(1, capacity(look, target));
  const int worth = worth_of_piece(look.type(target.look.type));
  const int dead = std::min<int>(points / most, target.look.count);
  const int rest = dead < target.look.count ? points % most : 0;
  return dead * worth + worth * rest * 3 / (4 * most);
}

int points_at(const Look& look, Seat seat, const Target& target) {
  const Draft& draft = look.s.draft[seat];
  if (draft.stage == Stage::kSpill) return draft.spill;
  if (draft.kind == kCast) return spell_named(look, seat).amount;
  const Attacker by = attacker_at(look, seat, piece_at(look.s, seat, draft.unit));
  const Attack attack = attack_of(look, by, layer_of(look, target.look.type));
  return std::max<int>(1, draft.count) * (attack.points + bonus_of(look, by, target));
}

void promise_targets(const Look& look, Seat seat, const ChoiceList& choices, Promises& promises) {
  TargetList list;
  list_targets(look, aimed_at(look, seat), list);
  for (int i = 0; i < choices.size(); ++i) {
    if (choices[i].kind != kOn) continue;
    const Target& target = list[choices[i].a];
    promises[static_cast<std::size_t>(i)] =
        1 + destroyed(look, target, points_at(look, seat, target));
  }
}

}  // namespace

void promise_fire(const Look& look, Seat seat, const ChoiceList& choices, Promises& promises) {
  if (look.s.draft[seat].stage != Stage::kIdle)
    return promise_targets(look, seat, choices, promises);
  for (int i = 0; i < choices.size(); ++i) {
    const Choice& c = choices[i];
    int& promise = promises[static_cast<std::size_t>(i)];
    if (c.kind == kCast) promise = kHope.fire + kHope.dither;
    if (c.kind != kAllocate) continue;
    const int most = piece_at(look.s, seat, c.a).count();
    promise = kHope.fire - 3 * (most - c.b);
  }
}

// Before the fight, and between its steps: who would lose it leaves, if there is where to go.
void promise_retreat(const Look& look, Seat seat, const ChoiceList& choices, Promises& promises) {
  const Front front(look, seat);
  const State& s = look.s;
  const Area here = s.battle.area;
  const auto& to_home = look.map().steps[s.start[seat]];
  const bool is_losing = 100 * front.own[here] < kHope.losing * front.foe[here];
  for (int i = 0; i < choices.size(); ++i) {
    const Choice& c = choices[i];
    int& promise = promises[static_cast<std::size_t>(i)];
    if (c.kind == kTo) {
      const Area to = static_cast<Area>(c.a);
      promise = front.own[to] / 10 - 2 * to_home[to] - (contests(s, seat, to) ? kHope.line : 0);
    } else if (c.kind != kStay) {
      const Unit& unit = s.units[seat][c.a];
      const bool goes = is_losing && c.b == unit.count;
      promise = goes ? unit.count * look.type(unit.type).worth / 2 : -kHope.line;
    }
  }
}

void promise_survivor(const Look& look, Seat seat, const ChoiceList& choices, Promises& promises) {
  for (int i = 0; i < choices.size(); ++i)
    promises[static_cast<std::size_t>(i)] =
        worth_of_piece(look.type(piece_at(look.s, seat, choices[i].a).type()));
}

}  // namespace turnwright::trts
